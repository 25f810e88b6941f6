import type { Types } from 'mongoose';
import type * as v from 'valibot';
import type { createCourseSchema, updateCourseSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import type { PlaceTerms } from '#domain/schedule/place-for.ts';
import { inTransaction } from '../../database/transaction.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { idFor, type KeyedRequest } from '../../operation/keyed-request.ts';
import { publish } from '../../outgoing/publish.ts';
import { placeClass } from '../schedule/place-class.ts';
import { classOfStored } from './course.classes.ts';
import { courseCopied } from './course.facts.ts';
import { toCourse, CourseModel, type CourseDocument } from './course.model.ts';
import { datedAt, lockCourse, requireStoredCourse, searchTextOf, storedCourse } from './course.store.ts';

export type NewCourse = v.InferOutput<typeof createCourseSchema> & { seriesId?: string | null };

type Insertion = {
  request: KeyedRequest | null;
  /** The course of which it is a copy. */
  original?: Types.ObjectId | undefined;
  terms?: PlaceTerms;
};

export const insertCourse = async (
  { scheduledDate, ...course }: NewCourse,
  { request, original, terms }: Insertion,
): Promise<Course> => {
  const document = new CourseModel({
    ...storedCourse({ ...course, scheduledDate: dateOf(scheduledDate) }),
    _id: idFor(request),
  });
  const place = await placeClass({ before: null, after: classOfStored(document.toObject()) }, terms);
  if (original) await courseCopied({ from: original, to: document._id });
  await document.set({ ...place }).save();
  const stored = document.toObject();
  await publish({ type: 'course.created', data: () => courseData(stored) });
  return toCourse(stored);
};

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

const courseData = (document: CourseDocument) => {
  const {
    updatedAt: _updatedAt,
    callOff: _callOff,
    seriesId: _seriesId,
    laneId: _laneId,
    placesTaken: _placesTaken,
    waitingCount: _waitingCount,
    ...course
  } = toCourse(document);
  return course;
};

export type StoredCourse = CourseDocument;

export type CourseChanges = Omit<v.InferOutput<typeof updateCourseSchema>, 'expectedRevision'>;

type Change = {
  changes: CourseChanges;
  expectedRevision?: number | null | undefined;
  check: (course: StoredCourse) => Promise<void>;
};

export const changeStoredCourse = (
  found: StoredCourse,
  { expectedRevision, changes, check }: Change,
): Promise<StoredCourse> =>
  changeDocument(found, {
    expectedRevision,
    decide: async (course) => {
      await check(course);
      return changedFields(course, changes);
    },
    write: writeCourse,
    reload: () => requireStoredCourse(found._id.toString()),
  });

const changedFields = (
  course: StoredCourse,
  { scheduledDate, price, ...changes }: CourseChanges,
): Partial<StoredCourse> => ({
  ...changes,
  ...(price === undefined ? {} : { priceCentavos: toCentavos(price) }),
  ...(scheduledDate === undefined ? {} : movedTo(course, dateOf(scheduledDate))),
  searchText: searchTextOf({ ...course, ...changes }),
});

const movedTo = ({ scheduledDate: before, previousDate }: StoredCourse, date: Date | null) =>
  before?.getTime() === date?.getTime()
    ? {}
    : { ...datedAt(date), previousDate: before ?? previousDate ?? null };

export const writeCourse = (before: CourseDocument, changes: Partial<CourseDocument>) =>
  inTransaction(async () => {
    await lockCourse(before._id.toString());
    const place = await placeClass({
      before: classOfStored(before),
      after: classOfStored({ ...before, ...changes }),
    });
    return writeStored(before, { ...changes, ...place });
  });

const courseChanged = (before: CourseDocument, after: CourseDocument) =>
  publish({
    type: before.isActive && !after.isActive ? 'course.deactivated' : 'course.updated',
    data: () => courseData(after),
  });

const writeStored = writerOf(CourseModel, courseChanged);
