import { isDeepStrictEqual } from 'node:util';
import { addSeconds } from 'date-fns';
import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { instantOf, isDay } from '#domain/dates/dates.ts';
import { CONFIRMATION_UNDO_SECONDS } from '#domain/enrolments/confirmation.ts';
import { bookingSchema, type updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import { canChangeStatus, isLiveStatus, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { allows } from '#domain/schedule/free-resources.ts';
import type { CancellationReason } from '#domain/enrolments/cancellation.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { mayAsStaff, type Authenticated } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { onceAfterCommit, type FollowUp } from '../../operation/after-commit.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField, parseOrThrow } from '../../operation/input.ts';
import type { KeyedRequest } from '../../operation/keyed-request.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { writtenInstant } from '../../operation/wall-clock.ts';
import { requireCourse } from '../courses/course.store.ts';
import { findSchedule } from '../schedule/schedule.store.ts';
import { requireUser } from '../users/user.store.ts';
import { settleCertificate } from '../certificates/certificate.settlement.ts';
import { nextAward, payStoredAward, completionOf } from './enrolment.completion.ts';
import { classFields, classStart, requireFuture, type Booking } from './classes/enrolment.class.ts';
import { isLateCancellation, requireBeforeDeadline } from './enrolment.deadline.ts';
import { staffTerms, termsFor } from './places/enrolment.holding.ts';
import { requireLicence } from './enrolment.licence.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { startFields } from './places/enrolment.places.ts';
import { classSlot, requireStoredEnrolment, writeChanges, type StoredChanges } from './enrolment.store.ts';
import { promoteWaiting } from './waiting/waiting.promotion.ts';

const MIDNIGHT = '00:00';

type Changes = v.InferOutput<typeof updateEnrolmentSchema>;

const CLASS_FIELDS = ['scheduledDate', 'scheduledTime', 'classType', 'weapons', 'hasWeaponAmmo', 'ammoBoxes'];
const STAFF_FIELDS = ['scheduledDate', 'completionDate', 'instructorId', 'instructorName'];
const KNOWN_FIELDS = [...CLASS_FIELDS, ...STAFF_FIELDS, 'price', 'priceBreakdown', 'points'];

const changesAsStaff = (ctx: Authenticated) => mayAsStaff(ctx, 'Mutation.updateEnrolment');

export const requireAllowedFields = (
  ctx: Authenticated,
  { userId }: EnrolmentDocument,
  input: Record<string, unknown>,
) => {
  const isOwner = userId.toString() === actorId(ctx.actor);
  const allowed = [...(isOwner ? CLASS_FIELDS : []), ...(changesAsStaff(ctx) ? STAFF_FIELDS : [])];
  const isForeignStatus = !changesAsStaff(ctx) && input.status !== undefined && input.status !== 'cancelled';
  const isForeignField = KNOWN_FIELDS.some((key) => input[key] !== undefined && !allowed.includes(key));
  if (isForeignStatus || isForeignField) {
    throw new DomainError('ENROLMENT_FIELD_FORBIDDEN', messages.enrolmentFieldForbidden);
  }
};

const requireLicenceAt = async (ctx: Authenticated, document: EnrolmentDocument, startsAt: Date) => {
  const course = await requireCourse(ctx, document.courseId.toString());
  if (course.cluPolicy !== 'require') return;
  requireLicence(course, await requireUser(document.userId.toString()), startsAt);
};

/** The start on a day that was given without a time: at the time of the present start, or at the beginning of the day. */
const startMeant = (date: string, present: Date | null) => {
  if (!isDay(date)) return new Date(date);
  if (!present) return instantOf(date, MIDNIGHT, academy.timeZone);
  return writtenInstant({ day: date, clock: clockIn(present, academy.timeZone), field: 'scheduledDate' });
};

export const changedClass = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  changes: Changes,
): Promise<StoredChanges> => {
  const { personalised, scheduledDate, status, priceCentavos } = document;
  const changed = CLASS_FIELDS.filter((key) => key in changes);
  if (changed.length === 0) return {};
  const isByStaff = changesAsStaff(ctx) && changed.every((key) => STAFF_FIELDS.includes(key));
  if (!personalised && isByStaff && changes.scheduledDate) {
    const startsAt = startMeant(changes.scheduledDate, document.startsAt);
    requirePlannable(ctx, { scheduledDate: startsAt });
    await requireLicenceAt(ctx, document, startsAt);
    return {
      scheduledDate: startsAt,
      ...startFields(startsAt),
      terms: termsFor(ctx, document.userId.toString()),
    };
  }
  if (!personalised || (!isByStaff && status !== 'pending')) {
    throw new DomainError('ENROLMENT_NOT_EDITABLE', messages.enrolmentNotEditable);
  }
  const present = {
    ...personalised,
    scheduledDate: scheduledDate?.toISOString(),
    scheduledTime:
      changes.scheduledDate && !isDay(changes.scheduledDate)
        ? clockIn(new Date(changes.scheduledDate), academy.timeZone)
        : personalised.classTime,
  };
  const booking = parseOrThrow(bookingSchema, { ...present, ...changes });
  const start = classStart(booking, changes.scheduledTime === undefined ? 'scheduledDate' : 'scheduledTime');
  const isMoved = start.getTime() !== scheduledDate?.getTime();
  if (isMoved) {
    await requireBeforeDeadline(ctx, document);
    if (!isByStaff) requireFuture(ctx, start);
    requirePlannable(ctx, { scheduledDate: start });
    await requireLicenceAt(ctx, document, start);
  }
  const isSameChoice = isDeepStrictEqual(choiceOf(booking), choiceOf(personalised));
  const slotKey = isLiveStatus(status) ? classSlot(document.userId.toString(), start) : document.slotKey;
  const terms = isMoved ? { terms: termsFor(ctx, document.userId.toString()) } : {};
  const fields = { ...classFields(booking, start), ...startFields(start), ...terms };
  if (!isSameChoice) return { ...fields, slotKey };
  const { priceBreakdown } = personalised;
  return { ...fields, slotKey, priceCentavos, personalised: { ...fields.personalised, priceBreakdown } };
};

