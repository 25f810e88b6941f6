import { expect, it } from 'vitest';
import { toDayAndTime, toInstantText, typedClock, UNREADABLE_DAY } from './day-and-time.ts';

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

it.each([
  ['9', '09:00'],
  ['15', '15:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['0930', '09:30'],
  ['09:30', '09:30'],
  [' 23:59 ', '23:59'],
  ['0', '00:00'],
])('%j is the time %s', (text, clock) => expect(typedClock(text)).toBe(clock));

it.each(['', '24', '24:00', '9:60', '960', '9:3', '9:', ':30', '09300', 'las 9', '-1'])(
  '%j is no time of the day',
  (text) => expect(typedClock(text)).toBeNull(),
);
