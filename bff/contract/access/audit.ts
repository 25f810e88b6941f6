import { ADMIN, only, type AccessRows } from './roles.ts';

export const auditAccess: AccessRows = {
  'Query.auditTrail': { call: (api) => only(api, 'auditTrail')(), statuses: ADMIN },
};