type Choice = Pick<Booking, 'hasWeaponAmmo' | 'ammoBoxes'> & { weapons: readonly string[] };

/** Fields that the price depends on. Other changes do not change the price. */
const choiceOf = ({ weapons, hasWeaponAmmo, ammoBoxes }: Choice) => ({
  weapons: [...weapons].sort(),
  hasWeaponAmmo,
  ammoBoxes: ammoBoxes.map(({ caliber, quantity }) => `${quantity} ${caliber}`).sort(),
});

type StaffMove = {
  laneId?: string | null | undefined;
  overbook: boolean;
  isSilent?: boolean | null | undefined;
};

export const requireStaffMove = (ctx: Authenticated, { laneId, overbook, isSilent }: StaffMove) => {
  if ((laneId || overbook || isSilent) && !changesAsStaff(ctx)) {
    throw new DomainError('ENROLMENT_FIELD_FORBIDDEN', messages.enrolmentFieldForbidden);
  }
};

const requireLane = async (
  ctx: Authenticated,
  { courseId, personalised }: EnrolmentDocument,
  { laneId, overbook }: StaffMove,
) => {
  const { location } = await requireCourse(ctx, courseId.toString());
  const { lanes } = await findSchedule();
  const lane = lanes.find((one) => one.id === laneId && one.location === location);
  if (!lane) throw invalidField('laneId', { reason: 'LANE_UNKNOWN', message: messages.laneUnknown });
  if (!overbook && !allows(lane, personalised?.weapons ?? [])) {
    throw invalidField('laneId', { reason: 'LANE_WEAPONS', message: messages.laneWeapons });
  }
};

export const movedClass = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  move: StaffMove & { scheduledDate: string },
): Promise<StoredChanges> => {
  const { laneId, overbook, scheduledDate } = move;
  const { terms, ...fields } = await changedClass(ctx, document, { scheduledDate });
  if (laneId) await requireLane(ctx, document, move);
  return {
    ...fields,
    ...(laneId ? { laneId } : {}),
    terms: { ...terms, ...staffTerms({ overbook, laneId }) },
  };
};

export const changedStatus = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  status: EnrolmentStatus | undefined,
  { earlyReason, ...cancellation }: StaffCancellation & EarlyCompletion = {},
): Promise<StoredChanges> => {
  if (status === undefined || status === document.status) return {};
  if (!canChangeStatus(document.status, status))
    throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
  if (status === 'cancelled') {
    await requireBeforeDeadline(ctx, document);
    return cancelled(ctx, document, cancellation);
  }
  return status === 'completed' ? completed(ctx, document, { earlyReason }) : confirmed(ctx, document);
};

