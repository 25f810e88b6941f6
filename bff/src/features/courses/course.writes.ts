import type * as v from 'valibot';
import type { createCourseSchema, updateCourseSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { toCentavos } from '#domain/texts/money.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { createdBy, type KeyedRequest } from '../../operation/keyed-request.ts';
import type { Terms } from '../claims/holding.ts';
import { courseCreated } from './course.events.ts';
import { holdingCourse } from './course.holding.ts';
import { CourseModel, toCourse, type CourseDocument } from './course.model.ts';
import { datedAt, requireStoredCourse, searchTextOf, storedCourse, writeCourse } from './course.store.ts';

export type StoredCourse = CourseDocument;

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

export type NewCourse = v.InferOutput<typeof createCourseSchema> & { seriesId?: string | null };

export const insertCourse = async (
  { scheduledDate, ...course }: NewCourse,
  request: KeyedRequest | null,
  terms?: Terms,
): Promise<Course> => {
  const document = new CourseModel({
    ...storedCourse({ ...course, scheduledDate: dateOf(scheduledDate) }),
    ...createdBy(request),
  });
  document.set(await courseCreated(document.toObject()));
  return holdingCourse({ before: null, after: document.toObject(), terms }, async (lane) => {
    await document.set(lane).save();
    return toCourse(document.toObject());
  });
};

export const copyOf = (found: StoredCourse) => {
  const {
    id: _id,
    revision: _revision,
    updatedAt: _updatedAt,
    callOff: _callOff,
    seriesId: _seriesId,
    laneId: _laneId,
    ...course
  } = toCourse(found);
  return course;
};

export type CourseChanges = Omit<v.InferOutput<typeof updateCourseSchema>, 'expectedRevision'>;

type Change = {
  request: KeyedRequest | null;
  changes: CourseChanges;
  expectedRevision?: number | null | undefined;
  now: Date;
  check: (course: StoredCourse) => Promise<void>;
};

export const changeStoredCourse = async (
  found: StoredCourse,
  { request, expectedRevision, changes, now, check }: Change,
): Promise<Course> => {
  const document = await changeDocument(found, {
    request,
    expectedRevision,
    decide: async (course) => {
      await check(course);
      return changedFields(course, changes, now);
    },
    write: writeCourse,
    reload: () => requireStoredCourse(found._id.toString()),
  });
  return toCourse(document);
};

const movedTo = ({ scheduledDate: before, previousDate }: StoredCourse, date: Date | null, now: Date) =>
  before?.getTime() === date?.getTime()
    ? {}
    : { ...datedAt(date), movedAt: now, previousDate: before ?? previousDate ?? null };

/** What its students may have read of it. Of several changes that they have no message of, the first one counts. */
const changedFrom = (course: StoredCourse, changes: CourseChanges, now: Date) => {
  const before = {
    location: course.location,
    instructorId: course.instructorId,
    durationMinutes: course.durationMinutes,
  };
  const isChanged = Object.entries({ ...before, ...changes }).some(
    ([field, value]) => field in before && value !== before[field as keyof typeof before],
  );
  return isChanged ? { changedFrom: { ...before, ...course.changedFrom, at: now } } : {};
};

const changedFields = (
  course: StoredCourse,
  { scheduledDate, price, ...changes }: CourseChanges,
  now: Date,
): Partial<StoredCourse> => ({
  ...changes,
  ...(price === undefined ? {} : { priceCentavos: toCentavos(price) }),
  ...(scheduledDate === undefined ? {} : movedTo(course, dateOf(scheduledDate), now)),
  ...changedFrom(course, changes, now),
  searchText: searchTextOf({ ...course, ...changes }),
});
