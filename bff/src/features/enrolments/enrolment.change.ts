import { addSeconds } from 'date-fns';
import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import { CONFIRMATION_UNDO_SECONDS } from '#domain/enrolments/confirmation.ts';
import { canChangeStatus, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Authenticated } from '../../operation/access.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { actorId } from '../../operation/context.ts';
import { requireCourse } from '../courses/course.store.ts';
import { completionOf, nextAward } from './enrolment.completion.ts';
import { enrolmentCancelling, enrolmentCompleting } from './enrolment.facts.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { freed } from './enrolment.fields.ts';
import { requireBeforeDeadline } from './enrolment.rules.ts';
import { requireStoredEnrolment } from './enrolment.store.ts';
import { writeChanges, type StoredChanges } from './enrolment.writes.ts';

type Change = {
  expectedRevision?: number | null | undefined;
  isSilent?: boolean | null | undefined;
  decide: (document: EnrolmentDocument) => Promise<StoredChanges>;
};

/** Decides and writes. */
export const changeEnrolment = async (
  ctx: Authenticated,
  found: EnrolmentDocument,
  { decide, isSilent, ...change }: Change,
): Promise<Enrolment> => {
  const document = await changeDocument(found, {
    ...change,
    decide,
    write: (before, changes) => writeChanges(ctx, before, { ...changes, isSilent: isSilent ?? false }),
    reload: () => requireStoredEnrolment(ctx, found._id.toString()),
  });
  return toEnrolment(document);
};

type StaffCancellation = { reason?: CancellationReason; note?: string | null };

/** Why staff completes before the end of the class. */
export type EarlyCompletion = { earlyReason?: string | null | undefined };

export const changedStatus = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  status: EnrolmentStatus | undefined,
  { earlyReason, ...cancellation }: StaffCancellation & EarlyCompletion = {},
): Promise<StoredChanges> => {
  if (status === undefined || status === document.status) return {};
  if (!canChangeStatus(document.status, status))
    throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
  if (status === 'cancelled') {
    await requireBeforeDeadline(ctx, document);
    return cancelled(ctx, document, cancellation);
  }
  return status === 'completed' ? completed(ctx, document, { earlyReason }) : confirmed(ctx, document);
};

const confirmed = (
  { now, actor }: Authenticated,
  { offerUntil = null }: EnrolmentDocument,
): StoredChanges => ({
  status: 'confirmed',
  offerUntil: null,
  confirmation: { at: now, by: actorId(actor), offerUntil },
});

/** Back to what it was before a confirmation by the caller, within some seconds. */
export const unconfirmed = (
  { now, actor }: Authenticated,
  { confirmation }: EnrolmentDocument,
): StoredChanges => {
  const isOwn = confirmation?.by === actorId(actor);
  if (!isOwn || addSeconds(confirmation.at, CONFIRMATION_UNDO_SECONDS.accepted) < now) {
    throw new DomainError('CONFIRMATION_FINAL', messages.confirmationFinal);
  }
  return { status: 'pending', offerUntil: confirmation.offerUntil, confirmation: null };
};

export const completed = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  { earlyReason }: EarlyCompletion,
): Promise<StoredChanges> => {
  const needed = await enrolmentCompleting({ ctx, enrolment: document, reason: earlyReason });
  const course = await requireCourse(ctx, document.courseId.toString());
  const { startsAt, instructorName, certificate } = document;
  const award = nextAward(document);
  const before = { startsAt, instructorName, award, certificate, earlyReason };
  const changes = await completionOf(ctx, course, before);
  const reason = needed.includes(true) ? { earlyReason: earlyReason ?? null } : {};
  return { ...changes, completion: { ...changes.completion, ...reason }, offerUntil: null };
};

export const cancelled = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  { reason: given, note = null }: StaffCancellation,
): Promise<StoredChanges> => {
  const { userId } = document;
  const by = actorId(ctx.actor);
  const reason = given ?? (userId.toString() === by ? 'student' : 'academy');
  const late = await enrolmentCancelling({ ctx, enrolment: document, reason });
  return {
    ...freed(document),
    cancellation: { reason, note, at: ctx.now, by, isLate: late.includes(true) },
  };
};
