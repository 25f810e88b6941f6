import type { Migration } from './migration.ts';

const FOLLOWED = ['courses', 'users', 'enrolments'];

export const dateChanges: Migration = {
  name: '0015-date-changes',
  up: async (db) => {
    for (const name of FOLLOWED) {
      await db
        .collection(name)
        .updateMany({ updatedAt: { $exists: false } }, { $set: { updatedAt: new Date() } });
    }
  },
};
