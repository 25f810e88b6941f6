import { get, post, type Route } from '../../rest/route.ts';
import { createReferral, listAllMyReferrals, listMyReferrals } from './referral.operations.ts';

export const referralRoutes: Route[] = [
  post('/api/points/referrals', createReferral),
  get('/api/points/referrals/me', listAllMyReferrals, { field: listMyReferrals }),
];
