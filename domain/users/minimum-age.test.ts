import { expect, it } from 'vitest';
import { ageMissed } from './minimum-age.ts';

const ADULT = { agePolicy: 'warn', minimumAge: 18 } as const;

it.each([
  ['the day before the birthday', '2026-05-16', '2008-05-17', 18],
  ['the birthday', '2026-05-17', '2008-05-17', null],
  ['the end of the year before', '2025-12-31', '2008-01-01', 18],
  ['the first of January', '2026-01-01', '2008-01-01', null],
  ['born on the last day of a leap February, the 28th', '2026-02-28', '2008-02-29', 18],
  ['born on the last day of a leap February, the first of March', '2026-03-01', '2008-02-29', null],
  ['born on the day of the class', '2026-05-17', '2026-05-17', 18],
])('%s', (_, day, birthDate, missed) => {
  expect(ageMissed(ADULT, { day, birthDate })).toBe(missed);
  expect(ageMissed({ ...ADULT, agePolicy: 'enforce' }, { day, birthDate })).toBe(missed);
  expect(ageMissed({ ...ADULT, agePolicy: 'off' }, { day, birthDate })).toBeNull();
});

it('an unknown birth date says nothing', () => {
  expect(ageMissed({ ...ADULT, agePolicy: 'enforce' }, { day: '2026-01-01', birthDate: null })).toBeNull();
});

it('another age', () => {
  const on = { day: '2026-05-17', birthDate: '2005-05-18' };
  expect(ageMissed({ agePolicy: 'warn', minimumAge: 21 }, on)).toBe(21);
  expect(ageMissed({ agePolicy: 'warn', minimumAge: 20 }, on)).toBeNull();
});
