import type { User } from '#domain/users/user.ts';
import { stream, type Route } from '../../rest/route.ts';
import { balancesOf } from '../ledger/ledger.ts';
import { exportAllUsers, listAllUsers } from './user.operations.ts';

async function* withPoints(batches: AsyncIterable<User[]>) {
  for await (const users of batches) {
    const points = await balancesOf(users.map(({ id }) => id));
    yield users.map((user, index) => ({ ...user, points: points[index] }));
  }
}

export const userRoutes: Route[] = [
  stream('/users/admin/all', exportAllUsers, {
    field: listAllUsers,
    headers: ({ total }) => ({ 'X-Total-Count': String(total) }),
    rows: ({ batches }) => withPoints(batches),
  }),
];
