import type { mongo } from 'mongoose';
import { monthOf } from '#domain/dates/months.ts';
import type { Migration } from './migration.ts';

const LIVE = { $in: ['pending', 'confirmed'] };
const SOME = { $gt: new Date(0) };

/** Throws for what a crash has left half done, and this version would not finish. */
const requireWhole = async (db: mongo.Db) => {
  const courses = db.collection('courses');
  for await (const { _id, name, callOff } of courses.find({ callOffSince: SOME })) {
    const isLeft =
      callOff?.state === 'undoing' ||
      (callOff?.state === 'in_force' &&
        ((await db.collection('enrolments').findOne({ courseId: _id, status: LIVE })) ??
          (await db.collection('waitingList').findOne({ courseId: _id, state: 'waiting' }))));
    if (isLeft) throw new Error(`"${name}" is being called off: run the version before for a minute more`);
  }
  const repeated = await courses.findOne({ 'repeatDates.0': { $exists: true } });
  if (repeated)
    throw new Error(`"${repeated.name}" is being repeated: run the version before for a minute more`);
};

/** Enrolments get the date of their course, and the name of their instructor. */
const followChanges = async (db: mongo.Db) => {
  const enrolments = db.collection('enrolments');
  for await (const { _id: courseId, scheduledDate: startsAt } of db
    .collection('courses')
    .find({ movedAt: SOME })) {
    const classMonth = startsAt && monthOf(startsAt);
    await enrolments.updateMany(
      { courseId, scheduledDate: null, startsAt: { $ne: startsAt } },
      { $set: { startsAt, classMonth, updatedAt: new Date() }, $inc: { rev: 1 } },
    );
  }
  for await (const { _id, name: instructorName } of db.collection('instructors').find({ renamedAt: SOME })) {
    const isToCome = [{ startsAt: null }, { startsAt: { $gt: new Date() } }];
    await enrolments.updateMany(
      { instructorId: String(_id), status: LIVE, $or: isToCome, instructorName: { $ne: instructorName } },
      { $set: { instructorName, updatedAt: new Date() }, $inc: { rev: 1 } },
    );
  }
};

export const writeWithEnrolments: Migration = {
  name: '0037-courses-with-enrolments',
  up: async (db) => {
    await requireWhole(db);
    await followChanges(db);
    await db
      .collection('courses')
      .updateMany(
        {},
        { $unset: { movedAt: 1, changedFrom: 1, callOffSince: 1, repeatDates: 1, repeatedAt: 1 } },
      );
    await db.collection('instructors').updateMany({}, { $unset: { renamedAt: 1 } });
  },
};
