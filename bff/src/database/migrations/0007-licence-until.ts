import type { mongo } from 'mongoose';
import { licenceUntil } from '#domain/users/licence.ts';
import { dropIndex } from './drop-index.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;
/** Longer ones begin with the same fields. */
const REPLACED = [
  'createdAt_-1__id_-1_searchText_1',
  'role_1_createdAt_-1__id_-1_searchText_1',
  'isActive_1',
];

const setLicences = async (users: mongo.Collection) => {
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (writes.length > 0) await users.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  const missing = { licenceUntil: { $exists: false } };
  for await (const user of users.find(missing, { projection: { clu: 1, cluExpiration: 1 } })) {
    const { _id, clu = null, cluExpiration = null } = user;
    const update = { $set: { licenceUntil: licenceUntil({ clu, cluExpiration }) } };
    writes.push({ updateOne: { filter: { _id, ...missing }, update } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
};

/** Users know until when their licence lasts, and lists of them have longer indexes. */
export const addLicenceUntil: Migration = {
  name: '0007-licence-until',
  up: async (db) => {
    const users = db.collection('users');
    await setLicences(users);
    for (const name of REPLACED) await dropIndex(users, name);
  },
};
