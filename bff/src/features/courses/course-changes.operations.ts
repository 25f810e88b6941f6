import type { Types } from 'mongoose';
import {
  createCourseSchema,
  duplicateCourseSchema,
  updateCourseSchema,
} from '#domain/courses/course.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import { type Authenticated, requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { createdFields } from '../../operation/audited.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { createdId, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { auditedCourse, courseAudit } from './course.audit.ts';
import { isCalledOff } from './call-off.state.ts';
import { courseChanged, depositAsked } from './course.facts.ts';
import { toCourse } from './course.model.ts';
import { repeatOfCourse, requireStoredCourse } from './course.store.ts';
import { copyOf } from './course.copy.ts';
import {
  changeStoredCourse,
  insertCourse,
  type CourseChanges,
  type NewCourse,
  type StoredCourse,
} from './course.writes.ts';
import { instructorOf, requireActiveInstructor } from '../instructors/instructor.store.ts';

type Addition = { course: NewCourse; request: KeyedRequest | null; original?: Types.ObjectId };

const addCourse = async (ctx: Authenticated, { course, ...insertion }: Addition) => {
  requirePlannable(ctx, { scheduledDate: course.scheduledDate });
  if (course.capacity !== null && course.courseType !== 'Grupal') {
    throw invalidField('capacity', { reason: 'COURSE_WITHOUT_CAPACITY', message: messages.capacityOfGroups });
  }
  await requireActiveInstructor(ctx, course.instructorId);
  return insertCourse(course, insertion);
};

export const createCourse = operation({
  field: 'Mutation.createCourse',
  access: staff,
  input: createCourseSchema,
  repeat: repeatOfCourse,
  audit: {
    action: 'course.create',
    about: (_, { input, request }) => auditedCourse({ id: createdId(request), name: input.name }),
    changes: createdFields,
  },
  run: async ({ ctx, input: course, request }): Promise<Course> => {
    if (course.depositPercent) await depositAsked({ ctx });
    return addCourse(ctx, { course, request });
  },
});

export const duplicateCourse = operation({
  field: 'Mutation.duplicateCourse',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  input: duplicateCourseSchema,
  repeat: repeatOfCourse,
  audit: {
    action: 'course.duplicate',
    about: (_, { subject, request }) => auditedCourse({ id: createdId(request), name: subject.name }),
    changes: createdFields,
  },
  run: async ({ ctx, input: { scheduledDate, instructorId }, subject: found, request }): Promise<Course> => {
    const copy = copyOf(found);
    const given = instructorId === undefined ? await activeOrNobody(ctx, copy.instructorId) : instructorId;
    return addCourse(ctx, {
      course: { ...copy, instructorId: given, scheduledDate },
      original: found._id,
      request,
    });
  },
});

export const updateCourse = operation({
  field: 'Mutation.updateCourse',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  input: updateCourseSchema,
  repeat: repeatOfCourse,
  audit: courseAudit('course.update'),
  run: async ({ ctx, input: { expectedRevision, ...changes }, subject: found }): Promise<Course> => {
    requirePlannable(ctx, { scheduledDate: changes.scheduledDate });
    requireReadUnlessChanging(ctx, changes);
    const { depositPercent } = changes;
    if (depositPercent && depositPercent !== found.depositPercent) await depositAsked({ ctx });
    if (changes.instructorId !== found.instructorId) await requireActiveInstructor(ctx, changes.instructorId);
    return changeCourse(ctx, found, { expectedRevision, changes });
  },
});

const activeOrNobody = async (ctx: Authenticated, id: string | null) => {
  const instructor = await instructorOf(ctx, id);
  return instructor?.isActive ? instructor.id : null;
};

export const deactivateCourse = operation({
  field: 'Mutation.deactivateCourse',
  access: staff,
  subject: (_, { id }) => requireStoredCourse(id),
  repeat: repeatOfCourse,
  audit: courseAudit('course.deactivate'),
  run: ({ ctx, subject: found }): Promise<Course> =>
    changeCourse(ctx, found, { changes: { isActive: false } }),
});

const changeCourse = async (
  ctx: Authenticated,
  found: StoredCourse,
  change: {
    expectedRevision?: number | null | undefined;
    changes: CourseChanges;
  },
): Promise<Course> => {
  const document = await changeStoredCourse(found, {
    ...change,
    check: async (present) => {
      if (change.changes.isActive) requireNotCalledOff(present);
      requireCapacity(present, change.changes.capacity);
    },
  });
  await courseChanged({ ctx, before: found, after: document });
  return toCourse(document);
};

const requireNotCalledOff = (course: StoredCourse) => {
  if (isCalledOff(course)) throw new DomainError('COURSE_CALLED_OFF', messages.courseCalledOff);
};

/** Rejects a capacity below the number of enrolments. */
const requireCapacity = (
  { courseType, placesTaken = 0 }: StoredCourse,
  capacity: number | null | undefined,
) => {
  if (capacity === null || capacity === undefined) return;
  if (courseType !== 'Grupal')
    throw invalidField('capacity', { reason: 'COURSE_WITHOUT_CAPACITY', message: messages.capacityOfGroups });
  if (placesTaken > capacity) {
    throw new DomainError('CAPACITY_BELOW_PLACES', messages.capacityBelowPlaces);
  }
};
