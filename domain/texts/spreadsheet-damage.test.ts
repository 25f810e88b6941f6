import { expect, it } from 'vitest';
import { isSpreadsheetDamage } from './spreadsheet-damage.ts';

it.each([
  '1.23E+10',
  '1,23E+10',
  '3e+07',
  '-1.5E-12',
  '1.23457E+010',
  '#N/A',
  '#N/D',
  '#REF!',
  '#¡REF!',
  '#VALUE!',
  '#¡VALOR!',
  '#DIV/0!',
  '#¡DIV/0!',
  '#NAME?',
  '#¿NOMBRE?',
  '#NUM!',
  '#¡NUM!',
  '#NULL!',
  '#¡NULO!',
  '###',
  ' ######## ',
])('%s is what a spreadsheet leaves of a number', (text) => {
  expect(isSpreadsheetDamage(text)).toBe(true);
});

it.each([
  '30.111.222',
  '12E34',
  '9E1234',
  '1E+5',
  '#12345',
  'A#REF',
  'TPR9-10234',
  '+54 9 11 5555-0142',
  'ABC123',
])('%s is a number of something', (text) => {
  expect(isSpreadsheetDamage(text)).toBe(false);
});
