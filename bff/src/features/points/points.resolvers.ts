import type { Resolvers } from '../../graphql/generated.ts';
import { adjustPoints, getMyPoints, listMyTransactions, redeemPoints } from './points.service.ts';
import { createReferral, listMyReferrals } from './referral.service.ts';

export const pointsResolvers: Resolvers = {
  Query: {
    myPoints: (_, __, ctx) => getMyPoints(ctx),
    myPointsTransactions: (_, __, ctx) => listMyTransactions(ctx),
    myReferrals: (_, __, ctx) => listMyReferrals(ctx),
  },
  Mutation: {
    redeemPoints: (_, { input }, ctx) => redeemPoints(ctx, input),
    createReferral: (_, { input }, ctx) => createReferral(ctx, input),
    adjustPoints: (_, { input: { userId, ...entry } }, ctx) => adjustPoints(ctx, userId, entry),
  },
};
