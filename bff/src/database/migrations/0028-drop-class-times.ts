import type { Migration } from './migration.ts';

/** Day and clock of a personalised class are derived from its instant. */
export const dropClassTimes: Migration = {
  name: '0028-drop-class-times',
  up: async (db) => {
    await db
      .collection('enrolments')
      .updateMany(
        { 'personalised.classDate': { $exists: true } },
        { $unset: { 'personalised.classDate': '', 'personalised.classTime': '' } },
      );
  },
};
