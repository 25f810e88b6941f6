import { expect, it } from 'vitest';
import { isMonth, monthOf, monthsBetween } from './months.ts';

it.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['2026-01-01', false],
])('%s is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

it('an instant belongs to the month of the academy', () => {
  expect(monthOf(new Date('2026-12-01T02:59:00Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12');
});

it('months continue into the next year, and end after the limit', () => {
  expect(monthsBetween('2026-11', '2027-02', 36)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBetween('2026-11', '2026-10', 36)).toEqual([]);
  expect(monthsBetween('2000-01', '2999-12', 36)).toHaveLength(37);
  expect(monthsBetween('0000-01', '9999-12', 36)).toHaveLength(37);
  expect(monthsBetween('9999-12', '9999-12', 36)).toEqual(['9999-12']);
});
