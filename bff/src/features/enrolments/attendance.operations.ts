import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import {
  correctionNotice,
  attendanceOf,
  hasBegun,
  type AttendanceOutcome,
} from '#domain/enrolments/attendance.ts';
import { correctAttendanceSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { staff, type Authenticated } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { findCallOff, findCourse, requireCourse } from '../courses/course.store.ts';
import { enrolmentAudit } from './enrolment.audit.ts';
import {
  changeEnrolment,
  cancelled,
  changedStatus,
  completed,
  type EarlyCompletion,
} from './enrolment.change.ts';
import { nextAward, CERTIFICATE_UNDUE, isEarly } from './enrolment.completion.ts';
import { correctionRead } from './enrolment.facts.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument, type Recorded } from './enrolment.model.ts';
import { requireEnrolment } from './enrolment.store.ts';
import { slotOf } from './enrolment.fields.ts';
import type { StoredChanges } from './enrolment.writes.ts';
import { requireFreeSeat } from './enrolment.counts.ts';
import { withStaffMessages } from './enrolment.rules.ts';

type AttendanceCorrection = {
  enrolment: Enrolment;
  points: number;
  spentPoints: number;
  notice: string | null;
};

const toCorrection = async (document: EnrolmentDocument): Promise<AttendanceCorrection> => {
  const [points = { moved: 0, spent: 0 }] = await correctionRead(document);
  return {
    enrolment: toEnrolment(document),
    points: points.moved,
    spentPoints: points.spent,
    notice: correctionNotice(points),
  };
};

const { action, about } = enrolmentAudit('enrolment.correctAttendance');

/** Corrects a wrong completion or no-show. Points of a withdrawn completion are taken back, as far as unspent. */
export const correctAttendance = operation({
  field: 'Mutation.correctAttendance',
  access: staff,
  subject: requireEnrolment,
  input: correctAttendanceSchema,
  repeat: repeatableBy(EnrolmentModel, toCorrection, ({ enrolment }) => enrolment.id),
  audit: {
    action,
    about,
    changes: ({ subject, input: { outcome, reason, overCapacity }, result }) => [
      ...changesBetween(toEnrolment(subject), result?.enrolment ?? {}),
      ...changesBetween({}, result ? { points: result.points } : { outcome }),
      ...changesBetween({}, { reason, ...(overCapacity ? { overCapacity } : {}) }),
    ],
  },
  run: ({ ctx, input: correction, subject: found }) =>
    withStaffMessages(ctx, found.userId.toString(), async () => {
      const { id } = await changeEnrolment(ctx, found, {
        decide: (document) => corrected(ctx, document, correction),
      });
      return toCorrection(await requireEnrolment(ctx, { id }));
    }),
});

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

/** A course that was called off has no enrolments to come. */
const requireNotCalledOff = async ({ courseId }: EnrolmentDocument) => {
  const callOff = await findCallOff(courseId.toString());
  if (callOff && callOff.state !== 'undone') {
    throw new DomainError('COURSE_CALLED_OFF', messages.courseCalledOff);
  }
};

const withdrawn = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  outcome: AttendanceOutcome,
): Promise<StoredChanges> => {
  if (outcome === 'no_show') requireBegun(ctx, document);
  const award = nextAward(document);
  const status: StoredChanges =
    outcome === 'no_show' ? await cancelled(ctx, document, { reason: 'no_show' }) : { status: 'confirmed' };
  const undone = { completionDate: null, completion: null, arrival: null };
  return { ...status, ...undone, award, certificate: CERTIFICATE_UNDUE };
};

const requireBegun = ({ now }: Authenticated, { startsAt }: EnrolmentDocument) => {
  if (!hasBegun(startsAt, now)) throw new DomainError('NO_SHOW_TOO_EARLY', messages.noShowTooEarly);
};

const takenAgain = async (document: EnrolmentDocument, isOverCapacity: boolean): Promise<StoredChanges> => {
  const course = isOverCapacity ? null : await findCourse(document.courseId.toString());
  if (course) await requireFreeSeat(course);
  return { slotKey: slotOf(document), cancellation: null };
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

const requireOwnOfToday = (ctx: Authenticated, recorded: Recorded | null | undefined) => {
  if (!recorded || !isOwnOfToday(ctx, recorded)) {
    throw new DomainError('ATTENDANCE_NOT_OWN', messages.attendanceNotOwn);
  }
};

/** Whether the caller recorded it today. */
export const isOwnOfToday = ({ now, actor }: Authenticated, { by, at }: { by: string | null; at: Date }) =>
  by === actorId(actor) && dayIn(at, academy.timeZone) === dayIn(now, academy.timeZone);

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
