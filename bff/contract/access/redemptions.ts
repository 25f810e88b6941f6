import { aRedemption } from '../builders.ts';
import { BASE, PAGE } from '../cost.table.ts';
import { ADMIN, only, type AccessRows } from './roles.ts';

export const redemptionAccess: AccessRows = {
  'Query.redemptions': {
    call: (api) => only(api, 'redemptions')(),
    documents: BASE + 2 * PAGE + 1,
    statuses: ADMIN,
  },
  'Mutation.handOutRedemption': {
    call: async (api, { student }) =>
      only(api, 'handOutRedemption')({ code: (await aRedemption(student.id)).code }),
    documents: BASE + 6,
    statuses: ADMIN,
  },
};
