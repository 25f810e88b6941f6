import DataLoader from 'dataloader';
import type { QueryFilter } from 'mongoose';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { ENROLMENT_STATUSES, isActiveStatus, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { mayAsStaff, type Authenticated } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { writerOf } from '../../operation/change-document.ts';
import { finderById } from '../../operation/find-by-id.ts';
import { requireId } from '../../operation/input.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { sendsMessages } from '../mail/mail.outbox.ts';
import { isWanted } from '../webhooks/outbox.ts';
import type { Terms } from '../claims/holding.ts';
import { enrolmentChanged } from './enrolment.messages.ts';
import { holdingClass } from './places/enrolment.holding.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

export const ACTIVE = ENROLMENT_STATUSES.filter(isActiveStatus);
export const LIVE = ENROLMENT_STATUSES.filter(isLiveStatus);
const NOT_LIVE = ENROLMENT_STATUSES.filter((status) => !isLiveStatus(status));

export const groupSlot = (userId: string, courseId: string) => `g:${userId}:${courseId}`;

/** The slot of a class: student and minute. Years have four digits, see `isInstant`. */
export const classSlot = (userId: string, start: Date) => `p:${userId}:${start.toISOString().slice(0, 16)}`;

type Slotted = Pick<EnrolmentDocument, 'userId' | 'courseId' | 'personalised' | 'scheduledDate'>;

export const slotOf = ({ userId, courseId, personalised, scheduledDate }: Slotted) =>
  personalised && scheduledDate
    ? classSlot(userId.toString(), scheduledDate)
    : groupSlot(userId.toString(), courseId.toString());

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

/** Not stored. `isSilent`: the student gets no message about the change. */
export type StoredChanges = Partial<EnrolmentDocument> & { isSilent?: boolean; terms?: Terms };

const writeEnrolment = writerOf(EnrolmentModel, enrolmentChanged({ isSilent: false }));
const writeSilently = writerOf(EnrolmentModel, enrolmentChanged({ isSilent: true }));

const isTakenByAnother = async ({ _id }: EnrolmentDocument, key: object) =>
  Boolean(await EnrolmentModel.exists({ ...key, _id: { $ne: _id } }));

/** An offer ends when its class begins at the latest, also one that is moved. */
const offerFields = ({ offerUntil, startsAt }: Pick<EnrolmentDocument, 'offerUntil' | 'startsAt'>) =>
  offerUntil && startsAt && startsAt < offerUntil ? { offerUntil: startsAt } : {};

/** Writes if neither the revision has changed nor another enrolment has, or has just given up, the seat; otherwise null. */
export const writeChanges = (document: EnrolmentDocument, { terms, ...decided }: StoredChanges) => {
  const changes = { ...decided, ...offerFields({ ...document, ...decided }) };
  return holdingClass({ before: document, after: { ...document, ...changes }, terms }, (lane) =>
    writeUnlessTaken(document, { ...changes, ...lane }),
  );
};

const writeUnlessTaken = async (document: EnrolmentDocument, { isSilent, ...changes }: StoredChanges) => {
  try {
    return await (isSilent ? writeSilently : writeEnrolment)(document, changes);
  } catch (error) {
    // Looks the key up: servers have different codes for a duplicate key in an update.
    const { slotKey, placeKey } = changes;
    if (slotKey !== undefined && (await isTakenByAnother(document, { slotKey }))) {
      throw document.personalised
        ? new DomainError('ALREADY_BOOKED', messages.alreadyBooked)
        : new DomainError('ALREADY_ENROLLED', messages.alreadyEnrolled);
    }
    if (placeKey !== undefined && (await isTakenByAnother(document, { placeKey }))) return null;
    // Whoever had the key has given it up meanwhile.
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};

/**
 * Updates all at once, or one by one if each has an event, a message or a deadline. Concurrently changed ones are left to the
 * next sweep.
 */
export const changeMany = async (filter: QueryFilter<EnrolmentDocument>, changes: StoredChanges) => {
  const hasMail = sendsMessages() && 'startsAt' in changes;
  const isEach = hasMail || (await isWanted('enrolment.changed'));
  const each = isEach ? filter : { ...filter, offerUntil: { $gt: new Date(0) } };
  for await (const document of EnrolmentModel.find(each).lean().cursor())
    await writeChanges(document, changes);
  if (!isEach) await EnrolmentModel.updateMany(filter, { $set: changes });
};
