import DataLoader from 'dataloader';
import type { QueryFilter } from 'mongoose';
import { ENROLMENT_STATUSES, isActiveStatus, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { isAdmin, type Authenticated } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { writerOf } from '../../operation/change-document.ts';
import { finderById } from '../../operation/find-by-id.ts';
import { requireId } from '../../operation/input.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { isWanted } from '../webhooks/outbox.ts';
import { enrolmentChanged } from './enrolment.events.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

export const ACTIVE = ENROLMENT_STATUSES.filter(isActiveStatus);
export const LIVE = ENROLMENT_STATUSES.filter(isLiveStatus);
const NOT_LIVE = ENROLMENT_STATUSES.filter((status) => !isLiveStatus(status));

export const groupSlot = (userId: string, courseId: string) => `g:${userId}:${courseId}`;

/** One class a student and minute, of a year with four digits, as `isInstant` and `requirePlannable` want it. */
export const classSlot = (userId: string, start: Date) => `p:${userId}:${start.toISOString().slice(0, 16)}`;

const ROSTER_ROWS = 1_000;

/** Who has a place in a course, and who had one and did not come, in the order of enrolling. */
export const findRoster = (courseId: string) =>
  EnrolmentModel.find({
    courseId,
    $or: [{ status: { $in: LIVE } }, { status: 'cancelled', 'cancellation.reason': 'no_show' }],
  })
    .sort({ createdAt: 1, _id: 1 })
    .limit(ROSTER_ROWS)
    .lean();

const storedById = finderById<EnrolmentDocument, EnrolmentDocument>(EnrolmentModel, (document) => document);

/** One query for all that are looked up at once; again is another query. */
const storedLoader = perRequest(() => new DataLoader(storedById, { cache: false }));

/** One's own enrolment, or any for an admin; another student's is as absent as an unknown one. */
export const requireEnrolment = async (
  ctx: Authenticated,
  { id }: { id?: unknown },
): Promise<EnrolmentDocument> => {
  const _id = requireId(id, 'ENROLMENT_NOT_FOUND');
  const document = await storedLoader(ctx).load(_id);
  const isShown = document && (isAdmin(ctx) || document.userId.toString() === actorId(ctx.actor));
  if (!isShown) throw notFound('ENROLMENT_NOT_FOUND');
  return document;
};

export const repeatOfEnrolment = repeatable(EnrolmentModel, toEnrolment);

/** Enrolments of a student that are still to take place. */
export const countActiveEnrolments = (userId: string) =>
  EnrolmentModel.countDocuments({ userId, status: { $in: ACTIVE } });

export const countLiveEnrolments = async () => {
  const [all, others] = await Promise.all([
    EnrolmentModel.estimatedDocumentCount(),
    EnrolmentModel.countDocuments({ status: { $in: NOT_LIVE } }),
  ]);
  return all - others;
};

export type StoredChanges = Partial<EnrolmentDocument>;

const writeEnrolment = writerOf(EnrolmentModel, enrolmentChanged);

/** Writes only onto the revision that the change was decided on; null when that is gone. */
export const writeChanges = async (document: EnrolmentDocument, changes: StoredChanges) => {
  try {
    return await writeEnrolment(document, changes);
  } catch (error) {
    // An update that meets a unique index answers another code on some servers: the key itself is looked up.
    const isTaken = await EnrolmentModel.exists({ slotKey: changes.slotKey, _id: { $ne: document._id } });
    throw isTaken ? new DomainError('ALREADY_BOOKED', messages.alreadyBooked) : error;
  }
};

/** At once, or one by one where each is an event; one that somebody changes meanwhile is left to the next sweep. */
export const changeMany = async (filter: QueryFilter<EnrolmentDocument>, changes: StoredChanges) => {
  if (!(await isWanted('enrolment.changed'))) {
    await EnrolmentModel.updateMany(filter, { $set: changes });
    return;
  }
  for await (const document of EnrolmentModel.find(filter).lean().cursor())
    await writeChanges(document, changes);
};
