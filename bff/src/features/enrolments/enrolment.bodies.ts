import * as v from 'valibot';
import {
  MAX_AMMO_ROWS,
  bookingEntries,
  boxesFitWeapons,
  enrolSchema,
} from '#domain/enrolments/enrolment.schema.ts';
import { named } from '../../rest/response-schemas.ts';

const { courseId } = enrolSchema.entries;
const { hasWeaponAmmo: _, ammoBoxes, ...ofBooking } = bookingEntries;

export const enrolmentBodies = [
  v.pipe(named('GroupEnrolmentInput', { courseId }), v.description('A place in a group course.')),
  v.pipe(
    named('OwnWeaponBookingInput', { courseId, ...ofBooking, hasWeaponAmmo: v.literal(true) }),
    v.description('A personalised class with own weapon and ammunition: `ammo_boxes` is ignored.'),
  ),
  v.pipe(
    named('AcademyWeaponBookingInput', {
      courseId,
      ...ofBooking,
      hasWeaponAmmo: v.literal(false),
      ammoBoxes: v.pipe(v.array(ammoBoxes.item), v.minLength(1), v.maxLength(MAX_AMMO_ROWS)),
    }),
    v.check(boxesFitWeapons),
    v.description('A personalised class with ammunition of the academy, of the calibers of the weapons.'),
  ),
];
