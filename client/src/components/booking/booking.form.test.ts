import { describe, expect, it } from 'vitest';
import { bookingFormSchema } from '#domain/enrolments/enrolment.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { fitCalibers, newRow, prepareBooking, type AmmoRow, type BookingValues } from './booking.form.ts';

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

describe('the caliber of a row', () => {
  const row = (caliber: AmmoRow['caliber']): AmmoRow => ({ caliber, quantity: '2' });

  it.each([
    ['is chosen where only one is possible', [row('')], ['pistola-9mm', 'carabina-9mm'], ['9mm']],
    ['is not chosen where several are possible', [row('')], ['pistola-9mm', 'escopeta-12'], ['']],
    ['is chosen in one row', [row(''), row('')], ['pistola-9mm'], ['9mm', '']],
    ['is not chosen twice', [row('12 UAB'), row('9mm')], ['pistola-9mm'], ['', '9mm']],
    ['is replaced with the weapon', [row('12 UAB')], ['pistola-9mm'], ['9mm']],
    ['is cleared without a weapon', [row('9mm')], [], ['']],
  ] as const)('%s', (_what, rows, weapons, expected) =>
    expect(fitCalibers([...rows], [...weapons]).map(({ caliber }) => caliber)).toEqual(expected),
  );

  it('is chosen in an added row', () => {
    expect(newRow([], ['escopeta-12'])).toEqual({ caliber: '12 UAB', quantity: '1' });
    expect(newRow([], ['pistola-9mm', 'escopeta-12']).caliber).toBe('');
    expect(newRow([row('12 UAB')], ['pistola-9mm', 'escopeta-12']).caliber).toBe('9mm');
    expect(newRow([row('12 UAB')], ['escopeta-12'])).toEqual({ caliber: '12 UAB', quantity: '1' });
  });
});
