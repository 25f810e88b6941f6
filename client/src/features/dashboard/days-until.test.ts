import { expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

it.each([
  [null, ['—', '']],
  ['2026-11-20T23:00:00Z', ['—', '']],
  ['2026-11-22T23:30:00Z', ['Hoy', '']],
  // Midnight in Greenwich, still the day before in Buenos Aires.
  ['2026-11-23T01:00:00Z', ['Hoy', '']],
  ['2026-11-23T12:00:00Z', ['1', 'día']],
  ['2026-12-04T12:00:00Z', ['12', 'días']],
])('from a day in November until %s: %j', (date, expected) =>
  expect(daysUntil(date, new Date('2026-11-22T13:00:00Z'))).toEqual(expected),
);
