import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { priceClass } from '#domain/enrolments/enrolment.pricing.ts';
import { classTypes, enumName } from '../records/enums.ts';
import type { Booking } from './booking.form.ts';

/** The input of the mutation. */
export const toBookingInput = (courseId: string, booking: Booking) => ({
  courseId,
  scheduledDate: instantOf(booking.date, booking.time, academy.timeZone).toISOString(),
  scheduledTime: booking.time,
  classType: enumName(classTypes, booking.classType),
  weapons: booking.weapons,
  hasWeaponAmmo: booking.hasWeaponAmmo,
  ammoBoxes: booking.ammoBoxes,
  expectedPrice: priceClass(booking).total,
  ...(booking.preferredInstructorId ? { preferredInstructorId: booking.preferredInstructorId } : {}),
});
