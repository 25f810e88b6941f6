import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { isDay } from '#domain/dates/dates.ts';
import { priceClass } from '#domain/enrolments/enrolment.pricing.ts';
import type { bookingSchema } from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/texts/money.ts';
import type { Ctx } from '../../../operation/context.ts';
import { invalidField } from '../../../operation/input.ts';
import { writtenInstant } from '../../../operation/wall-clock.ts';

export type Booking = v.InferOutput<typeof bookingSchema>;

/** The day that a date means: a day itself, or that of an instant in the academy's zone. */
const dayMeant = (date: string) => (isDay(date) ? date : dayIn(new Date(date), academy.timeZone));

/** The instant of the requested wall-clock time on the day of `scheduledDate` in the academy's time zone. */
export const classStart = (
  { scheduledDate, scheduledTime }: Pick<Booking, 'scheduledDate' | 'scheduledTime'>,
  field = 'scheduledTime',
) => writtenInstant({ day: dayMeant(scheduledDate), clock: scheduledTime, field });

export const requireFuture = ({ now }: Ctx, start: Date) => {
  if (start <= now)
    throw invalidField('scheduledDate', { reason: 'CLASS_IN_PAST', message: messages.classInPast });
};

/** The stored fields of a personalised class. The server computes prices only here. */
export const classFields = (booking: Booking, start: Date) => {
  const { classType, weapons, hasWeaponAmmo, ammoBoxes } = booking;
  const priceBreakdown = priceClass(booking);
  return {
    scheduledDate: start,
    priceCentavos: toCentavos(priceBreakdown.total),
    personalised: {
      classType,
      classDate: dayIn(start, academy.timeZone),
      classTime: clockIn(start, academy.timeZone),
      weapons,
      hasWeaponAmmo,
      ammoBoxes,
      priceBreakdown,
    },
  };
};
