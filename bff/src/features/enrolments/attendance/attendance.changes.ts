import { attendanceOf, hasBegun, type AttendanceOutcome } from '#domain/enrolments/attendance.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Authenticated } from '../../../operation/access.ts';
import { findCallOff, findCourse } from '../../courses/course.store.ts';
import { nextAward } from '../completion/enrolment.award.ts';
import { CERTIFICATE_UNDUE } from '../completion/enrolment.completion.ts';
import { cancelled, changedStatus, completed } from '../enrolment.change.ts';
import type { EnrolmentDocument } from '../enrolment.model.ts';
import { freePlaceKey } from '../places/enrolment.places.ts';
import { slotOf, type StoredChanges } from '../enrolment.store.ts';

const requireBegun = ({ now }: Authenticated, { startsAt }: EnrolmentDocument) => {
  if (!hasBegun(startsAt, now)) throw new DomainError('NO_SHOW_TOO_EARLY', messages.noShowTooEarly);
};

export const attended = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> =>
  document.status === 'pending' && hasBegun(document.startsAt, ctx.now)
    ? completed(ctx, document)
    : changedStatus(ctx, document, 'completed');

export const missed = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> => {
  if (attendanceOf(document) === 'no_show') return {};
  requireBegun(ctx, document);
  return changedStatus(ctx, document, 'cancelled', { reason: 'no_show' });
};

/** A course that was called off has no enrolments to come. */
const requireNotCalledOff = async ({ courseId }: EnrolmentDocument) => {
  const callOff = await findCallOff(courseId.toString());
  if (callOff && callOff.state !== 'undone') {
    throw new DomainError('COURSE_CALLED_OFF', messages.courseCalledOff);
  }
};

type Correction = { outcome: AttendanceOutcome; overCapacity: boolean | null };

export const corrected = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  { outcome, overCapacity }: Correction,
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
    ? { ...(await completed(ctx, document)), ...seat }
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
  return { ...status, completionDate: null, award, certificate: CERTIFICATE_UNDUE };
};

const takenAgain = async (document: EnrolmentDocument, isOverCapacity: boolean): Promise<StoredChanges> => {
  const enrolmentId = document._id.toString();
  const course = (await findCourse(document.courseId.toString())) ?? { id: enrolmentId, capacity: null };
  const placeKey = await freePlaceKey({ course, enrolmentId, isOverCapacity });
  if (placeKey === null) throw new DomainError('COURSE_FULL', messages.courseFull);
  return { slotKey: slotOf(document), placeKey, cancellation: null };
};
