import type { Control } from 'react-hook-form';
import type * as v from 'valibot';
import type { ClassType } from '#domain/enrolments/class-type.ts';
import { priceClass } from '#domain/enrolments/enrolment.pricing.ts';
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

/** What the class costs with what is chosen so far. */
export const priceOf = ({
  weapons,
  hasWeaponAmmo,
  ammoBoxes,
}: Pick<BookingValues, 'weapons' | 'hasWeaponAmmo' | 'ammoBoxes'>) =>
  priceClass({ weapons, hasWeaponAmmo, ammoBoxes: pricedBoxes(ammoBoxes) });

/**
 * Clears calibers that no selected weapon uses. Where only one is possible, the first empty row gets it, unless another
 * row has it.
 */
export const fitCalibers = (rows: AmmoRow[], weapons: WeaponId[]): AmmoRow[] => {
  const offered = calibersOf(weapons);
  const kept = rows.map((row): AmmoRow =>
    row.caliber && !offered.includes(row.caliber) ? { ...row, caliber: '' } : row,
  );
  const [only] = offered;
  if (!only || offered.length > 1 || kept.some(({ caliber }) => caliber === only)) return kept;
  const empty = kept.findIndex(({ caliber }) => caliber === '');
  return kept.map((row, index) => (index === empty ? { ...row, caliber: only } : row));
};

/** A row that is added to these: of a caliber that none has yet. The first one is left to choose among several. */
export const newRow = (rows: AmmoRow[], weapons: WeaponId[]): AmmoRow => {
  const offered = calibersOf(weapons);
  const unused = offered.find((one) => rows.every(({ caliber }) => caliber !== one));
  const isOpen = rows.length === 0 && offered.length > 1;
  return { caliber: isOpen ? '' : (unused ?? offered[0] ?? ''), quantity: '1' };
};

/** Converts the form to the input of `bookingFormSchema`. */
export const prepareBooking = (values: BookingValues) => ({
  ...values,
  ammoBoxes: values.ammoBoxes.map(({ caliber, quantity }) => ({ caliber, quantity: quantityOf(quantity) })),
});
