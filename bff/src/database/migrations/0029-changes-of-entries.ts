import { updateEach, type Migration } from './migration.ts';

export const dateEntries: Migration = {
  name: '0029-changes-of-entries',
  up: async (db) => {
    const entries = db.collection('money');
    await updateEach(entries, {
      found: entries.find({ updatedAt: { $exists: false } }),
      changeOf: ({ _id, createdAt }) => ({
        filter: { _id, updatedAt: { $exists: false } },
        fields: { updatedAt: createdAt },
      }),
    });
  },
};
