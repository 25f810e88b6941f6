import { get, type Route } from '../../rest/route.ts';
import { balanceLoader } from '../ledger/ledger.ts';
import { listAllUsers } from './user.operations.ts';

export const userRoutes: Route[] = [
  get('/users/admin/all', listAllUsers, {
    isStreamed: true,
    headers: (users) => ({ 'X-Total-Count': String(users.length) }),
    body: async (ctx, users) => {
      const points = await balanceLoader(ctx).loadMany(users.map(({ id }) => id));
      return users.map((user, index) => ({ ...user, points: points[index] }));
    },
  }),
];
