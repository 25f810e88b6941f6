import DataLoader from 'dataloader';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { ENROLMENT_STATUSES, isActiveStatus, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { notFound, DomainError } from '../../errors/domain-error.ts';
import { BATCH_ROWS } from '../../lists/row-batches.ts';
import { mayAsStaff, type Authenticated } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { finderById } from '../../operation/find-by-id.ts';
import { requireId, toId } from '../../operation/input.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { mapInSlices } from '../../operation/map-in-slices.ts';
import { perRequest } from '../../operation/per-request.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

export const ACTIVE = ENROLMENT_STATUSES.filter(isActiveStatus);
export const LIVE = ENROLMENT_STATUSES.filter(isLiveStatus);
const NOT_LIVE = ENROLMENT_STATUSES.filter((status) => !isLiveStatus(status));

export const MAX_ENROLMENTS = 5_000;

/** NOT_FOUND for another student's enrolment, unless the caller is staff. */
export const requireEnrolment = async (
  ctx: Authenticated,
  { id }: { id?: unknown },
): Promise<EnrolmentDocument> => {
  const document = await requireStoredEnrolment(ctx, id);
  const isOwn = document.userId.toString() === actorId(ctx.actor);
  if (!isOwn && !mayAsStaff(ctx, 'Query.enrolment')) throw notFound('ENROLMENT_NOT_FOUND');
  return document;
};

/** NOT_FOUND for another student's enrolment, also to staff. */
export const requireOwnEnrolment = async (ctx: Authenticated, given: { id?: unknown }): Promise<Enrolment> =>
  toEnrolment(await requireOwnStored(ctx, given));

export const requireOwnStored = async (
  ctx: Authenticated,
  given: { id?: unknown },
): Promise<EnrolmentDocument> => {
  const document = await requireEnrolment(ctx, given);
  if (document.userId.toString() !== actorId(ctx.actor)) throw notFound('ENROLMENT_NOT_FOUND');
  return document;
};

/** For callers who may see it by another rule, or whose access was checked before. */
export const requireStoredEnrolment = async (ctx: Ctx, id: unknown): Promise<EnrolmentDocument> => {
  const given = requireId(id, 'ENROLMENT_NOT_FOUND');
  const ahead = readBefore(ctx).get(given);
  readBefore(ctx).delete(given);
  const document = ahead ?? (await storedEnrolmentLoader(ctx).load(given));
  if (!document) throw notFound('ENROLMENT_NOT_FOUND');
  return document;
};

/** Each is used once: a write is decided on what is stored. */
const readBefore = perRequest(() => new Map<string, EnrolmentDocument>());

export const readStoredAhead = async (ctx: Ctx, ids: readonly string[]) => {
  const documents = (await storedById(ids.filter((id) => toId(id) !== null))).flatMap((one) => one ?? []);
  for (const document of documents) readBefore(ctx).set(document._id.toString(), document);
  return documents;
};

export const repeatOfEnrolment = repeatable(EnrolmentModel, toEnrolment);

export const storedEnrolmentLoader = perRequest(() => new DataLoader(storedById, { cache: false }));

const storedById = finderById<EnrolmentDocument, EnrolmentDocument>(EnrolmentModel, (document) => document);

export const findStoredEnrolment = (id: string) => EnrolmentModel.findById(id).lean();

export const countActiveEnrolments = (userId: string) =>
  EnrolmentModel.countDocuments({ userId, status: { $in: ACTIVE } });

export const findComing = async (userId: string, now: Date): Promise<EnrolmentDocument[]> => {
  const rows = await EnrolmentModel.find({ userId, status: { $in: ACTIVE } })
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  return rows.filter(({ startsAt }) => !hasBegun(startsAt, now));
};

export const countLiveEnrolments = async () => {
  const [all, others] = await Promise.all([
    EnrolmentModel.estimatedDocumentCount(),
    EnrolmentModel.countDocuments({ status: { $in: NOT_LIVE } }),
  ]);
  return all - others;
};

export { toEnrolment };

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

type Window = { $gte: Date; $lt: Date };

export const liveEnrolmentsIn = (window: Window) => findIn(window, { status: { $in: LIVE } });

const findIn = async (startsAt: Window, filter: object) => {
  const found = await EnrolmentModel.find({ startsAt, ...filter })
    .sort({ startsAt: 1, _id: 1 })
    .limit(MAX_ENROLMENTS + 1)
    .batchSize(BATCH_ROWS)
    .lean();
  if (found.length > MAX_ENROLMENTS) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return mapInSlices(found, toEnrolment);
};

export const liveEnrolmentsOf = async (userId: string, startsAt: Window) => {
  const found = await EnrolmentModel.find({ userId, startsAt, status: { $in: LIVE } })
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  return found.map(toEnrolment);
};

export const enrolmentsIn = (window: Window) =>
  findIn(window, {
    $or: [{ status: { $in: LIVE } }, { status: 'cancelled', 'cancellation.reason': 'no_show' }],
  });

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
