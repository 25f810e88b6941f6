import type { User } from '#domain/users/user.ts';
import { BATCH_ROWS, mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { probeKeys, userFilter, worthReading, type UserSearch } from './user.filter.ts';
import { UserModel, toUser } from './user.model.ts';
import { NEWEST_USERS, withCreatedAt, listSorted, readUsers, type SortedUser } from './user.order.ts';

type UserExport = { count: (most?: number) => Promise<number>; batches: AsyncIterable<User[]> };

async function* batchesOf(sorted: readonly SortedUser[]) {
  for (let start = 0; start < sorted.length; start += BATCH_ROWS) {
    const documents = await readUsers(sorted.slice(start, start + BATCH_ROWS));
    yield documents.map(toUser);
  }
}

export const exportUsers = async (search: UserSearch): Promise<UserExport> => {
  const filter = userFilter(search);
  const { conditions } = filter;
  const { rareFilter } = await probeKeys(filter, await worthReading(filter, BATCH_ROWS));
  if (rareFilter) {
    const sorted = await listSorted(rareFilter, conditions);
    return { count: async () => sorted.length, batches: batchesOf(sorted) };
  }
  const all = withCreatedAt(conditions);
  return {
    count: async (most) => UserModel.countDocuments(all, { limit: most }),
    batches: mapBatches(rowBatches(NEWEST_USERS, all), (users) => users.map(toUser)),
  };
};
