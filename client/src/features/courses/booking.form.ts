import { toNestErrors } from '@hookform/resolvers';
import type { Control, FieldErrors, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import {
  bookingFormSchema,
  withoutNeedlessAmmo,
  type ClassType,
} from '#domain/enrolments/enrolment.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { calibersOf, type Caliber, type WeaponId } from '#domain/weapons/weapon.catalogue.ts';

/** A row as it stands in the form: the quantity is the text that is being typed. */
export type AmmoRow = { caliber: Caliber | ''; quantity: string };

export type BookingValues = {
  date: string;
  time: string;
  classType: ClassType | '';
  weapons: WeaponId[];
  hasWeaponAmmo: boolean;
  ammoBoxes: AmmoRow[];
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
};

/** What cannot be read as a number counts as one box. */
export const quantityOf = (text: string) => {
  const quantity = Number.parseInt(text, 10);
  return Number.isNaN(quantity) ? 1 : quantity;
};

/** The rows whose cost is already known. */
export const pricedBoxes = (rows: AmmoRow[]) =>
  rows.flatMap(({ caliber, quantity }) => {
    const boxes = quantityOf(quantity);
    return caliber && boxes > 0 ? [{ caliber, quantity: boxes }] : [];
  });

/** Clears the calibers that none of the weapons takes. */
export const clearUnavailableCalibers = (rows: AmmoRow[], weapons: WeaponId[]): AmmoRow[] => {
  const offered = calibersOf(weapons);
  return rows.map((row) => (row.caliber && !offered.includes(row.caliber) ? { ...row, caliber: '' } : row));
};

export const bookingResolver: Resolver<BookingValues, unknown, Booking> = (values, _context, options) => {
  const ammoBoxes = values.ammoBoxes.map(({ caliber, quantity }) => ({
    caliber,
    quantity: quantityOf(quantity),
  }));
  const parsed = parseInput(bookingFormSchema, withoutNeedlessAmmo({ ...values, ammoBoxes }));
  if (parsed.ok) return { values: parsed.value, errors: {} };
  const errors = parsed.faults.map(({ field, message }) => [field, { type: 'rule', message }]);
  return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
};

/** The fault of the list as a whole, as opposed to one of its rows. */
export const ammoListFault = (errors: FieldErrors<BookingValues>) =>
  errors.ammoBoxes?.root?.message ?? errors.ammoBoxes?.message;

/** The sentence of the first fault, in the order of the form. */
export const firstFault = (errors: FieldErrors<BookingValues>) => {
  const row = errors.ammoBoxes?.find?.((fault) => fault);
  const faults = [
    errors.date?.message,
    errors.time?.message,
    errors.classType?.message,
    errors.weapons?.message,
    ammoListFault(errors),
    row?.caliber?.message,
    row?.quantity?.message,
  ];
  return faults.find(Boolean);
};
