import type { mongo } from 'mongoose';
import { searchFields } from '#domain/users/user.search.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;

const SEARCHED = { firstName: 1, lastName: 1, email: 1, documentNumber: 1 } as const;

const isStale = (user: mongo.Document, { searchText, searchKeys }: ReturnType<typeof searchFields>) =>
  user.searchText !== searchText || JSON.stringify(user.searchKeys) !== JSON.stringify(searchKeys);

/** Search fields as they are derived today; written only onto the fields that they were derived from. */
const repair = (user: mongo.Document): mongo.AnyBulkWriteOperation[] => {
  const fields = searchFields(user);
  if (!isStale(user, fields)) return [];
  const { _id, firstName, lastName, email, documentNumber } = user;
  const filter = { _id, firstName, lastName, email, documentNumber };
  return [{ updateOne: { filter, update: { $set: fields } } }];
};

export const repairSearchKeys: Migration = {
  name: '0002-repair-search-keys',
  up: async (db) => {
    const users = db.collection('users');
    const found = users.find({}, { projection: { ...SEARCHED, searchText: 1, searchKeys: 1 } });
    let writes: mongo.AnyBulkWriteOperation[] = [];
    const flush = async () => {
      if (writes.length > 0) await users.bulkWrite(writes, { ordered: false });
      writes = [];
    };
    for await (const user of found) {
      writes.push(...repair(user));
      if (writes.length >= BATCH) await flush();
    }
    await flush();
  },
};
