import { expect, it } from 'vitest';
import { weeklyDays } from './series.ts';

const SATURDAY = 5;

it('a weekly rule gives the number of days, in order', () => {
  expect(weeklyDays({ weekdays: [SATURDAY], from: '2026-11-28', count: 3 }, 51)).toEqual([
    '2026-11-28',
    '2026-12-05',
    '2026-12-12',
  ]);
  expect(weeklyDays({ weekdays: [3, 1], from: '2026-11-25', count: 3 }, 51)).toEqual([
    '2026-11-26',
    '2026-12-01',
    '2026-12-03',
  ]);
});

it('or the days until the last one, which is included', () => {
  expect(weeklyDays({ weekdays: [0], from: '2026-12-21', until: '2027-01-04' }, 51)).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ]);
});

it('never gives more than the limit, and nothing without a weekday', () => {
  expect(weeklyDays({ weekdays: [0, 1], from: '2026-12-21', until: '2036-01-04' }, 51)).toHaveLength(51);
  expect(weeklyDays({ weekdays: [], from: '2026-12-21', count: 5 }, 51)).toEqual([]);
});
