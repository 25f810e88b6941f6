import type { Migration } from './migration.ts';

/** Seats are counted in their course, and enrolments have no number of theirs. */
export const countSeatsOfCourses: Migration = {
  name: '0042-seats-of-courses',
  up: async (db) => {
    const enrolments = db.collection('enrolments');
    const indexes = (await db.listCollections({ name: 'enrolments' }).hasNext())
      ? await enrolments.indexes()
      : [];
    for (const { key, name } of indexes) if ('placeKey' in key && name) await enrolments.dropIndex(name);
    await enrolments.updateMany({ placeKey: { $exists: true } }, { $unset: { placeKey: 1 } });
    await enrolments.updateMany(
      { 'calledOff.placeKey': { $exists: true } },
      { $unset: { 'calledOff.placeKey': 1 } },
    );
  },
};
