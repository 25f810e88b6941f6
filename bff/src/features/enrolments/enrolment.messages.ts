import { addSeconds } from 'date-fns';
import { CONFIRMATION_UNDO_SECONDS } from '#domain/enrolments/confirmation.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { callOffDueAt, remindersOf } from '#domain/mail/mail.schedule.ts';
import type { MailFacts, MailKind } from '#domain/mail/mail.ts';
import { toPesos } from '#domain/money/centavos.ts';
import { causedMail, storeMail } from '../../outgoing/mail.ts';
import { publish } from '../../outgoing/publish.ts';
import type { Changed, Created } from './enrolment.facts.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

/** Includes the completion if staff records the attendance at once. */
export const publishCreated = async ({ enrolment }: Created) => {
  const data = () => enrolmentData(enrolment);
  await publish({ type: 'enrolment.created', data });
  if (enrolment.status === 'completed') await publish({ type: 'enrolment.completed', data });
};

export const publishChanged = ({ before, after }: Changed) => {
  const isCompletion = after.status === 'completed' && before.status !== 'completed';
  return publish({
    type: isCompletion ? 'enrolment.completed' : 'enrolment.changed',
    data: () => enrolmentData(after),
  });
};

export const mailCreated = ({ enrolment, isPromotion }: Created) =>
  storeMail(enrolmentMail(null, enrolment, { isPromotion }));

export const mailChanged = ({ before, after, isSilent }: Changed) =>
  storeMail(enrolmentMail(before, after, { isSilent }));

/** Webhook data of an enrolment, without notes of staff. */
const enrolmentData = (document: EnrolmentDocument) => {
  const {
    cancellation,
    updatedAt: _,
    offerUntil: _offerUntil,
    laneId: _laneId,
    earlyReason: _earlyReason,
    arrivedAt: _arrivedAt,
    ...enrolment
  } = toEnrolment(document);
  return {
    ...enrolment,
    cancellation: cancellation && { reason: cancellation.reason, at: cancellation.at },
  };
};

type Circumstances = {
  isPromotion?: boolean;
  /** No message about the change. Reminders are sent all the same. */
  isSilent?: boolean;
};

