import { describe, expect, it } from 'vitest';
import { academy } from '../academy.ts';
import { instantOf } from '../dates/dates.ts';
import { isAttendanceDay, isClassOfToday } from './class-day.ts';

const at = (day: string, clock: string) => instantOf(day, clock, academy.timeZone);
const [FRIDAY, SATURDAY, SUNDAY] = ['2026-11-27', '2026-11-28', '2026-11-29'] as const;
const LATE = { startsAt: at(SATURDAY, '23:00'), durationMinutes: 120 };

describe('a class from 23:00 to 1:00', () => {
  it.each([
    [FRIDAY, '23:59', false, false],
    [SATURDAY, '00:00', true, true],
    [SATURDAY, '23:59', true, true],
    [SUNDAY, '00:00', true, true],
    [SUNDAY, '00:59', true, true],
    [SUNDAY, '01:00', false, true],
    [SUNDAY, '23:59', false, true],
  ])('on %s at %s is of today: %s, and its attendance is recorded: %s', (day, clock, isOfToday, isOpen) => {
    const now = at(day, clock);
    expect([isClassOfToday(LATE, now), isAttendanceDay(LATE, now)]).toEqual([isOfToday, isOpen]);
  });
});

it('a class that ends at midnight is of its day alone', () => {
  const evening = { startsAt: at(SATURDAY, '22:00'), durationMinutes: 120 };
  const midnight = at(SUNDAY, '00:00');
  expect([isClassOfToday(evening, midnight), isAttendanceDay(evening, midnight)]).toEqual([false, false]);
});
