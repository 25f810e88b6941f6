import { Types } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { looksFull } from '#domain/courses/places.ts';
import { transferSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { requireId } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { courseOfEnrolment, findCourse, findOtherDates } from '../courses/course.store.ts';
import { requireUser } from '../users/user.store.ts';
import { enrolmentAudit } from './enrolment.audit.ts';
import { changeEnrolment } from './enrolment.change.ts';
import {
  requireActiveCourse,
  requireEnrollable,
  requireFutureCourse,
  withStaffMessages,
  requireEligible,
} from './enrolment.rules.ts';
import { repeatOfEnrolment, requireEnrolment } from './enrolment.store.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { groupSlot, startFields } from './enrolment.fields.ts';
import { isFull } from './enrolment.counts.ts';
import { requireNoWaitingEntry } from './waiting/waiting.store.ts';
import type { StoredChanges } from './enrolment.writes.ts';

const MAX_TARGETS = 50;

/** Moves a student of a group course to another date of it, that is, to a course of its series or name. */
export const transferEnrolment = operation({
  field: 'Mutation.transferEnrolment',
  access: staff,
  subject: requireEnrolment,
  input: transferSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.transfer'),
  run: async ({ ctx, input, subject: found }): Promise<Enrolment> => {
    const { isSilent, expectedRevision } = input;
    const courseId = requireId(input.courseId, 'COURSE_NOT_FOUND');
    return withStaffMessages(ctx, found.userId.toString(), () =>
      changeEnrolment(ctx, found, {
        isSilent,
        expectedRevision,
        decide: (document) => transferred(ctx, document, courseId),
      }),
    );
  },
});

/**
 * One write gives up the seat of the former date and takes one of the new date. Unique indexes reject a seat that
 * another has taken, the revision a concurrent change.
 */
const transferred = async (
  ctx: Ctx,
  document: EnrolmentDocument,
  courseId: string,
): Promise<StoredChanges> => {
  const { courseId: presentId, scheduledDate } = document;
  if (presentId.toString() === courseId && scheduledDate === null) return {};
  if (!isTransferable(document)) throw new DomainError('ENROLMENT_NOT_EDITABLE', messages.notTransferable);
  const [course, present] = [await findCourse(courseId), await findCourse(presentId.toString())];
  if (!course) throw notFound('COURSE_NOT_FOUND');
  if (!present || !isOtherDate(course, present)) {
    throw new DomainError('NOT_THE_SAME_COURSE', messages.notTheSameCourse);
  }
  requireActiveCourse(course);
  requireFutureCourse(ctx, course);
  const student = await requireUser(document.userId.toString());
  requireEnrollable(student);
  await requireEligible(ctx, { course, student, startsAt: course.scheduledDate });
  if (!presentId.equals(course.id)) await requireSeatIn(course, student);
  return {
    courseId: new Types.ObjectId(course.id),
    slotKey: groupSlot(student.id, course.id),
    scheduledDate: null,
    ...startFields(course.scheduledDate),
    instructorId: null,
    instructorName: null,
    laneId: null,
    arrival: null,
  };
};

const isTransferable = ({ status, courseType, offerUntil }: EnrolmentDocument) =>
  courseType === 'Grupal' && isActiveStatus(status) && !offerUntil;

const isOtherDate = (course: Course, present: Course) =>
  course.courseType === 'Grupal' &&
  (course.name === present.name || (course.seriesId !== null && course.seriesId === present.seriesId));

const requireSeatIn = async (course: Course, student: User) => {
  await requireNoWaitingEntry(course, student);
  if (!(await isFull(course))) return;
  const isEnrolled = await EnrolmentModel.exists({ slotKey: groupSlot(student.id, course.id) });
  throw isEnrolled
    ? new DomainError('ALREADY_ENROLLED', messages.alreadyEnrolled)
    : new DomainError('COURSE_FULL', messages.courseFull);
};

/** The coming dates of the course of an enrolment that have a seat which nobody waits for. */
export const listTransferTargets = operation({
  field: 'Query.transferTargets',
  access: staff,
  subject: (ctx, { enrolmentId }) => requireEnrolment(ctx, { id: enrolmentId }),
  run: async ({ ctx, subject: document }): Promise<Course[]> => {
    if (!isTransferable(document)) return [];
    const present = await courseOfEnrolment(ctx, toEnrolment(document));
    const found = await findOtherDates(present, { after: ctx.now, limit: MAX_TARGETS });
    return found.filter(
      (course) => course.capacity === null || (!looksFull(course) && course.waitingCount === 0),
    );
  },
});
