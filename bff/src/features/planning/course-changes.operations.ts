import type * as v from 'valibot';
import {
  createCourseSchema,
  duplicateCourseSchema,
  updateCourseSchema,
} from '#domain/courses/course.schema.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money.ts';
import { admin, type SignedIn } from '../../access.ts';
import { afterCommit } from '../../after-commit.ts';
import { changeDocument } from '../../change-document.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../input.ts';
import { createdBy, createdId, type KeyedRequest } from '../../keyed-request.ts';
import { operation } from '../../operation.ts';
import { auditedCourse, courseAudit } from '../courses/course.audit.ts';
import { CourseModel, toCourse, type CourseDocument } from '../courses/course.model.ts';
import {
  datedAt,
  repeatOfCourse,
  requireStoredCourse,
  searchTextOf,
  storedCourse,
  writeCourse,
} from '../courses/course.store.ts';
import { followCourseDate } from '../enrolments/enrolment.dates.ts';
import { countPlaces } from '../enrolments/enrolment.places.ts';
import { promoteWaiting } from '../enrolments/waiting.promotion.ts';
import { requireActiveInstructor } from '../instructors/instructor.store.ts';

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

type NewCourse = v.InferOutput<typeof createCourseSchema>;

const insertCourse = async ({ scheduledDate, ...course }: NewCourse, request: KeyedRequest | null) => {
  if (course.capacity !== null && course.courseType !== 'Grupal') {
    throw invalidField('capacity', messages.capacityOfGroups);
  }
  await requireActiveInstructor(course.instructorId);
  const document = await CourseModel.create({
    ...storedCourse({ ...course, scheduledDate: dateOf(scheduledDate) }),
    ...createdBy(request),
  });
  return toCourse(document.toObject());
};

export const createCourse = operation({
  access: admin,
  input: createCourseSchema,
  repeat: repeatOfCourse,
  audit: {
    action: 'course.create',
    about: (_, { input, request }) => auditedCourse({ id: createdId(request), name: input.name }),
    changes: ({ input, answer }) => changesBetween({}, answer ?? input),
  },
  run: (_ctx, course, _subject, request): Promise<Course> => insertCourse(course, request),
});

/** The same course on another date; nobody is enrolled in it yet. */
export const duplicateCourse = operation({
  access: admin,
  subject: (_, { id }) => requireStoredCourse(id),
  input: duplicateCourseSchema,
  repeat: repeatOfCourse,
  audit: {
    action: 'course.duplicate',
    about: (_, { subject, request }) => auditedCourse({ id: createdId(request), name: subject.name }),
    changes: ({ input, answer }) => changesBetween({}, answer ?? input),
  },
  run: (_ctx, { scheduledDate }, found, request): Promise<Course> =>
    insertCourse({ ...toCourse(found), scheduledDate, isActive: true }, request),
});

export const updateCourse = operation({
  access: admin,
  subject: (_, { id }) => requireStoredCourse(id),
  input: updateCourseSchema,
  repeat: repeatOfCourse,
  audit: courseAudit('course.update'),
  run: async (ctx, changes, found, request): Promise<Course> => {
    if (changes.instructorId !== found.instructorId) await requireActiveInstructor(changes.instructorId);
    return changeCourse(ctx, found, { request, changes });
  },
});

/** Students no longer see it; enrolments stay. */
export const deactivateCourse = operation({
  access: admin,
  subject: (_, { id }) => requireStoredCourse(id),
  repeat: repeatOfCourse,
  audit: courseAudit('course.deactivate'),
  run: (ctx, _, found, request): Promise<Course> =>
    changeCourse(ctx, found, { request, changes: { isActive: false } }),
});

type Changes = v.InferOutput<typeof updateCourseSchema>;

const changeCourse = async (
  ctx: SignedIn,
  found: CourseDocument,
  { request, changes }: { request: KeyedRequest | null; changes: Changes },
): Promise<Course> => {
  const id = found._id.toString();
  const document = await changeDocument(found, {
    request,
    decide: async (course) => {
      await requireCapacity(course, changes.capacity);
      return changedFields(ctx, course, changes);
    },
    write: writeCourse,
    reload: () => requireStoredCourse(id),
  });
  await afterCommit(ctx, async () => {
    await followCourseDate(ctx, id);
    await promoteWaiting(ctx, id);
  });
  return toCourse(document);
};

/** Nobody who is enrolled loses the place. Who enrols meanwhile may still take a place of the greater capacity. */
const requireCapacity = async ({ _id, courseType }: CourseDocument, capacity: number | null | undefined) => {
  if (capacity === null || capacity === undefined) return;
  if (courseType !== 'Grupal') throw invalidField('capacity', messages.capacityOfGroups);
  if ((await countPlaces(_id.toString())) > capacity) {
    throw new DomainError('CONFLICT', messages.capacityBelowPlaces);
  }
};

/** What a change stores: only what it names, and what is derived from that. */
const changedFields = (
  { now }: SignedIn,
  course: CourseDocument,
  { scheduledDate, price, ...changes }: Changes,
): Partial<CourseDocument> => ({
  ...changes,
  ...(price === undefined ? {} : { priceCentavos: toCentavos(price) }),
  ...(scheduledDate === undefined ? {} : { ...datedAt(dateOf(scheduledDate)), movedAt: now }),
  searchText: searchTextOf({ ...course, ...changes }),
});
