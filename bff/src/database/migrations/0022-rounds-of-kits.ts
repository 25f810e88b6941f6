import type { Migration } from './migration.ts';

export const addRoundsOfKits: Migration = {
  name: '0022-rounds-of-kits',
  up: async (db) => {
    await db.collection('courseKits').updateMany({ rounds: { $exists: false } }, { $set: { rounds: 0 } });
  },
};
