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
  const student = (enrolmentId: string, classId: string, differences: object = {}) => ({
    enrolmentId,
    classId,
    hasLicence: true,
    isAccompanied: false,
    loans: [{ model: 'pistola-9mm', rounds: 50 }],
    ...differences,
  });
  const pistol = (id: string) => ({ id, model: 'pistola-9mm' });
  const free = [{ id: 'shotgun', model: 'escopeta-12' }, pistol('1'), pistol('2')];
  const day = { classes: [aClass('early', 9, 11)], free, before: new Map() };
  const idsOf = (proposals: ReturnType<typeof proposeFirearms<{ id: string; model: string }>>) =>
    Object.fromEntries([...proposals].map(([id, [first]]) => [id, first?.firearm?.id ?? null]));

  it('is proposed to one student of a class, and of classes that overlap', () => {
    const classes = [aClass('early', 9, 11), aClass('overlapping', 10, 12), aClass('after', 11, 13)];
    const students = [student('a', 'early'), student('b', 'overlapping'), student('c', 'overlapping')];
    const proposals = proposeFirearms({ ...day, classes, students: [...students, student('d', 'after')] });
    expect(idsOf(proposals)).toEqual({ a: '1', b: '2', c: null, d: '1' });
    expect(proposals.get('a')?.[0]?.rounds).toBe(50);
  });

  it('stays with its student until it is taken, whatever becomes free or is handed out before', () => {
    const [a, b, c] = [student('a', 'early'), student('b', 'early'), student('c', 'early')];
    const first = proposeFirearms({ ...day, students: [a, b, c] });
    expect(idsOf(first)).toEqual({ a: '1', b: '2', c: null });
    // The first student takes another weapon than the proposed one.
    const second = proposeFirearms({ ...day, students: [b, c], before: first });
    expect(idsOf(second)).toEqual({ b: '2', c: '1' });
    // One that comes back is last, and goes to nobody who has one.
    const third = proposeFirearms({ ...day, students: [b, c], free: [...free, pistol('0')], before: second });
    expect(idsOf(third)).toEqual({ b: '2', c: '1' });
    // One that is taken elsewhere is replaced by the next in line.
    const left = [pistol('2'), pistol('0')];
    expect(idsOf(proposeFirearms({ ...day, students: [b, c], free: left, before: third }))).toEqual({
      b: '2',
      c: '0',
    });
  });

  it('stays with a student of a later class that overlaps', () => {
    const classes = [aClass('early', 9, 11), aClass('overlapping', 10, 12)];
    const before = new Map([['b', [{ model: 'pistola-9mm', rounds: 50, firearm: pistol('1') }]]]);
    const students = [student('a', 'early'), student('b', 'overlapping')];
    expect(idsOf(proposeFirearms({ classes, students, free, before }))).toEqual({ a: '2', b: '1' });
  });

  it('is neither proposed to nor kept for who may not receive one', () => {
    const students = [
      student('none', 'early', { hasLicence: false }),
      student('accompanied', 'early', { hasLicence: false, isAccompanied: true }),
      student('licensed', 'early'),
    ];
    expect(idsOf(proposeFirearms({ ...day, students }))).toEqual({ accompanied: '1', licensed: '2' });
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
