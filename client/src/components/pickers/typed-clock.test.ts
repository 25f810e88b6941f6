import { expect, it } from 'vitest';
import { typedClock } from './typed-clock.ts';

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