const enrolmentMail = (
  before: EnrolmentDocument | null,
  after: EnrolmentDocument,
  { isPromotion = false, isSilent = false }: Circumstances = {},
) => {
  const now = new Date();
  const { _id, startsAt, rev = 0 } = after;
  const [enrolmentId, userId] = [_id.toString(), after.userId.toString()];
  const hasBegun = startsAt && startsAt <= now;
  const wasAhead = before?.startsAt && before.startsAt > now;
  if (hasBegun && !wasAhead) return [];
  const own = { cause: `enrolment.${enrolmentId}`, userId, enrolmentId };
  const kind = before ? newsOf(before, after, now) : firstKindOf(after, isPromotion);
  const isNewStart = isHeld(after) && (!isHeld(before) || time(before?.startsAt) !== time(startsAt));
  const reminders = startsAt && isNewStart ? remindersOf(startsAt, now) : [];
  return causedMail([
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

const newsOf = (before: EnrolmentDocument, after: EnrolmentDocument, now: Date) =>
  kindOf(before, after, now) ?? (isChanged(before, after) ? 'changed' : null);

const kindOf = (before: EnrolmentDocument, after: EnrolmentDocument, now: Date): MailKind | null => {
  if (isMove(before, after)) return 'moved';
  if (before.calledOff && !after.calledOff) return isRestored(before, now);
  if (after.status === 'cancelled') return isActiveStatus(before.status) ? 'cancelled' : null;
  if (after.status === 'confirmed') return before.status === 'pending' || isBack(before) ? 'confirmed' : null;
  if (after.status !== 'pending') return null;
  return isBack(before) || isAccepted(before, after) ? 'enrolled' : null;
};

const isMove = (before: EnrolmentDocument, after: EnrolmentDocument) =>
  isActive(before) &&
  isActive(after) &&
  (time(before.startsAt) !== time(after.startsAt) || !before.courseId.equals(after.courseId));

const isActive = ({ status }: EnrolmentDocument) => isActiveStatus(status);

const time = (date: Date | null | undefined) => date?.getTime() ?? null;

/** Nobody is told that a call-off was undone who was not told of it. */
const isRestored = ({ calledOff, startsAt }: EnrolmentDocument, now: Date) =>
  calledOff && callOffDueAt(calledOff.at, startsAt) <= now ? 'restored' : null;

const isBack = (before: EnrolmentDocument) => before.status === 'cancelled';

const isAccepted = (before: EnrolmentDocument, after: EnrolmentDocument) =>
  Boolean(before.offerUntil) && isHeld(before) !== isHeld(after);

const isHeld = (document: EnrolmentDocument | null) =>
  document !== null && isActiveStatus(document.status) && !document.offerUntil;

/** Whether the person knows of it, is decided when the message is sent. */
const isChanged = (before: EnrolmentDocument, after: EnrolmentDocument) =>
  isActive(before) && isActive(after) && hasOtherInstructor(before, after);

const hasOtherInstructor = (before: EnrolmentDocument, after: EnrolmentDocument) =>
  before.instructorId !== after.instructorId ||
  (after.instructorId === null && before.instructorName !== after.instructorName);

const firstKindOf = (document: EnrolmentDocument, isPromotion: boolean): MailKind | null => {
  if (!isActiveStatus(document.status)) return null;
  if (document.offerUntil) return 'offered';
  return isPromotion ? 'promoted' : 'enrolled';
};

const factsOf = (before: EnrolmentDocument | null, after: EnrolmentDocument): MailFacts => {
  const { cancellation, calledOff, deposit, offerUntil, startsAt, status } = after;
  return {
    startsAt: startsAt?.toISOString() ?? null,
    ...(before && { startedAt: before.startsAt?.toISOString() ?? null, before: knownOf(before) }),
    ...(offerUntil && { offerUntil: offerUntil.toISOString() }),
    ...(deposit &&
      status === 'pending' && {
        deposit: { amount: toPesos(deposit.centavos), until: deposit.until.toISOString() },
      }),
    ...(cancellation && {
      by: cancellation.by === after.userId.toString() ? 'student' : 'academy',
      reason: cancellation.reason,
      isCalledOff: Boolean(calledOff),
    }),
  };
};

const knownOf = ({ instructorId, instructorName }: EnrolmentDocument) =>
  instructorName === null ? {} : { instructorId, instructorName };

/** What can be taken back is told after that. */
const dueOf = (kind: MailKind, { calledOff, startsAt, confirmation }: EnrolmentDocument) => {
  if (kind === 'cancelled' && calledOff) return { dueAt: callOffDueAt(calledOff.at, startsAt) };
  return kind === 'confirmed' && confirmation
    ? { dueAt: addSeconds(confirmation.at, CONFIRMATION_UNDO_SECONDS.mailed) }
    : {};
};

type Former = { at: Date; location: string; durationMinutes: number };
type Instructor = { instructorId: string; instructorName: string } | null;

/** What the message says, and whether the person knows it, is decided when it is sent. */
export const courseChangedMail = (
  enrolment: EnrolmentDocument,
  { at, location, durationMinutes }: Former,
  instructor: Instructor,
) => {
  const startsAt = enrolment.startsAt?.toISOString() ?? null;
  const before = { location, durationMinutes, ...instructor, ...knownOf(enrolment) };
  return causedMail([
    {
      cause: `enrolment.${enrolment._id}`,
      revision: at.toISOString(),
      kind: 'changed',
      userId: enrolment.userId.toString(),
      enrolmentId: enrolment._id.toString(),
      facts: { startsAt, startedAt: startsAt, before },
    },
  ]);
};
