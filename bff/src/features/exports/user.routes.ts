import type { User } from '#domain/users/user.ts';
import { stream, tagged } from '../../rest/route.ts';
import { balancesOf } from '../points/ledger.ts';
import { toRestUser, userExample, userWithPointsResponse } from '../users/user.responses.ts';
import { exportAllUsers, listAllUsers } from '../users/user.operations.ts';

async function* withPoints(batches: AsyncIterable<User[]>) {
  for await (const users of batches) {
    const points = await balancesOf(users.map(({ id }) => id));
    yield users.map((user, index) => ({ ...toRestUser(user), points: points[index] ?? 0 }));
  }
}

export const userRoutes = tagged({ name: 'Users', description: 'The people of the academy, for admins.' }, [
  stream('/users/admin/all', exportAllUsers, {
    summary: 'List all users',
    description: 'All users that match, newest first, however many there are.',
    field: listAllUsers,
    total: ({ total }) => total,
    rows: ({ batches }) => withPoints(batches),
    response: userWithPointsResponse,
    example: { ...userExample, points: 40 },
  }),
]);
