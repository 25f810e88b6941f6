import { expect, it } from 'vitest';
import { daysOfQuarter, isQuarter, isQuarterOver, longQuarter, quarterAfter, quarterOf } from './quarters.ts';

it.each([
  ['2026-1', '2026-01-01', '2026-03-31', '2026-2'],
  ['2026-2', '2026-04-01', '2026-06-30', '2026-3'],
  ['2026-3', '2026-07-01', '2026-09-30', '2026-4'],
  ['2026-4', '2026-10-01', '2026-12-31', '2027-1'],
])('%s begins on %s, ends on %s and is followed by %s', (quarter, from, to, after) => {
  expect(daysOfQuarter(quarter)).toEqual({ from, to });
  expect(quarterAfter(quarter)).toBe(after);
});

it('changes at midnight of the academy, three hours behind UTC', () => {
  const [before, after] = [new Date('2026-10-01T02:59:59.999Z'), new Date('2026-10-01T03:00:00Z')];
  expect([quarterOf(before), quarterOf(after)]).toEqual(['2026-3', '2026-4']);
  expect([isQuarterOver('2026-3', before), isQuarterOver('2026-3', after)]).toEqual([false, true]);
});

it('is a year and a number from 1 to 4, and has a name', () => {
  expect(['2026-1', '2026-4'].every(isQuarter)).toBe(true);
  expect(['2026-0', '2026-5', '2026', '26-1', '2026-11', ''].some(isQuarter)).toBe(false);
  expect(longQuarter('2026-3')).toBe('tercer trimestre de 2026');
});
