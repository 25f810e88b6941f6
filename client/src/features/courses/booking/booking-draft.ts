import * as v from 'valibot';
import { CLASS_TYPES } from '#domain/enrolments/class-type.ts';
import { CALIBERS, WEAPON_IDS } from '#domain/weapons/weapon.catalogue.ts';
import { EMPTY_BOOKING, type BookingValues } from '../../../components/booking/booking.form.ts';

const STORAGE_KEY = 'bookingDraft';

const draftSchema = v.object({
  date: v.string(),
  time: v.string(),
  classType: v.picklist(['', ...CLASS_TYPES]),
  weapons: v.array(v.picklist(WEAPON_IDS)),
  hasWeaponAmmo: v.boolean(),
  ammoBoxes: v.array(v.object({ caliber: v.picklist(['', ...CALIBERS]), quantity: v.string() })),
  preferredInstructorId: v.optional(v.string(), ''),
});

/** Stores the form in the tab, across sign-in and the back button. */
export const storeBookingDraft = (values: BookingValues) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));

export const readBookingDraft = (): BookingValues => {
  // Where the server renders there is none.
  if (typeof sessionStorage === 'undefined') return EMPTY_BOOKING;
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draftSchema),
    sessionStorage.getItem(STORAGE_KEY),
  );
  return stored.success ? stored.output : EMPTY_BOOKING;
};
