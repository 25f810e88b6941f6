import DataLoader from 'dataloader';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { ENROLMENT_STATUSES, isActiveStatus, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { notFound } from '../../errors/domain-error.ts';
import { mayAsStaff, type Authenticated } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { finderById } from '../../operation/find-by-id.ts';
import { requireId } from '../../operation/input.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

export const ACTIVE = ENROLMENT_STATUSES.filter(isActiveStatus);
export const LIVE = ENROLMENT_STATUSES.filter(isLiveStatus);
const NOT_LIVE = ENROLMENT_STATUSES.filter((status) => !isLiveStatus(status));

const ROSTER_ROWS = 1_000;

export const findRoster = (courseId: string) =>
  EnrolmentModel.find({
    courseId,
    $or: [{ status: { $in: LIVE } }, { status: 'cancelled', 'cancellation.reason': 'no_show' }],
  })
    .sort({ createdAt: 1, _id: 1 })
    .limit(ROSTER_ROWS)
    .lean();

const storedById = finderById<EnrolmentDocument, EnrolmentDocument>(EnrolmentModel, (document) => document);

export const storedEnrolmentLoader = perRequest(() => new DataLoader(storedById, { cache: false }));

/** For callers who may see it by another rule, or whose access was checked before. */
export const requireStoredEnrolment = async (ctx: Ctx, id: unknown): Promise<EnrolmentDocument> => {
  const document = await storedEnrolmentLoader(ctx).load(requireId(id, 'ENROLMENT_NOT_FOUND'));
  if (!document) throw notFound('ENROLMENT_NOT_FOUND');
  return document;
};

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

export const repeatOfEnrolment = repeatable(EnrolmentModel, toEnrolment);

export const storeEnrolmentLane = async (_id: string, laneId: string | null) => {
  await EnrolmentModel.updateOne({ _id }, { $set: { laneId } });
};

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
