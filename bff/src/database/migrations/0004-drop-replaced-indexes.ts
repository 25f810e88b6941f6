import { dropIndex, type Migration } from './migration.ts';

const REPLACED = {
  users: ['createdAt_-1__id_-1', 'role_1_createdAt_-1__id_-1'],
  points: ['userId_1_sourceKey_1'],
};

export const dropReplacedIndexes: Migration = {
  name: '0004-drop-replaced-indexes',
  up: async (db) => {
    for (const [collection, names] of Object.entries(REPLACED)) {
      for (const name of names) await dropIndex(db.collection(collection), name);
    }
  },
};
