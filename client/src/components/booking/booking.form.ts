import type { Control } from 'react-hook-form';
import type * as v from 'valibot';
import type { ClassType } from '#domain/enrolments/class-type.ts';
import type { bookingFormSchema } from '#domain/enrolments/enrolment.schema.ts';
import { calibersOf, type Caliber, type WeaponId } from '#domain/weapons/weapon.catalogue.ts';

/** A row of the form. The quantity is text. */
export type AmmoRow = { caliber: Caliber | ''; quantity: string };

export type BookingValues = {
  date: string;
  time: string;
  classType: ClassType | '';
  weapons: WeaponId[];
  hasWeaponAmmo: boolean;
  ammoBoxes: AmmoRow[];
  /** Empty: any. */
  preferredInstructorId: string;
};

export type Booking = v.InferOutput<typeof bookingFormSchema>;
export type BookingControl = Control<BookingValues, unknown, Booking>;

export const EMPTY_BOOKING: BookingValues = {
  date: '',
  time: '',
  classType: '',
  weapons: [],
  hasWeaponAmmo: false,
  ammoBoxes: [],
  preferredInstructorId: '',
};

/** An invalid number counts as one box. */
export const quantityOf = (text: string) => {
  const quantity = Number.parseInt(text, 10);
  return Number.isNaN(quantity) ? 1 : quantity;
};

/** The rows with a known cost. */
export const pricedBoxes = (rows: AmmoRow[]) =>
  rows.flatMap(({ caliber, quantity }) => {
    const boxes = quantityOf(quantity);
    return caliber && boxes > 0 ? [{ caliber, quantity: boxes }] : [];
  });

/** Clears calibers that no selected weapon uses. */
export const clearUnavailableCalibers = (rows: AmmoRow[], weapons: WeaponId[]): AmmoRow[] => {
  const offered = calibersOf(weapons);
  return rows.map((row) => (row.caliber && !offered.includes(row.caliber) ? { ...row, caliber: '' } : row));
};

/** Converts the form to the input of `bookingFormSchema`. */
export const prepareBooking = (values: BookingValues) => ({
  ...values,
  ammoBoxes: values.ammoBoxes.map(({ caliber, quantity }) => ({ caliber, quantity: quantityOf(quantity) })),
});
