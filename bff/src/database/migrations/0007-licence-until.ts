import type { mongo } from 'mongoose';
import { licenceUntil } from '#domain/users/licence.ts';
import { dropIndex, updateEach, type Migration } from './migration.ts';

/** Replaced by longer indexes with the same prefix. */
const REPLACED = [
  'createdAt_-1__id_-1_searchText_1',
  'role_1_createdAt_-1__id_-1_searchText_1',
  'isActive_1',
];

const setLicences = async (users: mongo.Collection) => {
  const missing = { licenceUntil: { $exists: false } };
  await updateEach(users, {
    found: users.find(missing, { projection: { clu: 1, cluExpiration: 1 } }),
    changeOf: ({ _id, clu = null, cluExpiration = null }) => ({
      filter: { _id, ...missing },
      fields: { licenceUntil: licenceUntil({ clu, cluExpiration }) },
    }),
  });
};

export const addLicenceUntil: Migration = {
  name: '0007-licence-until',
  up: async (db) => {
    const users = db.collection('users');
    await setLicences(users);
    for (const name of REPLACED) await dropIndex(users, name);
  },
};