const confirmed = (
  { now, actor }: Authenticated,
  { offerUntil = null }: EnrolmentDocument,
): StoredChanges => ({
  status: 'confirmed',
  offerUntil: null,
  confirmation: { at: now, by: actorId(actor), offerUntil },
});

/** Back to what it was before a confirmation by the caller, within some seconds. */
export const unconfirmed = (
  { now, actor }: Authenticated,
  { confirmation }: EnrolmentDocument,
): StoredChanges => {
  const isOwn = confirmation?.by === actorId(actor);
  if (!isOwn || addSeconds(confirmation.at, CONFIRMATION_UNDO_SECONDS.accepted) < now) {
    throw new DomainError('CONFIRMATION_FINAL', messages.confirmationFinal);
  }
  return { status: 'pending', offerUntil: confirmation.offerUntil, confirmation: null };
};

/** Why staff completes before the end of the class. */
export type EarlyCompletion = { earlyReason?: string | null | undefined };

export const completed = async (
  ctx: Authenticated,
  document: EnrolmentDocument,
  { earlyReason }: EarlyCompletion,
): Promise<StoredChanges> => {
  const course = await requireCourse(ctx, document.courseId.toString());
  const { startsAt, instructorName, certificate } = document;
  const award = await nextAward(ctx, document);
  const before = { startsAt, instructorName, award, certificate, earlyReason };
  return { ...(await completionOf(ctx, course, before)), offerUntil: null };
};

export type StaffCancellation = { reason?: CancellationReason; note?: string | null };

export const freed = ({ _id }: EnrolmentDocument): StoredChanges => ({
  status: 'cancelled',
  slotKey: _id.toString(),
  placeKey: _id.toString(),
  offerUntil: null,
});

export const cancelled = (
  ctx: Authenticated,
  document: EnrolmentDocument,
  { reason: given, note = null }: StaffCancellation,
): StoredChanges => {
  const { userId } = document;
  const by = actorId(ctx.actor);
  const reason = given ?? (userId.toString() === by ? 'student' : 'academy');
  const isLate = isLateCancellation(ctx, document, reason);
  return {
    ...freed(document),
    cancellation: { reason, note, at: ctx.now, by, isLate },
  };
};

/** A completed enrolment always has a completion date. */
const changedCompletion = (completionDate: string | null, status: EnrolmentStatus) => {
  if (completionDate !== null) return startMeant(completionDate, null);
  if (status === 'completed') throw invalidField('completionDate');
  return null;
};

export const staffFields = (
  { completionDate, instructorId, instructorName }: Changes,
  status: EnrolmentStatus,
): StoredChanges => ({
  ...(completionDate === undefined ? {} : { completionDate: changedCompletion(completionDate, status) }),
  ...(instructorId === undefined ? {} : { instructorId }),
  ...(instructorName === undefined ? {} : { instructorName }),
});

type Change = {
  request: KeyedRequest | null;
  expectedRevision?: number | null | undefined;
  isSilent?: boolean | null | undefined;
  decide: (document: EnrolmentDocument) => Promise<StoredChanges>;
};

/** Decides and writes, then runs the follow-up work. The sweep repeats it after a crash. */
export const changeEnrolment = async (
  ctx: Authenticated,
  found: EnrolmentDocument,
  { decide, isSilent, ...change }: Change,
): Promise<Enrolment> => {
  const id = found._id.toString();
  const document = await changeDocument(found, {
    ...change,
    decide,
    write: (before, changes) => writeChanges(before, { ...changes, isSilent: isSilent ?? false }),
    reload: () => requireStoredEnrolment(ctx, id),
  });
  const followUps = document === found ? [] : followUpsOf(document);
  for (const followUp of followUps) await onceAfterCommit(ctx, followUp);
  return toEnrolment(document);
};

const followUpsOf = (document: EnrolmentDocument): FollowUp[] => {
  const { _id, courseId, courseType, status, award, certificate } = document;
  const pay = { name: `award ${_id}`, work: (ctx: Ctx) => payStoredAward(ctx, document) };
  const settle = {
    name: `certificate ${_id}`,
    work: (ctx: Ctx) => settleCertificate(ctx, _id.toString()),
  };
  const promote = {
    name: `places of ${courseId}`,
    work: (ctx: Ctx) => promoteWaiting(ctx, courseId.toString()),
  };
  return [
    ...(award?.state === 'due' ? [pay] : []),
    ...(certificate?.state === 'due' ? [settle] : []),
    ...(status === 'cancelled' && courseType === 'Grupal' ? [promote] : []),
  ];
};
