import { read, type Route } from '../../rest/route.ts';
import { listAllUsers } from './user-list.service.ts';

export const adminRoutes: Route[] = [
  read('/users/admin/all', async (ctx, { query }, { response }) => {
    const users = await listAllUsers(ctx, query);
    const points = await ctx.loaders.balance.loadMany(users.map(({ id }) => id));
    response.set('X-Total-Count', String(users.length));
    return users.map((user, index) => ({ ...user, points: points[index] }));
  }),
];
