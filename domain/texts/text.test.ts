import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchWords } from '../search.ts';
import { escapeRegex, foldText } from './text.ts';

it.each([
  ['Muñoz', 'munoz'],
  ['GÜEMES', 'guemes'],
  ['İpek', 'ipek'],
  ['Łódź', 'łodz'],
  ['Straße', 'straße'],
  ['é', 'e'],
  ['e\u0301', 'e'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('a search is cut into its words', () => {
  expect(searchWords('  Ana\tMUÑOZ \u00a0 x ')).toEqual(['ana', 'munoz', 'x']);
  expect(searchWords('   ')).toEqual([]);
});

it('a word inside another, or repeated, adds no condition', () => {
  expect(searchWords('ana Juana juana bob')).toEqual(['juana', 'bob']);
});

it('an escaped text matches only itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, other) => {
      expect(new RegExp(`^${escapeRegex(text)}$`).test(text)).toBe(true);
      expect(new RegExp(escapeRegex(text)).test(other)).toBe(other.includes(text));
    }),
  );
});
