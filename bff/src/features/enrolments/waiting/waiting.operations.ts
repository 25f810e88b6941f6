import { changesBetween, type AuditSubject } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { acceptOfferSchema } from '#domain/enrolments/enrolment.schema.ts';
import { enrolStudentSchema, waitingReasonSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { WaitingEntry, EndedWaiting } from '#domain/enrolments/waiting.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { listIds } from '../../../lists/list-ids.ts';
import {
  completeProfile,
  signedIn,
  staff,
  authenticated,
  type Authenticated,
} from '../../../operation/access.ts';
import type { Ctx } from '../../../operation/context.ts';
import { requireById } from '../../../operation/find-by-id.ts';
import { requireId, parseOrThrow } from '../../../operation/input.ts';
import { createdId, type KeyedRequest } from '../../../operation/keyed-request.ts';
import { operation, type Audit } from '../../../operation/operation.ts';
import { auditedCourse } from '../../courses/course.audit.ts';
import { courseOfEnrolment, requireCourse } from '../../courses/course.store.ts';
import { requireUser, userLoader } from '../../users/user.store.ts';
import { auditedEnrolment, enrolmentAudit } from '../enrolment.audit.ts';
import { changeEnrolment } from '../enrolment.change.ts';
import { waitingJoined } from '../enrolment.facts.ts';
import {
  requireExpectedPrice,
  requireActiveCourse,
  requireFutureCourse,
  requireEnrollable,
  withStaffMessages,
  requireEligible,
} from '../enrolment.rules.ts';
import { endBySystem } from '../enrolment.release.ts';
import { repeatOfEnrolment, requireEnrolment } from '../enrolment.store.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { groupSlot } from '../enrolment.fields.ts';
import { isFull } from '../enrolment.counts.ts';
import {
  endWaiting,
  findWaitingList,
  findWaitingOf,
  findLastEntry,
  insertWaiting,
  isAnybodyWaiting,
  repeatOfWaiting,
  toWaitingEntry,
  findEnded,
  moveToFront,
} from './waiting.store.ts';
import { WaitingModel, type WaitingDocument } from './waiting.model.ts';
import { promotionOf } from './waiting.promotion.ts';

const auditedWaiting = (id: string, names: { student: User | null; course: Course }): AuditSubject => ({
  ...auditedEnrolment(id, names),
  type: 'waiting',
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
    about: ({ actor }, { subject, request }) =>
      auditedWaiting(createdId(request), { student: actor.user, course: subject }),
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
  await requireEligible(ctx, { course, student, startsAt: course.scheduledDate });
  if (!(await isFull(course)) && !(await isAnybodyWaiting(course.id))) {
    throw new DomainError('COURSE_NOT_FULL', messages.courseNotFull);
  }
  const entry = await insertWaiting(ctx, { userId: student.id, courseId: course.id }, request);
  await waitingJoined({ ctx, courseId: course.id });
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
      const course = await courseOfEnrolment(ctx, { courseId });
      return auditedWaiting(id, { student: ctx.actor.user, course });
    },
  },
  run: async ({ ctx: { now }, subject: entry }): Promise<WaitingEntry> => {
    const hasLeft = await endWaiting(entry, { state: 'left', at: now });
    if (!hasLeft) throw notWaiting();
    return toWaitingEntry(entry);
  },
});

const notWaiting = () => notFound('NOT_WAITING');

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
    about: (_, { subject, request }) => auditedWaiting(createdId(request), subject),
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
    return auditedWaiting(id, { student, course });
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
  run: async ({ ctx: { now }, subject: entry, input: { reason } }): Promise<WaitingEntry> => {
    if (!(await endWaiting(entry, { state: 'left', at: now, reason }))) throw ended();
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
  run: async ({ subject: entry }): Promise<WaitingEntry> => {
    const moved = await moveToFront(entry);
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

const hasLapsed = ({ status, offerUntil }: EnrolmentDocument, now: Date) =>
  status === 'pending' && (offerUntil ? offerUntil <= now : false);

export const acceptOffer = operation({
  field: 'Mutation.acceptOffer',
  access: authenticated,
  subject: requireEnrolment,
  input: acceptOfferSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.acceptOffer'),
  run: ({ ctx, input: { expectedPrice }, subject: found }) =>
    changeEnrolment(ctx, found, {
      decide: async (document) => {
        if (!isActiveStatus(document.status) || hasLapsed(document, ctx.now)) {
          throw new DomainError('OFFER_OVER', messages.offerOver);
        }
        requireExpectedPrice(expectedPrice, document.priceCentavos);
        return document.offerUntil ? { offerUntil: null } : {};
      },
    }),
});

export const listLapsedOffers = (limit: number, now: Date) =>
  listIds(EnrolmentModel, {
    filter: { status: 'pending', offerUntil: { $gt: new Date(0), $lte: now } },
    limit,
  });

export const endLapsedOffer = async (ctx: Ctx, id: string) => {
  await endBySystem(ctx, id, {
    action: 'enrolment.lapseOffer',
    reason: 'offer_lapsed',
    isDue: hasLapsed,
  });
};
