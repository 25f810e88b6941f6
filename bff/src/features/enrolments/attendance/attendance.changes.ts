import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { attendanceOf, hasBegun, type AttendanceOutcome } from '#domain/enrolments/attendance.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Authenticated } from '../../../operation/access.ts';
import { actorId } from '../../../operation/context.ts';
import { findCallOff, findCourse, requireCourse } from '../../courses/course.store.ts';
import { nextAward, CERTIFICATE_UNDUE, isEarly } from '../enrolment.completion.ts';
import { cancelled, changedStatus, completed, type EarlyCompletion } from '../enrolment.change.ts';
import type { EnrolmentDocument, Recorded } from '../enrolment.model.ts';
import { freePlaceKey } from '../places/enrolment.places.ts';
import { slotOf, type StoredChanges } from '../enrolment.store.ts';

const requireBegun = ({ now }: Authenticated, { startsAt }: EnrolmentDocument) => {
  if (!hasBegun(startsAt, now)) throw new DomainError('NO_SHOW_TOO_EARLY', messages.noShowTooEarly);
};

export const attended = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  early: EarlyCompletion = {},
): Promise<StoredChanges> =>
  document.status === 'pending' && hasBegun(document.startsAt, ctx.now)
    ? completed(ctx, document, early)
    : changedStatus(ctx, document, 'completed', early);

export const arrived = ({ now, actor }: Authenticated, document: EnrolmentDocument): StoredChanges => {
  if (!isActiveStatus(document.status)) throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
  return document.arrival ? {} : { arrival: { at: now, by: actorId(actor) } };
};

/** Present: it completes a class that is ending or over. */
export const present = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> => {
  const course = await requireCourse(ctx, document.courseId.toString());
  if (document.status !== 'completed' && isEarly(ctx, { startsAt: document.startsAt, course })) {
    return arrived(ctx, document);
  }
  return attended(ctx, document);
};

export const missed = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> => {
  if (attendanceOf(document) === 'no_show') return {};
  requireBegun(ctx, document);
  return { ...(await changedStatus(ctx, document, 'cancelled', { reason: 'no_show' })), arrival: null };
};

const isOwnOfToday = ({ now, actor }: Authenticated, { by, at }: { by: string | null; at: Date }) =>
  by === actorId(actor) && dayIn(at, academy.timeZone) === dayIn(now, academy.timeZone);

const requireOwnOfToday = (ctx: Authenticated, recorded: Recorded | null | undefined) => {
  if (!recorded || !isOwnOfToday(ctx, recorded)) {
    throw new DomainError('ATTENDANCE_NOT_OWN', messages.attendanceNotOwn);
  }
};

/** Whoever marked a student present takes that back until midnight; the desk does so at any time. */
export const notArrived = (
  ctx: Authenticated,
  { arrival }: EnrolmentDocument,
  isDesk: boolean,
): StoredChanges => {
  if (!arrival) return {};
  if (!isDesk) requireOwnOfToday(ctx, arrival);
  return { arrival: null };
};

/** Takes back what the caller recorded today: a completion, a no-show or a presence. */
export const takenBack = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> => {
  const recorded = attendanceOf(document);
  if (recorded === 'completed') {
    requireOwnOfToday(ctx, document.completion);
    await requireNotCalledOff(document);
    return withdrawn(ctx, document, 'confirmed');
  }
  if (recorded === 'no_show') {
    requireOwnOfToday(ctx, document.cancellation);
    await requireNotCalledOff(document);
    return { status: 'confirmed', ...(await takenAgain(document, false)) };
  }
  return notArrived(ctx, document, false);
};

/** A course that was called off has no enrolments to come. */
const requireNotCalledOff = async ({ courseId }: EnrolmentDocument) => {
  const callOff = await findCallOff(courseId.toString());
  if (callOff && callOff.state !== 'undone') {
    throw new DomainError('COURSE_CALLED_OFF', messages.courseCalledOff);
  }
};

type Correction = { outcome: AttendanceOutcome; reason: string; overCapacity: boolean | null };

export const corrected = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  { outcome, reason, overCapacity }: Correction,
): Promise<StoredChanges> => {
  const recorded = attendanceOf(document);
  if (recorded === outcome) return {};
  if (outcome === 'confirmed') await requireNotCalledOff(document);
  if (recorded === 'completed') return withdrawn(ctx, document, outcome);
  if (recorded !== 'no_show') {
    throw new DomainError('ATTENDANCE_NOT_RECORDED', messages.attendanceNotRecorded);
  }
  const seat = await takenAgain(document, Boolean(overCapacity));
  return outcome === 'completed'
    ? { ...(await completed(ctx, document, { earlyReason: reason })), ...seat }
    : { status: 'confirmed', ...seat };
};

const withdrawn = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  outcome: AttendanceOutcome,
): Promise<StoredChanges> => {
  if (outcome === 'no_show') requireBegun(ctx, document);
  const award = await nextAward(ctx, document);
  const status: StoredChanges =
    outcome === 'no_show' ? cancelled(ctx, document, { reason: 'no_show' }) : { status: 'confirmed' };
  const undone = { completionDate: null, completion: null, arrival: null };
  return { ...status, ...undone, award, certificate: CERTIFICATE_UNDUE };
};

const takenAgain = async (document: EnrolmentDocument, isOverCapacity: boolean): Promise<StoredChanges> => {
  const enrolmentId = document._id.toString();
  const course = (await findCourse(document.courseId.toString())) ?? { id: enrolmentId, capacity: null };
  const placeKey = await freePlaceKey({ course, enrolmentId, isOverCapacity });
  if (placeKey === null) throw new DomainError('COURSE_FULL', messages.courseFull);
  return { slotKey: slotOf(document), placeKey, cancellation: null };
};
