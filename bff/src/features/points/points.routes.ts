import { act, read, type Route } from '../../rest/route.ts';
import { getMyPoints, listMyTransactions, redeemPoints } from './points.service.ts';
import { createReferral, listMyReferrals } from './referral.service.ts';

export const pointsRoutes: Route[] = [
  read('/api/points/me', async (ctx) => ({ points: await getMyPoints(ctx) })),
  read('/api/points/transactions/me', (ctx) => listMyTransactions(ctx)),
  act('/api/points/redeem', (ctx, { body }) => redeemPoints(ctx, body)),
  act('/api/points/referrals', (ctx, { body }) => createReferral(ctx, body)),
  read('/api/points/referrals/me', (ctx) => listMyReferrals(ctx)),
];
