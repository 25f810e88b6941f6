import { anEmail, givePoints } from '../builders.ts';
import { SIGNED_IN, COMPLETE_PROFILE, ADMIN, only, type AccessRows } from './roles.ts';

export const pointAccess: AccessRows = {
  'Query.myPoints': { call: (api) => api.myPoints(), statuses: SIGNED_IN },
  'Query.myPointsTransactions': { call: (api) => api.myTransactions(), statuses: SIGNED_IN },
  'Query.userTransactions': {
    call: (api, { student }) => only(api, 'userTransactions')(student.id),
    statuses: ADMIN,
  },
  'Mutation.redeemPoints': {
    call: async (api, { asker }) => {
      if (asker) await givePoints(asker.id, 1);
      return api.redeem({ points: 1, description: 'Descuento' });
    },
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.adjustPoints': {
    call: (api, { student }) =>
      only(api, 'adjustPoints')({ userId: student.id, points: 1, description: 'Corrección' }),
    statuses: ADMIN,
  },
  'Mutation.createReferral': {
    call: (api) => api.createReferral({ referredEmail: anEmail() }),
    statuses: SIGNED_IN,
  },
  'Query.myReferrals': { call: (api) => api.myReferrals(), statuses: SIGNED_IN },
};
