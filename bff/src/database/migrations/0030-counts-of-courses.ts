import type { mongo } from 'mongoose';
import { updateEach, type Migration } from './migration.ts';

const LIVE = ['pending', 'confirmed', 'completed'];

const countByCourse = async (collection: mongo.Collection, $match: object) => {
  const rows = collection.aggregate([{ $match }, { $group: { _id: '$courseId', count: { $sum: 1 } } }]);
  return new Map((await rows.toArray()).map(({ _id, count }) => [String(_id), Number(count)]));
};

export const storeCountsOfCourses: Migration = {
  name: '0030-counts-of-courses',
  up: async (db) => {
    const taken = await countByCourse(db.collection('enrolments'), { status: { $in: LIVE } });
    const waiting = await countByCourse(db.collection('waitingList'), { state: 'waiting' });
    const courses = db.collection('courses');
    await updateEach(courses, {
      found: courses.find({ placesTaken: { $exists: false } }, { projection: { _id: 1 } }),
      changeOf: ({ _id }) => ({
        filter: { _id, placesTaken: { $exists: false } },
        fields: {
          placesTaken: taken.get(String(_id)) ?? 0,
          waitingCount: waiting.get(String(_id)) ?? 0,
        },
      }),
    });
  },
};
