import type { Types } from 'mongoose';
import type * as v from 'valibot';
import type { createCourseSchema, updateCourseSchema } from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { inTransaction } from '../../database/transaction.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { idFor, type KeyedRequest } from '../../operation/keyed-request.ts';
import { classOfCourse, classOfEnrolment } from '../claims/held-class.ts';
import { holding, type ClassChange, type LaneChoice, type Terms } from '../claims/holding.ts';
import { comingClassesOf } from '../enrolments/enrolment.store.ts';
import { publish } from '../../outgoing/publish.ts';
import { isCalledOff } from './call-off.state.ts';
import { courseCopied } from './course.facts.ts';
import { toCourse, CourseModel, type CourseDocument } from './course.model.ts';
import { datedAt, lockCourse, requireStoredCourse, searchTextOf, storedCourse } from './course.store.ts';

const FIELDS = ['scheduledDate', 'durationMinutes', 'location', 'instructorId', 'laneId'] as const;

export type NewCourse = v.InferOutput<typeof createCourseSchema> & { seriesId?: string | null };

type Insertion = {
  request: KeyedRequest | null;
  /** The course of which it is a copy. */
  original?: Types.ObjectId | undefined;
  terms?: Terms;
};

export const insertCourse = async (
  { scheduledDate, ...course }: NewCourse,
  { request, original, terms }: Insertion,
): Promise<Course> => {
  const document = new CourseModel({
    ...storedCourse({ ...course, scheduledDate: dateOf(scheduledDate) }),
    _id: idFor(request),
  });
  return holdingCourse({ before: null, after: document.toObject(), terms }, async (lane) => {
    if (original) await courseCopied({ from: original, to: document._id });
    await document.set(lane).save();
    const stored = document.toObject();
    await publish({ type: 'course.created', data: () => courseData(stored) });
    return toCourse(stored);
  });
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

type HeldChange = { before: CourseDocument | null; after: CourseDocument; terms?: Terms | undefined };

const holdingCourse = async <Written>(
  { before, after, terms }: HeldChange,
  write: (lane: LaneChoice) => Promise<Written>,
): Promise<Written> => {
  const isUnchanged = before ? !differs(before, after) : classOf(after) === null;
  if (isUnchanged) return write({});
  const load = async () => [ownChange(before, after), ...(before ? await followers(before, after) : [])];
  return holding({ holder: `course:${after._id}`, load, terms }, write);
};

const differs = (before: CourseDocument, after: CourseDocument) =>
  FIELDS.some((field) => String(before[field] ?? null) !== String(after[field] ?? null)) ||
  isCalledOff(before) !== isCalledOff(after) ||
  before.isActive !== after.isActive;

const classOf = (document: CourseDocument) => {
  const { scheduledDate } = document;
  const isLive = document.isActive && !isCalledOff(document);
  return isLive && scheduledDate ? classOfCourse(toCourse(document), scheduledDate) : null;
};

/** An inactive course takes place while somebody is enrolled: the sweep removes its claim. */
const ownChange = (before: CourseDocument | null, after: CourseDocument): ClassChange => {
  const former = before && classOf(before);
  const isHidden = before?.isActive && !after.isActive && !isCalledOff(after);
  return { before: former, after: isHidden ? former : classOf(after) };
};

const followers = async (before: CourseDocument, after: CourseDocument): Promise<ClassChange[]> => {
  const classes = await comingClassesOf(after._id.toString(), new Date());
  return classes.map(({ id, ...dated }) => ({
    before: classOfEnrolment(id, toCourse(before), dated),
    after: classOfEnrolment(id, toCourse(after), dated),
  }));
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
    return holdingCourse({ before, after: { ...before, ...changes } }, (lane) =>
      writeStored(before, { ...changes, ...lane }),
    );
  });

const courseChanged = (before: CourseDocument, after: CourseDocument) =>
  publish({
    type: before.isActive && !after.isActive ? 'course.deactivated' : 'course.updated',
    data: () => courseData(after),
  });

const writeStored = writerOf(CourseModel, courseChanged);
