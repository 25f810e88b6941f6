import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { instantOf, isDay } from '#domain/dates/dates.ts';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { bookingSchema, updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import { rescheduleSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { isActiveStatus, isLiveStatus, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { messages } from '#domain/messages.ts';
import { allows } from '#domain/schedule/free-resources.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  mayAsStaff,
  authenticated,
  requireReadUnlessChanging,
  type Authenticated,
} from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { invalidField, parseOrThrow } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { writtenInstant } from '../../operation/wall-clock.ts';
import { requireCourse } from '../courses/course.store.ts';
import { findSchedule } from '../schedule/schedule.store.ts';
import { requireUser, userLoader, viewOfUser } from '../users/user.store.ts';
import { enrolmentAudit } from './enrolment.audit.ts';
import { changedStatus, changeEnrolment } from './enrolment.change.ts';
import { classFields, classStart, startFields, classSlot, type Booking } from './enrolment.fields.ts';
import {
  requireExpectedPrice,
  requireEligible,
  requireFuture,
  requireBeforeDeadline,
  withStaffMessages,
} from './enrolment.rules.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { repeatOfEnrolment, requireEnrolment, requireOwnStored } from './enrolment.store.ts';
import { staffTerms, termsFor, type StoredChanges } from './enrolment.writes.ts';

const CLASS_FIELDS = ['scheduledDate', 'scheduledTime', 'classType', 'weapons', 'hasWeaponAmmo', 'ammoBoxes'];
const STAFF_FIELDS = ['scheduledDate', 'completionDate', 'instructorId', 'instructorName'];
const KNOWN_FIELDS = [...CLASS_FIELDS, ...STAFF_FIELDS, 'price', 'priceBreakdown', 'points'];

const MIDNIGHT = '00:00';

export const getEnrolment = operation({
  field: 'Query.enrolment',
  access: authenticated,
  subject: requireEnrolment,
  view: async (ctx, { subject }) => {
    const userId = subject.userId.toString();
    if (userId === actorId(ctx.actor)) return null;
    const user = await userLoader(ctx).load(userId);
    return user && viewOfUser(user);
  },
  run: ({ subject: document }): Enrolment => toEnrolment(document),
});

export const updateEnrolment = operation({
  field: 'Mutation.updateEnrolment',
  access: authenticated,
  subject: async (ctx, given) => {
    const document = await requireEnrolment(ctx, given);
    requireAllowedFields(ctx, document, given);
    return document;
  },
  input: updateEnrolmentSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.update'),
  run: ({ ctx, input: changes, subject: found }) => {
    requirePlannable(ctx, { completionDate: changes.completionDate });
    requireReadUnlessChanging(ctx, changes);
    return changeEnrolment(ctx, found, {
      expectedRevision: changes.expectedRevision,
      decide: async (document) => {
        const changed = await changedClass(ctx, document, changes);
        requireExpectedPrice(changes.expectedPrice, changed.priceCentavos ?? document.priceCentavos);
        return {
          ...changed,
          ...(await changedStatus(ctx, document, changes.status, { earlyReason: messages.completedByApi })),
          ...staffFields(changes, changes.status ?? document.status),
        };
      },
    });
  },
});

const requireAllowedFields = (
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

const changesAsStaff = (ctx: Authenticated) => mayAsStaff(ctx, 'Mutation.updateEnrolment');

type Changes = v.InferOutput<typeof updateEnrolmentSchema>;

const changedClass = async (
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
    await requireEligibleAt(ctx, document, startsAt);
    return {
      scheduledDate: startsAt,
      ...startFields(startsAt),
      terms: termsFor(ctx, document.userId.toString()),
    };
  }
  if (!personalised || !scheduledDate || (!isByStaff && status !== 'pending')) {
    throw new DomainError('ENROLMENT_NOT_EDITABLE', messages.enrolmentNotEditable);
  }
  const clockedDate =
    changes.scheduledDate && !isDay(changes.scheduledDate) ? new Date(changes.scheduledDate) : scheduledDate;
  const present = {
    ...personalised,
    scheduledDate: scheduledDate.toISOString(),
    scheduledTime: clockIn(clockedDate, academy.timeZone),
  };
  const booking = parseOrThrow(bookingSchema, { ...present, ...changes });
  const start = classStart(booking, changes.scheduledTime === undefined ? 'scheduledDate' : 'scheduledTime');
  const isMoved = start.getTime() !== scheduledDate.getTime();
  if (isMoved) {
    await requireBeforeDeadline(ctx, document);
    if (!isByStaff) requireFuture(ctx, start);
    requirePlannable(ctx, { scheduledDate: start });
    await requireEligibleAt(ctx, document, start);
  }
  const isSameChoice = isDeepStrictEqual(choiceOf(booking), choiceOf(personalised));
  const slotKey = isLiveStatus(status) ? classSlot(document.userId.toString(), start) : document.slotKey;
  const terms = isMoved ? { terms: termsFor(ctx, document.userId.toString()) } : {};
  const fields = { ...classFields(booking, start), ...terms };
  if (!isSameChoice) return { ...fields, slotKey };
  const { priceBreakdown } = personalised;
  return { ...fields, slotKey, priceCentavos, personalised: { ...fields.personalised, priceBreakdown } };
};

/** The start on a day that was given without a time: at the time of the present start, or at the beginning of the day. */
const startMeant = (date: string, present: Date | null) => {
  if (!isDay(date)) return new Date(date);
  if (!present) return instantOf(date, MIDNIGHT, academy.timeZone);
  return writtenInstant({ day: date, clock: clockIn(present, academy.timeZone), field: 'scheduledDate' });
};

const requireEligibleAt = async (ctx: Authenticated, document: EnrolmentDocument, startsAt: Date) => {
  const course = await requireCourse(ctx, document.courseId.toString());
  const student = await requireUser(document.userId.toString());
  await requireEligible(ctx, { course, student, startsAt });
};

type Choice = Pick<Booking, 'hasWeaponAmmo' | 'ammoBoxes'> & { weapons: readonly string[] };

/** Fields that the price depends on. Other changes do not change the price. */
const choiceOf = ({ weapons, hasWeaponAmmo, ammoBoxes }: Choice) => ({
  weapons: [...weapons].sort(),
  hasWeaponAmmo,
  ammoBoxes: ammoBoxes.map(({ caliber, quantity }) => `${quantity} ${caliber}`).sort(),
});

const staffFields = (
  { completionDate, instructorId, instructorName }: Changes,
  status: EnrolmentStatus,
): StoredChanges => ({
  ...(completionDate === undefined ? {} : { completionDate: changedCompletion(completionDate, status) }),
  ...(instructorId === undefined ? {} : { instructorId }),
  ...(instructorName === undefined ? {} : { instructorName }),
});

/** A completed enrolment always has a completion date. */
const changedCompletion = (completionDate: string | null, status: EnrolmentStatus) => {
  if (completionDate !== null) return startMeant(completionDate, null);
  if (status === 'completed') throw invalidField('completionDate', { message: messages.completionDateKept });
  return null;
};

/** Moves a class: its student while it is pending, staff at any time. */
export const rescheduleEnrolment = operation({
  field: 'Mutation.rescheduleEnrolment',
  access: authenticated,
  subject: requireEnrolment,
  input: rescheduleSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.reschedule'),
  run: ({ ctx, input, subject: found }) => {
    requireStaffMove(ctx, input);
    const { isSilent, ...changes } = input;
    return withStaffMessages(ctx, found.userId.toString(), () =>
      changeEnrolment(ctx, found, {
        isSilent,
        expectedRevision: changes.expectedRevision,
        decide: (document) => movedClass(ctx, document, changes),
      }),
    );
  },
});

type StaffMove = {
  laneId?: string | null | undefined;
  overbook: boolean;
  isSilent?: boolean | null | undefined;
};

const requireStaffMove = (ctx: Authenticated, { laneId, overbook, isSilent }: StaffMove) => {
  if ((laneId || overbook || isSilent) && !changesAsStaff(ctx)) {
    throw new DomainError('ENROLMENT_FIELD_FORBIDDEN', messages.enrolmentFieldForbidden);
  }
};

const movedClass = async (
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

export const cancelEnrolment = operation({
  field: 'Mutation.cancelEnrolment',
  access: authenticated,
  subject: requireEnrolment,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.cancel'),
  run: ({ ctx, subject: found }) =>
    changeEnrolment(ctx, found, { decide: (document) => changedStatus(ctx, document, 'cancelled') }),
});

/** A student says that they come to a class, which moves nothing else. */
export const announceComing = operation({
  field: 'Mutation.announceComing',
  access: authenticated,
  subject: requireOwnStored,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.announceComing'),
  run: ({ ctx, subject: found }) =>
    changeEnrolment(ctx, found, { decide: (document) => Promise.resolve(coming(ctx, document)) }),
});

export const coming = ({ now }: Authenticated, document: EnrolmentDocument): StoredChanges => {
  const { status, startsAt, offerUntil, comingAt } = document;
  if (!isActiveStatus(status)) {
    const reason = status === 'cancelled' ? messages.classCancelled : messages.statusChange;
    throw new DomainError('STATUS_CHANGE_REFUSED', reason);
  }
  if (offerUntil) throw new DomainError('STATUS_CHANGE_REFUSED', messages.comingNotAccepted);
  if (hasBegun(startsAt, now)) throw new DomainError('CLASS_BEGUN', messages.comingTooLate);
  return comingAt ? {} : { comingAt: now };
};
