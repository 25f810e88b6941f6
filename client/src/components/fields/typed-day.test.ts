import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { typedDay, typedDayError } from './typed-day.ts';

const range = { min: '2026-11-21', max: '2028-11-21' };

it.each([
  ['20/12/2026', '2026-12-20'],
  ['5/1/2027', '2027-01-05'],
  ['5/1/27', '2027-01-05'],
  ['20122026', '2026-12-20'],
  [' 29/02/2028 ', '2028-02-29'],
  ['21/11/2026', '2026-11-21'],
])('%j is the day %s', (text, day) => expect(typedDay(text, range)).toBe(day));

it.each([
  '',
  '5/1',
  '31/02/2027',
  '29/02/2027',
  '01/01/2020',
  '20/11/2026',
  '22/11/2028',
  '2012202',
  'mañana',
])('%j is no day to choose', (text) => expect(typedDay(text, range)).toBeNull());

it.each([
  ['', null],
  ['20/12/2026', null],
  ['31/02/2027', messages.classDateFormat],
  ['mañana', messages.classDateFormat],
  ['20/11/2026', messages.classDateRange],
  ['22/11/2028', messages.classDateRange],
])('%j answers %j', (text, error) => expect(typedDayError(text, range)).toBe(error));
