import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { notFound } from '../../errors/domain-error.ts';
import type { Authenticated } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { counterByCourse } from './lists/count-by-course.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { LIVE, requireEnrolment } from './enrolment.store.ts';

/** A stored enrolment for its calendar file. */
export const enrolmentOfFile = (document: EnrolmentDocument): Enrolment => toEnrolment(document);

/** NOT_FOUND for another student's enrolment, also to staff. */
export const requireOwnEnrolment = async (
  ctx: Authenticated,
  given: { id?: unknown },
): Promise<Enrolment> => {
  const document = await requireEnrolment(ctx, given);
  if (document.userId.toString() !== actorId(ctx.actor)) throw notFound('ENROLMENT_NOT_FOUND');
  return toEnrolment(document);
};

type Wanted = {
  between: { $gte: Date; $lt: Date };
  order: 1 | -1;
  filter: object;
  cancelledSince: Date;
  limit: number;
};

export const listForCalendar = async ({
  between,
  order,
  filter,
  cancelledSince,
  limit,
}: Wanted): Promise<Enrolment[]> => {
  const isShown = { $or: [{ status: { $in: LIVE } }, { 'cancellation.at': { $gt: cancelledSince } }] };
  const found = await EnrolmentModel.find({ $and: [{ startsAt: between }, filter, isShown] })
    .sort({ startsAt: order, _id: order })
    .limit(limit)
    .lean();
  return found.map(toEnrolment);
};

export const idsOfAttended = async (courseIds: readonly string[]): Promise<Set<string>> => {
  if (courseIds.length === 0) return new Set();
  const counts = await counterByCourse(EnrolmentModel, { status: { $in: LIVE } })(courseIds);
  return new Set(courseIds.filter((_, index) => counts[index]));
};
