import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { isDay } from '#domain/dates/dates.ts';
import { monthOf } from '#domain/dates/months.ts';
import { priceClass } from '#domain/enrolments/enrolment.pricing.ts';
import type { bookingSchema } from '#domain/enrolments/enrolment.schema.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { writtenInstant } from '../../operation/wall-clock.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';

export type Booking = v.InferOutput<typeof bookingSchema>;

/** The instant of the requested wall-clock time on the day of `scheduledDate` in the academy's time zone. */
export const classStart = (
  { scheduledDate, scheduledTime }: Pick<Booking, 'scheduledDate' | 'scheduledTime'>,
  field = 'scheduledTime',
) => writtenInstant({ day: dayMeant(scheduledDate), clock: scheduledTime, field });

/** The day that a date means: a day itself, or that of an instant in the academy's zone. */
const dayMeant = (date: string) => (isDay(date) ? date : dayIn(new Date(date), academy.timeZone));

/** The stored fields of a personalised class. The server computes prices only here. */
export const classFields = (booking: Booking, start: Date) => {
  const { classType, weapons, hasWeaponAmmo, ammoBoxes } = booking;
  const priceBreakdown = priceClass(booking);
  return {
    scheduledDate: start,
    ...startFields(start),
    priceCentavos: toCentavos(priceBreakdown.total),
    personalised: {
      classType,
      weapons,
      hasWeaponAmmo,
      ammoBoxes,
      priceBreakdown,
    },
  };
};

export const startFields = (startsAt: Date | null) => ({
  startsAt,
  classMonth: startsAt && monthOf(startsAt),
});

export const groupSlot = (userId: string, courseId: string) => `g:${userId}:${courseId}`;

/** The slot of a class: student and minute. Years have four digits, see `isInstant`. */
export const classSlot = (userId: string, start: Date) => `p:${userId}:${start.toISOString().slice(0, 16)}`;

type Slotted = Pick<EnrolmentDocument, 'userId' | 'courseId' | 'personalised' | 'scheduledDate'>;

export const slotOf = ({ userId, courseId, personalised, scheduledDate }: Slotted) =>
  personalised && scheduledDate
    ? classSlot(userId.toString(), scheduledDate)
    : groupSlot(userId.toString(), courseId.toString());

/** The slot of a cancelled enrolment is its own id, so that another may take the one that it had. */
export const freed = ({ _id }: Pick<EnrolmentDocument, '_id'>) => ({
  status: 'cancelled' as const,
  slotKey: _id.toString(),
  offerUntil: null,
});
