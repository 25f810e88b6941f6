import { expect, it } from 'vitest';
import { nationalDigits, phoneKey, searchedPhoneKey, shorterPhoneKeys } from './phone.ts';

it.each([
  '+54 9 11 5555-0142',
  '+54 11 5555-0142',
  '0054 9 11 5555 0142',
  '54 9 11 55550142',
  '5491155550142',
  '541155550142',
  '+54 011 5555 0142',
  '011 5555-0142',
  '(011) 15-5555-0142',
  '11 15 5555 0142',
  '1155550142',
])('%s is the number 11 5555 0142', (phone) => expect(nationalDigits(phone)).toBe('1155550142'));

it.each([
  ['15 5555-0142', '55550142'],
  ['5555-0142', '55550142'],
  ['0221 15 512-3456', '2215123456'],
  ['02320 15 42-3456', '2320423456'],
  ['15 42-3456', '423456'],
  ['54114000', '54114000'],
  ['+598 99 123 456', '59899123456'],
  ['', ''],
])('%s has the digits %s', (phone, digits) => expect(nationalDigits(phone)).toBe(digits));

it('a number without area code is a prefix of the key of the same number with it', () => {
  expect(phoneKey('+54 9 11 5555-0142').startsWith(phoneKey('15 5555-0142'))).toBe(true);
  expect(shorterPhoneKeys(phoneKey('11 5555-0142'))).toContain(phoneKey('5555-0142'));
  expect(shorterPhoneKeys('12345678')).toEqual(['123456', '1234567']);
});

it.each(['0142', ' 50142 '])('%j are last digits of a number', (search) =>
  expect(phoneKey('+54 9 11 5555-0142').startsWith(String(searchedPhoneKey(search)))).toBe(true),
);

it.each(['Ana 5555-0142', '142', '1-2345', 'ana@example.org', '+54 9 11', '', '  '])(
  '%j is no search for a phone number',
  (search) => expect(searchedPhoneKey(search)).toBeNull(),
);
