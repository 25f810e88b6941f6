import { SIGNED_IN, only, type AccessRows } from './roles.ts';

export const privacyAccess: AccessRows = {
  'Query.myData': { call: (api) => only(api, 'myData')(), statuses: SIGNED_IN },
};
