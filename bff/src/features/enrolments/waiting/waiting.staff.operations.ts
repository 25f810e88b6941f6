import { changesBetween } from '#domain/audit/audit.ts';
import { enrolStudentSchema, waitingReasonSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import type { EndedWaiting, WaitingEntry } from '#domain/enrolments/waiting.ts';
import { messages } from '#domain/messages.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { staff, type Authenticated } from '../../../operation/access.ts';
import { requireById } from '../../../operation/find-by-id.ts';
import { parseOrThrow } from '../../../operation/input.ts';
import { createdId } from '../../../operation/keyed-request.ts';
import { operation, type Audit } from '../../../operation/operation.ts';
import { auditedCourse } from '../../courses/course.audit.ts';
import { courseOfEnrolment, requireCourse } from '../../courses/course.store.ts';
import { requireUser, userLoader } from '../../users/user.store.ts';
import { auditedEnrolment } from '../enrolment.audit.ts';
import { requireEnrollable } from '../enrolment.enrol.ts';
import { EnrolmentModel } from '../enrolment.model.ts';
import { withStaffMessages } from '../staff/messages-for-staff.ts';
import { WaitingModel, type WaitingDocument } from './waiting.model.ts';
import { addWaitingEntry } from './waiting.operations.ts';
import { promotionOf } from './waiting.promotion.ts';
import { endWaiting, findEnded, moveToFront, repeatOfWaiting, toWaitingEntry } from './waiting.store.ts';

const requireEntry = requireById<WaitingDocument>(WaitingModel, 'WAITING_ENTRY_NOT_FOUND');

const ended = () => notFound('WAITING_ENTRY_NOT_FOUND');

export const addToWaitingList = operation({
  field: 'Mutation.addToWaitingList',
  access: staff,
  subject: async (ctx, given) => {
    const { userId, courseId } = parseOrThrow(enrolStudentSchema, given);
    return { student: await requireUser(userId), course: await requireCourse(ctx, courseId) };
  },
  input: enrolStudentSchema,
  repeat: repeatOfWaiting,
  audit: {
    action: 'waiting.add',
    about: (_, { subject, request }) => ({
      ...auditedEnrolment(createdId(request), subject),
      type: 'waiting',
    }),
  },
  run: async ({ ctx, subject: { student, course }, request }): Promise<WaitingEntry> => {
    requireEnrollable(student);
    return withStaffMessages(ctx, student.id, () => addWaitingEntry(ctx, { student, course, request }));
  },
});

const waitingAudit = (
  action: string,
): Audit<Authenticated, WaitingDocument, { reason: string }, WaitingEntry> => ({
  action,
  about: async (ctx, { subject }) => {
    const { id, userId, courseId } = toWaitingEntry(subject);
    const student = await userLoader(ctx).load(userId);
    const course = await courseOfEnrolment(ctx, { courseId });
    return { ...auditedEnrolment(id, { student, course }), type: 'waiting' };
  },
  changes: ({ input: { reason } }) => changesBetween({}, { reason }),
});

export const removeFromWaitingList = operation({
  field: 'Mutation.removeFromWaitingList',
  access: staff,
  subject: (_, { id }) => requireEntry(id),
  input: waitingReasonSchema,
  repeat: repeatOfWaiting,
  audit: waitingAudit('waiting.remove'),
  run: async ({ ctx: { now }, subject: entry, input: { reason }, request }): Promise<WaitingEntry> => {
    if (!(await endWaiting(entry, { state: 'left', at: now, reason, request }))) throw ended();
    return toWaitingEntry(entry);
  },
});

export const moveToFrontOfWaitingList = operation({
  field: 'Mutation.moveToFrontOfWaitingList',
  access: staff,
  subject: (_, { id }) => requireEntry(id),
  input: waitingReasonSchema,
  repeat: repeatOfWaiting,
  audit: waitingAudit('waiting.moveToFront'),
  run: async ({ subject: entry, request }): Promise<WaitingEntry> => {
    const moved = await moveToFront(entry, request);
    if (!moved) throw ended();
    return toWaitingEntry(moved);
  },
});

const lapsedOffers = async (entries: readonly WaitingDocument[], now: Date) => {
  const byEnrolment = new Map(
    entries.map((entry) => [createdId(promotionOf(entry, now)), entry._id.toString()]),
  );
  const lapsed = await EnrolmentModel.find(
    { _id: { $in: [...byEnrolment.keys()] }, 'cancellation.reason': 'offer_lapsed' },
    { _id: 1 },
  ).lean();
  return new Set(lapsed.map(({ _id }) => byEnrolment.get(_id.toString())));
};

export const listEndedWaiting = operation({
  field: 'Query.endedWaiting',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  view: (_, { subject }) => ({ action: 'course.viewWaiting', subject: auditedCourse(subject) }),
  run: async ({ ctx: { now }, subject: { id } }): Promise<EndedWaiting[]> => {
    const entries = await findEnded(id);
    const lapsed = await lapsedOffers(entries, now);
    return entries.flatMap(({ state, endedAt, reason, ...entry }) => {
      if (state === 'waiting' || !endedAt) return [];
      const { priority: _, ...shown } = toWaitingEntry({ state, endedAt, reason, ...entry });
      return { ...shown, state, endedAt, reason: lapsed.has(shown.id) ? messages.offerLapsed : reason };
    });
  },
});
