import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { EnrolmentModel, toEnrolment } from '../enrolment.model.ts';
import { LIVE } from '../enrolment.store.ts';

/** Maximum number of enrolments in memory. */
export const MAX_ENROLMENTS = 5_000;

type Window = { $gte: Date; $lt: Date };

/** Live enrolments whose class begins in this time, in order. */
export const liveEnrolmentsIn = (window: Window) => findIn(window, { status: { $in: LIVE } });

/** The same, and no-shows. */
export const enrolmentsIn = (window: Window) =>
  findIn(window, {
    $or: [{ status: { $in: LIVE } }, { status: 'cancelled', 'cancellation.reason': 'no_show' }],
  });

/** Live enrolments with a date of their own that begin in this time. */
export const singleClassesIn = async (startsAt: Window) => {
  const found = await EnrolmentModel.find(
    { startsAt, status: { $in: LIVE }, scheduledDate: { $ne: null } },
    { courseId: 1, startsAt: 1, instructorId: 1, instructorName: 1, laneId: 1, personalised: 1 },
  )
    .limit(MAX_ENROLMENTS + 1)
    .lean();
  if (found.length > MAX_ENROLMENTS) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return found.flatMap(({ _id, startsAt, courseId, ...others }) =>
    startsAt ? [{ ...others, id: _id.toString(), startsAt, courseId: courseId.toString() }] : [],
  );
};

const findIn = async (startsAt: Window, filter: object) => {
  const found = await EnrolmentModel.find({ startsAt, ...filter })
    .sort({ startsAt: 1, _id: 1 })
    .limit(MAX_ENROLMENTS + 1)
    .lean();
  if (found.length > MAX_ENROLMENTS) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return found.map(toEnrolment);
};
