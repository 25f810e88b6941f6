import { aRedemption } from '../builders.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

export const redemptionAccess: AccessRows = {
  'Query.redemptions': { call: (api) => only(api, 'redemptions')(), statuses: ADMIN },
  'Mutation.handOutRedemption': {
    call: async (api, { student }) =>
      only(api, 'handOutRedemption')({ code: (await aRedemption(student.id)).code }),
    statuses: ADMIN,
  },
};
