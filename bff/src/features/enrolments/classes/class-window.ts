import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { LIVE } from '../enrolment.store.ts';

export const MAX_ENROLMENTS = 5_000;

const WEAPONS = { 'personalised.weapons': 1, 'personalised.hasWeaponAmmo': 1 } as const;

type Window = { $gte: Date; $lt: Date };

export const liveEnrolmentsIn = (window: Window) => findIn(window, { status: { $in: LIVE } });

export const enrolmentsIn = (window: Window) =>
  findIn(window, {
    $or: [{ status: { $in: LIVE } }, { status: 'cancelled', 'cancellation.reason': 'no_show' }],
  });

/**
 * By their own dates, so that enrolments of group courses are not examined. The status is no condition of the query: a
 * database may take the index of a status, which has all enrolments, for the cheaper one.
 */
export const singleClassesIn = async (scheduledDate: Window) => {
  const found = await EnrolmentModel.find(
    { scheduledDate },
    { status: 1, courseId: 1, scheduledDate: 1, instructorId: 1, instructorName: 1, laneId: 1, ...WEAPONS },
  )
    .limit(2 * MAX_ENROLMENTS)
    .lean<EnrolmentDocument[]>();
  const live = found.filter(({ status }) => isLiveStatus(status));
  if (live.length > MAX_ENROLMENTS || found.length === 2 * MAX_ENROLMENTS) {
    throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  }
  return live.flatMap(({ _id, scheduledDate: startsAt, courseId, ...others }) =>
    startsAt ? [{ ...others, id: _id.toString(), startsAt, courseId: courseId.toString() }] : [],
  );
};

type Changed = Pick<EnrolmentDocument, '_id' | 'courseId' | 'courseType' | 'scheduledDate' | 'updatedAt'>;

/** Of a class of its own, or of the group course. */
export const enrolmentsChangedSince = async ($gte: Date, limit: number) => {
  const found = await EnrolmentModel.find(
    { updatedAt: { $gte } },
    { courseId: 1, courseType: 1, scheduledDate: 1, updatedAt: 1 },
  )
    .limit(limit)
    .lean<Changed[]>();
  return found.map(({ _id, courseId, scheduledDate, updatedAt = $gte }) => ({
    holder: scheduledDate ? `enrolment:${_id.toString()}` : `course:${courseId.toString()}`,
    at: updatedAt,
    period: scheduledDate && { from: scheduledDate, until: scheduledDate },
  }));
};

const findIn = async (startsAt: Window, filter: object) => {
  const found = await EnrolmentModel.find({ startsAt, ...filter })
    .sort({ startsAt: 1, _id: 1 })
    .limit(MAX_ENROLMENTS + 1)
    .lean();
  if (found.length > MAX_ENROLMENTS) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return found.map(toEnrolment);
};
