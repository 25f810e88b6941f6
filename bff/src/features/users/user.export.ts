import type { User } from '#domain/users/user.ts';
import { positionOf, readRows, type Position } from '../../row-order.ts';
import { findRareFilter, userFilter, type UserFilter, type UserSearch } from './user.filter.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';
import { NEWEST_USERS, anyPlace, listPlaces, readPlaces, type Place } from './user.order.ts';

const BATCH = 1_000;

/** All users of a search, newest first; no more than one batch of them is held. */
export type UserExport = { total: number; batches: AsyncIterable<User[]> };

async function* batchesInOrder(conditions: readonly UserFilter[]) {
  const filter = anyPlace(conditions);
  let position: Position | null = null;
  for (;;) {
    const documents: UserDocument[] = await readRows(NEWEST_USERS, {
      filter,
      position,
      isBackward: false,
      limit: BATCH,
    });
    yield documents.map(toUser);
    const last = documents.at(-1);
    if (!last || documents.length < BATCH) return;
    position = positionOf(NEWEST_USERS, last);
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
