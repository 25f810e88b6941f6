import { dropIndex } from './drop-index.ts';
import type { Migration } from './migration.ts';

/** Longer indexes, which the start makes, serve what these served. */
const REPLACED = ['createdAt_-1__id_-1', 'role_1_createdAt_-1__id_-1'];

export const dropPageIndexes: Migration = {
  name: '0004-drop-page-indexes',
  up: async (db) => {
    for (const name of REPLACED) await dropIndex(db.collection('users'), name);
  },
};
