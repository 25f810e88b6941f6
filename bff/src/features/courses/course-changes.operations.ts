import {
  createCourseSchema,
  duplicateCourseSchema,
  updateCourseSchema,
} from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import { admin, requireReadUnlessChanging, type SignedIn } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { createdFields } from '../../operation/audited.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { createdId, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { auditedCourse, courseAudit } from './course.audit.ts';
import { repeatOfCourse, requireStoredCourse } from './course.store.ts';
import {
  changeStoredCourse,
  copyOf,
  insertCourse,
  type CourseChanges,
  type NewCourse,
  type StoredCourse,
} from './course.writes.ts';
import { followCourseDate } from '../enrolments/enrolment.dates.ts';
import { countPlaces } from '../enrolments/enrolment.places.ts';
import { promoteWaiting } from '../enrolments/waiting/waiting.promotion.ts';
import { requireActiveInstructor } from '../instructors/instructor.store.ts';

const addCourse = async (course: NewCourse, request: KeyedRequest | null) => {
  if (course.capacity !== null && course.courseType !== 'Grupal') {
    throw invalidField('capacity', messages.capacityOfGroups);
  }
  await requireActiveInstructor(course.instructorId);
  return insertCourse(course, request);
};

export const createCourse = operation({
  access: admin,
  input: createCourseSchema,
  repeat: repeatOfCourse,
  audit: {
    action: 'course.create',
    about: (_, { input, request }) => auditedCourse({ id: createdId(request), name: input.name }),
    changes: createdFields,
  },
  run: ({ input: course, request }): Promise<Course> => addCourse(course, request),
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
    changes: createdFields,
  },
  run: ({ input: { scheduledDate }, subject: found, request }): Promise<Course> =>
    addCourse({ ...copyOf(found), scheduledDate, isActive: true }, request),
});

export const updateCourse = operation({
  access: admin,
  subject: (_, { id }) => requireStoredCourse(id),
  input: updateCourseSchema,
  repeat: repeatOfCourse,
  audit: courseAudit('course.update'),
  run: async ({ ctx, input: changes, subject: found, request }): Promise<Course> => {
    requireReadUnlessChanging(ctx, changes);
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
  run: ({ ctx, subject: found, request }): Promise<Course> =>
    changeCourse(ctx, found, { request, changes: { isActive: false } }),
});

const changeCourse = async (
  ctx: SignedIn,
  found: StoredCourse,
  { request, changes }: { request: KeyedRequest | null; changes: CourseChanges },
): Promise<Course> => {
  const course = await changeStoredCourse(found, {
    request,
    changes,
    now: ctx.now,
    check: (present) => requireCapacity(present, changes.capacity),
  });
  await afterCommit(ctx, async () => {
    await followCourseDate(ctx, course.id);
    await promoteWaiting(ctx, course.id);
  });
  return course;
};

/** Nobody who is enrolled loses the place. Who enrols meanwhile may still take a place of the greater capacity. */
const requireCapacity = async ({ _id, courseType }: StoredCourse, capacity: number | null | undefined) => {
  if (capacity === null || capacity === undefined) return;
  if (courseType !== 'Grupal') throw invalidField('capacity', messages.capacityOfGroups);
  if ((await countPlaces(_id.toString())) > capacity) {
    throw new DomainError('CONFLICT', messages.capacityBelowPlaces);
  }
};
