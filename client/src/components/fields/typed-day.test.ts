import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { readBirthDay, typedDay, typedDayError } from './typed-day.ts';

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
])('%j has the error %j', (text, error) => expect(typedDayError(text, range)).toBe(error));

it.each([
  ['3/8/91', '1991-08-03'],
  ['3.8.26', '2026-08-03'],
  ['24/11/26', '1926-11-24'],
  ['23/11/26', '2026-11-23'],
  ['1/1/00', '2000-01-01'],
  ['03081991', '1991-08-03'],
  ['3/8/2091', '2091-08-03'],
  ['31/2/91', null],
])('a birth on %j is on %j', (text, day) => expect(readBirthDay(text, '2026-11-23')).toBe(day));
