import { updateEach, type Migration } from './migration.ts';

export const addInstructorAccounts: Migration = {
  name: '0016-instructor-accounts',
  up: async (db) => {
    const instructors = db.collection('instructors');
    const missing = { accountKey: { $exists: false } };
    await updateEach(instructors, {
      found: instructors.find(missing, { projection: { _id: 1 } }),
      changeOf: ({ _id }) => ({ filter: { _id, ...missing }, fields: { accountKey: _id.toString() } }),
    });
  },
};
