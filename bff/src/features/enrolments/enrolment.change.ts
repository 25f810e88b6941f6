import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/date-text.ts';
import { bookingSchema, type updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import { canChangeStatus, isLiveStatus, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { isAdmin, type SignedIn } from '../../access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField, parseOrThrow } from '../../input.ts';
import { requireCourse } from '../courses/course.store.ts';
import { classFields, classStart, requireFuture, type Booking } from './enrolment.class.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';
import { classSlot, type StoredChanges } from './enrolment.store.ts';

type Changes = v.InferOutput<typeof updateEnrolmentSchema>;

const CLASS_FIELDS = ['scheduledDate', 'scheduledTime', 'classType', 'weapons', 'hasWeaponAmmo', 'ammoBoxes'];
const STAFF_FIELDS = ['scheduledDate', 'completionDate', 'instructorId', 'instructorName'];
const KNOWN_FIELDS = [...CLASS_FIELDS, ...STAFF_FIELDS, 'price', 'priceBreakdown', 'points'];

/** A known field that the caller may not set rejects the whole change; unknown keys are ignored. */
export const requireAllowedFields = (
  ctx: SignedIn,
  { userId }: EnrolmentDocument,
  input: Record<string, unknown>,
) => {
  const isOwner = userId.toString() === ctx.actor.user.id;
  const allowed = [...(isOwner ? CLASS_FIELDS : []), ...(isAdmin(ctx) ? STAFF_FIELDS : [])];
  const isForeignStatus = !isAdmin(ctx) && input.status !== undefined && input.status !== 'cancelled';
  const isForeignField = KNOWN_FIELDS.some((key) => input[key] !== undefined && !allowed.includes(key));
  if (isForeignStatus || isForeignField) {
    throw new DomainError('FORBIDDEN', messages.enrolmentFieldForbidden);
  }
};

/** The class as it will be: what is stored, overlaid with the changes, under all rules of a booking. */
export const changedClass = (ctx: SignedIn, document: EnrolmentDocument, changes: Changes): StoredChanges => {
  const { personalised, scheduledDate, status, priceCentavos } = document;
  const changed = CLASS_FIELDS.filter((key) => key in changes);
  if (changed.length === 0) return {};
  const isByStaff = isAdmin(ctx) && changed.every((key) => STAFF_FIELDS.includes(key));
  if (!personalised && isByStaff && changes.scheduledDate) {
    return { scheduledDate: new Date(changes.scheduledDate) };
  }
  if (!personalised || (!isByStaff && status !== 'pending')) {
    throw new DomainError('CONFLICT', messages.enrolmentNotEditable);
  }
  const present = {
    ...personalised,
    scheduledDate: scheduledDate?.toISOString(),
    scheduledTime: changes.scheduledDate
      ? clockIn(new Date(changes.scheduledDate), academy.timeZone)
      : personalised.classTime,
  };
  const booking = parseOrThrow(bookingSchema, { ...present, ...changes });
  const start = classStart(booking);
  if (!isByStaff && start.getTime() !== scheduledDate?.getTime()) requireFuture(ctx, start);
  const isSameChoice = isDeepStrictEqual(choiceOf(booking), choiceOf(personalised));
  const slotKey = isLiveStatus(status) ? classSlot(document.userId.toString(), start) : document.slotKey;
  const fields = classFields(booking, start);
  if (!isSameChoice) return { ...fields, slotKey };
  const { priceBreakdown } = personalised;
  return { ...fields, slotKey, priceCentavos, personalised: { ...fields.personalised, priceBreakdown } };
};

type Choice = Pick<Booking, 'hasWeaponAmmo' | 'ammoBoxes'> & { weapons: readonly string[] };

/** What a class is priced by. A change of anything else keeps the price of the day of enrolling. */
const choiceOf = ({ weapons, hasWeaponAmmo, ammoBoxes }: Choice) => ({
  weapons: [...weapons].sort(),
  hasWeaponAmmo,
  ammoBoxes: ammoBoxes.map(({ caliber, quantity }) => `${quantity} ${caliber}`).sort(),
});

/** The fields that go with a status; completing owes the course's points in the same write. */
export const changedStatus = async (
  ctx: SignedIn,
  document: EnrolmentDocument,
  status: EnrolmentStatus | undefined,
): Promise<StoredChanges> => {
  if (status === undefined || status === document.status) return {};
  if (!canChangeStatus(document.status, status)) throw new DomainError('CONFLICT', messages.statusChange);
  if (status === 'cancelled') return { status, slotKey: document._id.toString() };
  if (status !== 'completed') return { status };
  const { pointsValue } = await requireCourse(ctx, document.courseId.toString());
  const award = pointsValue > 0 ? ({ points: pointsValue, state: 'due' } as const) : null;
  return { status, completionDate: ctx.now, award };
};

/** What is completed keeps a date of its completion. */
const changedCompletion = (completionDate: string | null, status: EnrolmentStatus) => {
  if (completionDate !== null) return new Date(completionDate);
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
