import { expect, it } from 'vitest';
import { toDayAndTime, toInstantText, UNREADABLE_DAY } from './day-and-time.ts';

it.each([
  [{ day: '2031-03-10', clock: '18:30' }, '2031-03-10T21:30:00.000Z'],
  [{ day: '', clock: '' }, null],
  [{ day: '2031-03-10', clock: '' }, ''],
  [{ day: '', clock: '18:30' }, ''],
  [{ day: '2031-03-10', clock: '25:00' }, ''],
  [{ day: UNREADABLE_DAY, clock: '' }, ''],
])('%j is the instant %j', (value, instant) => expect(toInstantText(value)).toBe(instant));

it("shows an instant at the academy's day and time", () =>
  expect(toDayAndTime('2031-03-11T01:15:00.000Z')).toEqual({
    day: '2031-03-10',
    clock: '22:15',
  }));
