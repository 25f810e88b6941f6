import type { MailFacts, MailKind } from '#domain/mail/mail.ts';
import { callOffDueAt, remindersOf } from '#domain/mail/mail.schedule.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { pendingMail } from '../mail/mail.outbox.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';

const isHeld = (document: EnrolmentDocument | null) =>
  document !== null && isActiveStatus(document.status) && !document.offerUntil;

const time = (date: Date | null | undefined) => date?.getTime() ?? null;

const isMove = (before: EnrolmentDocument, after: EnrolmentDocument) =>
  isHeld(before) &&
  isHeld(after) &&
  (time(before.startsAt) !== time(after.startsAt) || !before.courseId.equals(after.courseId));

const isBack = (before: EnrolmentDocument) => before.status === 'cancelled';

/** Nobody is told that a call-off was undone who was not told of it. */
const isRestored = ({ calledOff, startsAt }: EnrolmentDocument, now: Date) =>
  calledOff && callOffDueAt(calledOff.at, startsAt) <= now ? 'restored' : null;

const kindOf = (before: EnrolmentDocument, after: EnrolmentDocument, now: Date): MailKind | null => {
  if (isMove(before, after)) return 'moved';
  if (before.calledOff && !after.calledOff) return isRestored(before, now);
  if (after.status === 'cancelled') return isActiveStatus(before.status) ? 'cancelled' : null;
  if (after.status === 'confirmed') return before.status === 'pending' || isBack(before) ? 'confirmed' : null;
  return after.status === 'pending' && isBack(before) ? 'enrolled' : null;
};

const firstKindOf = (document: EnrolmentDocument, isPromotion: boolean): MailKind | null => {
  if (!isActiveStatus(document.status)) return null;
  if (document.offerUntil) return 'offered';
  return isPromotion ? 'promoted' : 'enrolled';
};

const factsOf = (before: EnrolmentDocument | null, after: EnrolmentDocument): MailFacts => {
  const { cancellation, calledOff, offerUntil, startsAt } = after;
  return {
    startsAt: startsAt?.toISOString() ?? null,
    ...(before && { startedAt: before.startsAt?.toISOString() ?? null }),
    ...(offerUntil && { offerUntil: offerUntil.toISOString() }),
    ...(cancellation && {
      by: cancellation.by === after.userId.toString() ? 'student' : 'academy',
      reason: cancellation.reason,
      isCalledOff: Boolean(calledOff),
    }),
  };
};

const dueOf = (kind: MailKind, { calledOff, startsAt }: EnrolmentDocument) =>
  kind === 'cancelled' && calledOff ? { dueAt: callOffDueAt(calledOff.at, startsAt) } : {};

type Circumstances = {
  isPromotion?: boolean;
  /** No message about the change. Reminders are sent all the same. */
  isSilent?: boolean;
};

export const enrolmentMail = (
  before: EnrolmentDocument | null,
  after: EnrolmentDocument,
  { isPromotion = false, isSilent = false }: Circumstances = {},
) => {
  const now = new Date();
  const { _id, startsAt, rev = 0 } = after;
  const [enrolmentId, userId] = [_id.toString(), after.userId.toString()];
  if (startsAt && startsAt <= now) return [];
  const own = { cause: `enrolment.${enrolmentId}`, userId, enrolmentId };
  const kind = before ? kindOf(before, after, now) : firstKindOf(after, isPromotion);
  const isNewStart = isHeld(after) && (!isHeld(before) || time(before?.startsAt) !== time(startsAt));
  const reminders = startsAt && isNewStart ? remindersOf(startsAt, now) : [];
  return pendingMail([
    ...(kind && !isSilent
      ? [{ ...own, kind, revision: rev, facts: factsOf(before, after), ...dueOf(kind, after) }]
      : []),
    ...reminders.map((reminder) => ({
      ...own,
      ...reminder,
      revision: startsAt?.toISOString() ?? '',
      facts: { startsAt: startsAt?.toISOString() ?? null },
    })),
  ]);
};
