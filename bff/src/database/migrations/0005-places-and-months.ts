import type { mongo } from 'mongoose';
import { monthOf } from '#domain/dates/months.ts';
import { dropIndex, storeDefaults, updateEach, type Migration } from './migration.ts';

const COURSE_DEFAULTS = { capacity: null, durationMinutes: 120, instructorId: null, cluPolicy: 'warn' };

type Enrolment = mongo.WithId<mongo.Document>;

const completed = (enrolment: Enrolment, dates: ReadonlyMap<string, Date | null>) => {
  const { _id, courseId, scheduledDate, createdAt, personalised } = enrolment;
  const startsAt: Date | null = scheduledDate ?? dates.get(String(courseId)) ?? null;
  return {
    placeKey: String(_id),
    courseType: personalised ? 'Personalizado' : 'Grupal',
    startsAt,
    classMonth: startsAt && monthOf(startsAt),
    createdMonth: monthOf(createdAt),
    cancellation: null,
  };
};

const completeEnrolments = async (db: mongo.Db) => {
  const courses = await db
    .collection('courses')
    .find({}, { projection: { scheduledDate: 1 } })
    .toArray();
  const dates = new Map(courses.map(({ _id, scheduledDate }) => [String(_id), scheduledDate ?? null]));
  const enrolments = db.collection('enrolments');
  await updateEach(enrolments, {
    found: enrolments.find({ placeKey: null }),
    changeOf: (enrolment) => ({
      filter: { _id: enrolment._id, placeKey: null },
      fields: completed(enrolment, dates),
    }),
  });
};

export const addPlacesAndMonths: Migration = {
  name: '0005-places-and-months',
  up: async (db) => {
    await storeDefaults(db.collection('courses'), COURSE_DEFAULTS);
    await completeEnrolments(db);
    // Replaced by longer indexes with the same prefix.
    await dropIndex(db.collection('enrolments'), 'courseId_1');
    await dropIndex(db.collection('enrolments'), 'status_1');
  },
};
