import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { EnrolmentModel, toEnrolment } from './enrolment.model.ts';
import { LIVE } from './enrolment.store.ts';

/** Maximum number of enrolments in memory. */
export const MAX_ENROLMENTS = 5_000;

/** Live enrolments whose class begins in this time, in order. */
export const liveEnrolmentsIn = async (startsAt: { $gte: Date; $lt: Date }) => {
  const found = await EnrolmentModel.find({ startsAt, status: { $in: LIVE } })
    .sort({ startsAt: 1, _id: 1 })
    .limit(MAX_ENROLMENTS + 1)
    .lean();
  if (found.length > MAX_ENROLMENTS) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return found.map(toEnrolment);
};
