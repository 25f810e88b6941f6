import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { EnrolmentModel, toEnrolment } from '../enrolment.model.ts';
import { LIVE } from '../enrolment.store.ts';

export const MAX_ENROLMENTS = 5_000;

type Window = { $gte: Date; $lt: Date };

export const liveEnrolmentsIn = (window: Window) => findIn(window, { status: { $in: LIVE } });

export const enrolmentsIn = (window: Window) =>
  findIn(window, {
    $or: [{ status: { $in: LIVE } }, { status: 'cancelled', 'cancellation.reason': 'no_show' }],
  });

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
