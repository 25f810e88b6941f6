import { expect, test } from 'vitest';
import { weekTable } from './quarters.ts';
import type { WeeklySpan } from './schedule.ts';
import { isOpenAt, paintWeek } from './week-spans.ts';

const of = (weekday: number, from: string, to: string): WeeklySpan => ({ weekday, from, to });
const part = (from: number, to: number, ...weekdays: number[]) => ({
  from: from * 60,
  to: to * 60,
  weekdays,
});

test('opening joins adjacent spans', () => {
  expect(paintWeek([of(1, '09:00', '12:00')], part(12, 14, 1, 2), true)).toEqual([
    of(1, '09:00', '14:00'),
    of(2, '12:00', '14:00'),
  ]);
});

test('closing splits a span, up to midnight', () => {
  expect(paintWeek([of(3, '09:00', '24:00')], part(13, 14, 3), false)).toEqual([
    of(3, '09:00', '13:00'),
    of(3, '14:00', '24:00'),
  ]);
});

test('random paintings open and close exactly the painted quarters', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const expected = Array.from({ length: 8 }, () => Array.from({ length: 96 }, () => false));
  let spans: WeeklySpan[] = [];
  for (let count = 0; count < 500; count += 1) {
    const first = random(96);
    const last = first + 1 + random(96 - first);
    const weekdays = [1 + random(7), 1 + random(7)];
    const isOpen = random(2) === 0;
    spans = paintWeek(spans, { from: first * 15, to: last * 15, weekdays }, isOpen);
    weekdays.forEach((weekday) => expected[weekday]?.fill(isOpen, first, last));
    const isWeekly = weekTable(spans);
    for (const [weekday, quarters] of expected.entries()) {
      expect(quarters.map((_, index) => isWeekly(weekday, index * 15))).toEqual(quarters);
    }
  }
});

test('a part is open if one span covers it', () => {
  const spans = [of(1, '09:00', '12:00')];
  expect(isOpenAt(spans, 1, { from: 660, to: 720 })).toBe(true);
  expect(isOpenAt(spans, 1, { from: 690, to: 750 })).toBe(false);
  expect(isOpenAt(spans, 2, { from: 660, to: 720 })).toBe(false);
});
