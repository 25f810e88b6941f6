import { describe, expect, it } from 'vitest';
import { loansLeft, loansOf, proposeFirearms, rangeStateOf } from './range-day.ts';

const NO_BOOKING = { weapons: null, ammoBoxes: null, hasWeaponAmmo: null };

describe('what a student is lent', () => {
  it('is what was booked, whose boxes go with the first weapon of their caliber', () => {
    const booked = {
      weapons: ['pistola-9mm', 'carabina-9mm', 'escopeta-12'],
      ammoBoxes: [
        { caliber: '9mm' as const, quantity: 2 },
        { caliber: '12 UAB' as const, quantity: 1 },
      ],
      hasWeaponAmmo: false,
    };
    expect(loansOf(booked, { weapons: ['carabina-22lr'], rounds: 10 })).toEqual([
      { model: 'carabina-9mm', caliber: '9mm', rounds: 100 },
      { model: 'pistola-9mm', caliber: '9mm', rounds: 0 },
      { model: 'escopeta-12', caliber: '12 UAB', rounds: 25 },
    ]);
  });

  it('is the kit of a group course, and nothing without one or with own weapons', () => {
    const kit = { weapons: ['pistola-9mm' as const], rounds: 50 };
    expect(loansOf(NO_BOOKING, kit)).toEqual([{ model: 'pistola-9mm', caliber: '9mm', rounds: 50 }]);
    expect(loansOf(NO_BOOKING, null)).toEqual([]);
    expect(loansOf({ weapons: ['pistola-9mm'], ammoBoxes: [], hasWeaponAmmo: true }, null)).toEqual([]);
  });

  it('is what was not handed out yet', () => {
    const loans = loansOf({ ...NO_BOOKING }, { weapons: ['pistola-9mm', 'escopeta-12'], rounds: 0 });
    expect(loansLeft(loans, ['pistola-9mm', 'pistola-9mm']).map(({ model }) => model)).toEqual([
      'escopeta-12',
    ]);
    expect(loansLeft(loans, [])).toEqual(loans);
  });
});

describe('a free weapon', () => {
  const at = (hour: number) => new Date(2026, 0, 1, hour);
  const aClass = (id: string, from: number, to: number) => ({ id, startsAt: at(from), endsAt: at(to) });
  const student = (enrolmentId: string, classId: string) => ({
    ...{ enrolmentId, classId },
    loans: [{ model: 'pistola-9mm', rounds: 50 }],
  });
  const free = [
    { id: 'shotgun', model: 'escopeta-12' },
    { id: '1', model: 'pistola-9mm' },
    { id: '2', model: 'pistola-9mm' },
  ];

  it('is proposed to one student of a class, and of classes that overlap', () => {
    const classes = [aClass('early', 9, 11), aClass('overlapping', 10, 12), aClass('after', 11, 13)];
    const students = [student('a', 'early'), student('b', 'overlapping'), student('c', 'overlapping')];
    const proposals = proposeFirearms({ classes, students: [...students, student('d', 'after')], free });
    const proposed = (id: string) => proposals.get(id)?.[0]?.firearm?.id ?? null;
    expect(['a', 'b', 'c', 'd'].map(proposed)).toEqual(['1', '2', null, '1']);
    expect(proposals.get('a')?.[0]?.rounds).toBe(50);
  });
});

it.each([
  ['expected', { status: 'confirmed', arrivedAt: null, handOuts: [] }],
  ['arrived', { status: 'pending', arrivedAt: new Date(), handOuts: [] }],
  ['on_range', { status: 'confirmed', arrivedAt: null, handOuts: [{ returnedAt: null }] }],
  [
    'on_range',
    {
      status: 'confirmed',
      arrivedAt: new Date(),
      handOuts: [{ returnedAt: new Date() }, { returnedAt: null }],
    },
  ],
  ['returned', { status: 'confirmed', arrivedAt: new Date(), handOuts: [{ returnedAt: new Date() }] }],
  ['done', { status: 'completed', arrivedAt: new Date(), handOuts: [{ returnedAt: null }] }],
  ['absent', { status: 'cancelled', arrivedAt: null, handOuts: [] }],
] as const)('a student is %s', (state, student) => {
  expect(rangeStateOf(student)).toBe(state);
});
