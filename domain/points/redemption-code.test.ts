import { expect, it } from 'vitest';
import { foldRedemptionCode, redemptionCode } from './redemption-code.ts';

const idAt = (index: number) => `6b027d7d7d65b213a5${index.toString(16).padStart(6, '0')}`;

it('a code has eight unambiguous characters', () => {
  for (let index = 0; index < 1_000; index += 1) {
    expect(redemptionCode(idAt(index))).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  }
});

it('the code of an id stays the same', () => {
  expect(redemptionCode('0123456789abcdef01234567')).toBe(redemptionCode('0123456789abcdef01234567'));
});

it('consecutive ids have codes that differ in most positions', () => {
  const codes = Array.from({ length: 20_000 }, (_, index) => redemptionCode(idAt(index)));
  expect(new Set(codes).size).toBe(codes.length);
  const alike = codes.slice(1).map((code, index) => {
    const before = codes[index] ?? '';
    return [...code].filter((character, position) => character === before[position]).length;
  });
  expect(Math.max(...alike)).toBeLessThan(6);
});

it.each([
  ['abcd-ef01', 'ABCDEF01'],
  [' ab cd ef 01 ', 'ABCDEF01'],
  ['ABCDEFOl', 'ABCDEF01'],
  ['ABCDEFoi', 'ABCDEF01'],
])('%j is read as %s', (typed, code) => {
  expect(foldRedemptionCode(typed)).toBe(code);
});
