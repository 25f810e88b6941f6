import type { User } from '#domain/users/user.ts';
import type { Cursor } from '../../page.ts';
import { findRareFilter, userFilter, type UserFilter, type UserSearch } from './user.filter.ts';
import { UserModel, toUser } from './user.model.ts';
import { anyPlace, cursorOf, listPlaces, readInOrder, readPlaces, type Place } from './user.order.ts';

const BATCH = 1_000;

/** All users of a search, newest first; no more than one batch of them is held. */
export type UserExport = { total: number; batches: AsyncIterable<User[]> };

async function* batchesInOrder(conditions: readonly UserFilter[]) {
  let cursor: Cursor | null = null;
  for (;;) {
    const documents = await readInOrder(conditions, { cursor, limit: BATCH });
    yield documents.map(toUser);
    const last = documents.at(-1);
    if (!last || documents.length < BATCH) return;
    cursor = cursorOf(last);
  }
}

async function* batchesOf(places: readonly Place[]) {
  for (let start = 0; start < places.length; start += BATCH) {
    const documents = await readPlaces(places.slice(start, start + BATCH));
    yield documents.map(toUser);
  }
}

export const exportUsers = async (search: UserSearch): Promise<UserExport> => {
  const filter = userFilter(search);
  const { conditions } = filter;
  const rare = await findRareFilter(filter, BATCH);
  if (rare) {
    const places = await listPlaces(rare, conditions);
    return { total: places.length, batches: batchesOf(places) };
  }
  const total = await UserModel.countDocuments(anyPlace(conditions));
  return { total, batches: batchesInOrder(conditions) };
};
