import { expect, it } from 'vitest';
import { bookingFormSchema } from '#domain/enrolments/enrolment.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { prepareBooking, type BookingValues } from './booking.form.ts';

const filled: BookingValues = {
  date: '2035-03-10',
  time: '10:30',
  classType: 'sport',
  weapons: ['carabina-9mm'],
  hasWeaponAmmo: false,
  ammoBoxes: [{ caliber: '9mm', quantity: '1' }],
  preferredInstructorId: '',
};

const errorsOf = (given: Partial<BookingValues>) => {
  const parsed = parseInput(bookingFormSchema, prepareBooking({ ...filled, ...given }));
  return parsed.ok ? [] : parsed.errors;
};

it('accepts a form that is filled in', () => expect(errorsOf({})).toEqual([]));

it.each([
  [
    'an empty caliber',
    [{ caliber: '', quantity: '1' }],
    'ammoBoxes.0.caliber',
    'Selecciona un calibre',
    'INVALID',
  ],
  [
    '101 boxes',
    [{ caliber: '9mm', quantity: '101' }],
    'ammoBoxes.0.quantity',
    'Máximo 100 cajas por calibre',
    'TOO_LARGE',
  ],
  ['no box', [{ caliber: '9mm', quantity: '0' }], 'ammoBoxes.0.quantity', 'Mínimo 1 caja', 'TOO_SMALL'],
  [
    'a caliber of another weapon',
    [{ caliber: '12 UAB', quantity: '1' }],
    'ammoBoxes',
    'Selecciona calibres de las armas elegidas',
    'INVALID',
  ],
  [
    '101 boxes in two rows',
    [
      { caliber: '9mm', quantity: '51' },
      { caliber: '9mm', quantity: '50' },
    ],
    'ammoBoxes',
    'Máximo 100 cajas por calibre',
    'INVALID',
  ],
  [
    '21 rows',
    Array.from({ length: 21 }, () => ({ caliber: '9mm', quantity: '1' })),
    'ammoBoxes',
    'Puedes agregar hasta 20 entradas de munición',
    'TOO_LONG',
  ],
] as const)('%s has a message in Spanish', (_what, rows, field, message, code) =>
  expect(errorsOf({ ammoBoxes: [...rows] as BookingValues['ammoBoxes'] })).toEqual([
    { field, message, code },
  ]),
);
