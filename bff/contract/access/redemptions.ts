import { aRedemption } from '../builders.ts';
import { BASE, PAGE } from '../cost.table.ts';
import { only, type AccessRows, DESK } from './roles.ts';

export const redemptionAccess: AccessRows = {
  'Query.redemptions': {
    call: (api) => only(api, 'redemptions')(),
    documents: BASE + 2 * PAGE + 1,
    statuses: DESK,
  },
  'Mutation.handOutRedemption': {
    call: async (api, { student }) =>
      only(api, 'handOutRedemption')({ code: (await aRedemption(student.id)).code }),
    documents: BASE + 6,
    statuses: DESK,
  },
};
