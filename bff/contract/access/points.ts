import { aText, anEmail, givePoints } from '../builders.ts';
import { BASE, OWN_PAGE } from '../cost.table.ts';
import { SIGNED_IN, COMPLETE_PROFILE, ADMIN, only, type AccessRows, DESK } from './roles.ts';

export const pointAccess: AccessRows = {
  'Query.myPoints': { call: (api) => api.myPoints(), documents: BASE + 1, statuses: SIGNED_IN },
  'Query.myPointsTransactions': {
    call: (api) => api.myTransactions(),
    documents: BASE + OWN_PAGE,
    statuses: SIGNED_IN,
  },
  'Query.userTransactions': {
    call: (api, { student }) => only(api, 'userTransactions')(student.id),
    documents: BASE + 1 + OWN_PAGE,
    statuses: DESK,
  },
  'Mutation.redeemPoints': {
    call: async (api, { asker }) => {
      if (asker) await givePoints(asker.id, 1);
      return api.redeem({ points: 1, description: aText() });
    },
    documents: BASE + 5,
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.adjustPoints': {
    call: (api, { student }) =>
      only(api, 'adjustPoints')({ userId: student.id, points: 1, description: aText() }),
    documents: BASE + 4,
    statuses: ADMIN,
  },
  'Mutation.createReferral': {
    call: (api) => api.createReferral({ referredEmail: anEmail() }),
    documents: BASE + 3,
    statuses: SIGNED_IN,
  },
  'Query.myReferrals': { call: (api) => api.myReferrals(), documents: BASE + OWN_PAGE, statuses: SIGNED_IN },
};
