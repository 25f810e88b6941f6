import { isDeepStrictEqual } from 'node:util';
import type { QueryFilter } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import type { PlaceTerms } from '#domain/schedule/place-for.ts';
import { changeInstant } from '../../database/track-changes.ts';
import { inTransaction } from '../../database/transaction.ts';
import { updatingTogether } from '../../database/updates-at-end.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { writerOf } from '../../operation/change-document.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { findCourse } from '../courses/course.store.ts';
import { classOfEnrolment, weaponsOf } from '../schedule/held-class.ts';
import { areTimesEnforced, placeClass } from '../schedule/place-class.ts';
import { countingSeats } from './enrolment.counts.ts';
import { addedFields, enrolmentChanged, enrolmentChanging } from './enrolment.facts.ts';
import { EnrolmentModel, type EnrolmentDocument } from './enrolment.model.ts';
import { ACTIVE } from './enrolment.store.ts';
import { lockInstructorName } from '../instructors/instructor.store.ts';

/** Not stored. `isSilent`: the student gets no message about the change. */
export type StoredChanges = Partial<EnrolmentDocument> & { isSilent?: boolean; terms?: PlaceTerms };

/**
 * Writes, with all that follows, if neither the revision has changed nor another enrolment has, or has just given up, the
 * seat; otherwise null.
 */
export const writeChanges = (ctx: Ctx, document: EnrolmentDocument, changes: StoredChanges) =>
  inTransaction(() => writeInTransaction(ctx, document, changes));

const writeInTransaction = async (
  ctx: Ctx,
  document: EnrolmentDocument,
  { terms, isSilent = false, ...decided }: StoredChanges,
) => {
  if (decided.instructorId) await lockInstructorName(decided.instructorId);
  const after = { ...document, ...decided };
  const added = addedFields(await enrolmentChanging({ before: document, after }));
  const changes = { ...decided, ...offerFields(after), ...comingFields(document, after), ...added };
  const change = { before: document, after: { ...document, ...changes } };
  const place = await placeOfClass({ ...change, terms });
  const written = await countingSeats(change, () => writeUnlessTaken(document, { ...changes, ...place }));
  if (written) await enrolmentChanged({ ctx, before: document, after: written, isSilent });
  return written;
};

/** Writes what its transaction has read: nobody else has changed it meanwhile, or the transaction runs again. */
export const writeFound = async (ctx: Ctx, found: EnrolmentDocument, changes: StoredChanges) => {
  const written = await writeChanges(ctx, found, changes);
  if (!written) throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
  return written;
};

/** An offer ends when its class begins at the latest, also one that is moved. */
const offerFields = ({ offerUntil, startsAt }: Pick<EnrolmentDocument, 'offerUntil' | 'startsAt'>) =>
  offerUntil && startsAt && startsAt < offerUntil ? { offerUntil: startsAt } : {};

type Stated = Pick<EnrolmentDocument, 'status' | 'startsAt' | 'courseId' | 'comingAt'>;

/** Whoever has said that they come is asked again about another date, and about a class that is taken up again. */
const comingFields = (before: Stated, after: Stated) =>
  before.comingAt && (hasOtherStart(before, after) || after.status === 'cancelled') ? { comingAt: null } : {};

const hasOtherStart = (before: Stated, after: Stated) =>
  before.startsAt?.getTime() !== after.startsAt?.getTime() || !before.courseId.equals(after.courseId);

const writeUnlessTaken = async (document: EnrolmentDocument, changes: Partial<EnrolmentDocument>) => {
  const { slotKey } = changes;
  // A freed slot is its own id.
  const isOwn = slotKey === undefined || slotKey === document._id.toString();
  if (!isOwn && (await isTakenByAnother(document, { slotKey }))) throw slotTaken(document);
  return writeEnrolment(document, changes);
};

export const slotTaken = ({ personalised }: Pick<EnrolmentDocument, 'personalised'>) =>
  personalised
    ? new DomainError('ALREADY_BOOKED', messages.alreadyBooked)
    : new DomainError('ALREADY_ENROLLED', messages.alreadyEnrolled);

/** Changes only the revision, so that writes that were decided before are decided again. False if it is no longer active. */
export const touchActive = async (_id: EnrolmentDocument['_id']) => {
  const { matchedCount } = await EnrolmentModel.updateOne(
    { _id, status: { $in: ACTIVE } },
    { $set: { updatedAt: changeInstant() }, $inc: { rev: 1 } },
  );
  return matchedCount === 1;
};

const writeEnrolment = writerOf<EnrolmentDocument>(updatingTogether(EnrolmentModel));

const isTakenByAnother = async ({ _id }: EnrolmentDocument, key: object) =>
  Boolean(await EnrolmentModel.exists({ ...key, _id: { $ne: _id } }));

export const changeMany = async (
  ctx: Ctx,
  filter: QueryFilter<EnrolmentDocument>,
  changes: StoredChanges,
) => {
  for await (const document of EnrolmentModel.find(filter).lean().cursor()) {
    await writeChanges(ctx, document, changes);
  }
};

type Timed = Pick<EnrolmentDocument, '_id' | 'courseId' | 'status' | 'scheduledDate' | 'laneId'> &
  Pick<EnrolmentDocument, 'reservedInstructorId' | 'instructorId' | 'instructorName' | 'personalised'>;

type Change = { before: Timed | null; after: Timed; terms?: PlaceTerms | undefined };

/** What the class of an enrolment holds at its time, to be written with it. */
export const placeOfClass = async ({ before, after, terms }: Change) => {
  const isUnchanged = before ? isSameClass(before, after) : liveDate(after) === null;
  const startsAt = liveDate(after);
  if (isUnchanged || !startsAt || !(await areTimesEnforced({ startsAt }))) return null;
  const course = await findCourse(String(after.courseId));
  const isSameCourse = !before || String(before.courseId) === String(after.courseId);
  const former = isSameCourse ? course : await findCourse(String(before.courseId));
  return placeClass({ before: before && classOf(former, before), after: classOf(course, after) }, terms);
};

const isSameClass = (one: Timed, other: Timed) =>
  liveDate(one)?.getTime() === liveDate(other)?.getTime() &&
  (liveDate(one) === null || hasSameResources(one, other));

const liveDate = ({ status, scheduledDate }: Timed) => (isLiveStatus(status) ? scheduledDate : null);

const hasSameResources = (one: Timed, other: Timed) =>
  (one.instructorId ?? one.instructorName) === (other.instructorId ?? other.instructorName) &&
  one.laneId === other.laneId &&
  isDeepStrictEqual(weaponsOf(one.personalised), weaponsOf(other.personalised));

const classOf = (course: Course | null, enrolment: Timed) => {
  const startsAt = liveDate(enrolment);
  return course && startsAt
    ? classOfEnrolment(String(enrolment._id), course, { ...enrolment, startsAt })
    : null;
};

/** Students book one of the free times; staff any time within opening hours that no class has. */
export const termsFor = ({ actor }: Pick<Ctx, 'actor'>, userId: string): PlaceTerms => ({
  offeredTo: actor && actorId(actor) === userId ? 'student' : 'staff',
});

export const staffTerms = ({
  overbook,
  laneId,
}: {
  overbook: boolean;
  laneId?: string | null | undefined;
}) => ({
  ...(overbook ? { isOverbooked: true } : {}),
  ...(laneId ? { isLaneChosen: true } : {}),
});
