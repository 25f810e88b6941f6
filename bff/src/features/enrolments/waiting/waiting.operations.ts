import type { AuditSubject } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import type { WaitingEntry } from '#domain/enrolments/waiting.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { userName } from '#domain/users/user-name.ts';
import { completeProfile, signedIn, staff } from '../../../operation/access.ts';
import { afterCommit } from '../../../operation/after-commit.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { requireId } from '../../../operation/input.ts';
import type { Ctx } from '../../../operation/context.ts';
import { createdId, type KeyedRequest } from '../../../operation/keyed-request.ts';
import { operation } from '../../../operation/operation.ts';
import { auditedCourse } from '../../courses/course.audit.ts';
import { courseOfEnrolment, requireCourse } from '../../courses/course.store.ts';
import { rejectLateEntry } from '../call-off/late-entry.ts';
import { requireActiveCourse, requireFutureCourse } from '../enrolment.enrol.ts';
import { requireLicence } from '../enrolment.licence.ts';
import { EnrolmentModel } from '../enrolment.model.ts';
import { isFull } from '../places/enrolment.places.ts';
import { groupSlot } from '../enrolment.store.ts';
import { promoteWaiting } from './waiting.promotion.ts';
import {
  endWaiting,
  findWaitingList,
  findWaitingOf,
  findLastEntry,
  insertWaiting,
  isAnybodyWaiting,
  repeatOfWaiting,
  toWaitingEntry,
} from './waiting.store.ts';

const auditedWaiting = (id: string, student: User, { name }: Course): AuditSubject => ({
  type: 'waiting',
  id,
  label: `${userName(student)} · ${name}`,
});

export const listMyWaiting = operation({
  field: 'Query.myWaitingList',
  access: signedIn,
  run: async ({ ctx: { actor } }): Promise<WaitingEntry[]> =>
    (await findWaitingOf(actor.user.id)).map(toWaitingEntry),
});

export const listCourseWaiting = operation({
  field: 'Query.waitingList',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  view: (_, { subject }) => ({ action: 'course.viewWaiting', subject: auditedCourse(subject) }),
  run: async ({ subject: { id } }): Promise<WaitingEntry[]> =>
    (await findWaitingList(id)).map(toWaitingEntry),
});

/** Only for a full course: all seats are taken, or others are waiting. */
export const joinWaitingList = operation({
  field: 'Mutation.joinWaitingList',
  access: completeProfile,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  repeat: repeatOfWaiting,
  audit: {
    action: 'waiting.join',
    about: ({ actor }, { subject, request }) => auditedWaiting(createdId(request), actor.user, subject),
  },
  run: async ({ ctx, subject: course, request }): Promise<WaitingEntry> => {
    const student = ctx.actor.user;
    await ctx.limits.consume('enrolByUser', student.id);
    return addWaitingEntry(ctx, { student, course, request });
  },
});

type Joining = { student: User; course: Course; request: KeyedRequest | null };

export const addWaitingEntry = async (
  ctx: Ctx,
  { student, course, request }: Joining,
): Promise<WaitingEntry> => {
  requireActiveCourse(course);
  requireFutureCourse(ctx, course);
  if (await EnrolmentModel.exists({ slotKey: groupSlot(student.id, course.id) })) {
    throw new DomainError('ALREADY_ENROLLED', messages.alreadyEnrolled);
  }
  requireLicence(course, student, course.scheduledDate);
  if (!(await isFull(course)) && !(await isAnybodyWaiting(course.id))) {
    throw new DomainError('COURSE_NOT_FULL', messages.courseNotFull);
  }
  const entry = await insertWaiting(ctx, { userId: student.id, courseId: course.id }, request);
  await rejectLateEntry(entry);
  await afterCommit(ctx, () => promoteWaiting(ctx, course.id));
  return toWaitingEntry(entry);
};

export const leaveWaitingList = operation({
  field: 'Mutation.leaveWaitingList',
  access: signedIn,
  subject: async ({ actor }, { courseId }) => {
    const key = { userId: actor.user.id, courseId: requireId(courseId, 'COURSE_NOT_FOUND') };
    const entry = await findLastEntry(key);
    if (!entry) throw notWaiting();
    return entry;
  },
  repeat: repeatOfWaiting,
  audit: {
    action: 'waiting.leave',
    about: async (ctx, { subject }) => {
      const { id, courseId } = toWaitingEntry(subject);
      return auditedWaiting(id, ctx.actor.user, await courseOfEnrolment(ctx, { courseId }));
    },
  },
  run: async ({ ctx: { now }, subject: entry, request }): Promise<WaitingEntry> => {
    const hasLeft = await endWaiting(entry, { state: 'left', at: now, request });
    if (!hasLeft) throw notWaiting();
    return toWaitingEntry(entry);
  },
});

const notWaiting = () => notFound('NOT_WAITING');
