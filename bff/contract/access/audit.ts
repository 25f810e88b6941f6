import { BASE, PAGE } from '../cost.table.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

export const auditAccess: AccessRows = {
  'Query.auditTrail': {
    call: (api) => only(api, 'auditTrail')(),
    documents: BASE + PAGE + 1,
    statuses: ADMIN,
  },
};
