import { ENROLMENT_STATUSES, isActiveStatus, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { isAdmin, type SignedIn } from '../../operation/access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { writerOf } from '../../operation/change-document.ts';
import { requireId } from '../../operation/input.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { enrolmentChanged } from './enrolment.events.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

export const ACTIVE = ENROLMENT_STATUSES.filter(isActiveStatus);
export const LIVE = ENROLMENT_STATUSES.filter(isLiveStatus);
const NOT_LIVE = ENROLMENT_STATUSES.filter((status) => !isLiveStatus(status));

export const groupSlot = (userId: string, courseId: string) => `g:${userId}:${courseId}`;

/** One class a student and minute, of a year with four digits: `classStart` rejects a later one. */
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

/** One's own enrolment, or any for an admin; another student's is as absent as an unknown one. */
export const requireEnrolment = async (
  ctx: SignedIn,
  { id }: { id?: unknown },
): Promise<EnrolmentDocument> => {
  const _id = requireId(id, messages.enrolmentNotFound);
  const own = isAdmin(ctx) ? {} : { userId: ctx.actor.user.id };
  const document = await EnrolmentModel.findOne({ _id, ...own }).lean();
  if (!document) throw new DomainError('NOT_FOUND', messages.enrolmentNotFound);
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

const writeEnrolment = writerOf(EnrolmentModel);

/** Writes only onto the revision that the change was decided on; false when that is gone. */
export const writeChanges = async (document: EnrolmentDocument, changes: StoredChanges) => {
  try {
    const added = await enrolmentChanged(document, changes);
    return await writeEnrolment(document, changes, added ? { $push: added } : {});
  } catch (error) {
    // An update that meets a unique index answers another code on some servers: the key itself is looked up.
    const isTaken = await EnrolmentModel.exists({ slotKey: changes.slotKey, _id: { $ne: document._id } });
    throw isTaken ? new DomainError('CONFLICT', messages.alreadyBooked) : error;
  }
};
