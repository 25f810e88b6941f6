import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCell, oneLine, toCell } from './csv-text.ts';

describe('a text as a cell of a spreadsheet', () => {
  it.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a telephone', '+54 11 4000-0000', "'+54 11 4000-0000"],
    ['a dash', '-2', "'-2"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a full-width sign', '\uFF1D1+1', "'\uFF1D1+1"],
    ['a formula behind a quote', '"=1+1"', `'"=1+1"`],
    ['a formula behind a space that cannot be seen', '\u200B=1', "'\u200B=1"],
    ['a formula behind an apostrophe', "'=1", "''=1"],
    ['a formula behind a tab', '\t=1', "'=1"],
    ['a formula behind a carriage return', '\r\n=1', "'=1"],
    ['a formula after another separator', 'Ana,=1;"=2;', `Ana,'=1;'"=2;`],
    ['leading zeros', '00123', "'00123"],
    ['more digits than a number keeps', '5491140000000', "'5491140000000"],
    ['digits with an exponent', '12E5', "'12E5"],
  ])('%s gets an apostrophe', (_, text, cell) => {
    expect(toCell(text)).toBe(cell);
  });

  it.each([
    'Ana Gómez',
    'ana@example.com',
    'Av. San Martín 1234, piso 2',
    '30123456',
    '30.123.456',
    '0',
    'dijo "hola"; y se fue',
    '2026-11-25',
    '60000,00',
    '👩🏽‍🚀',
  ])('%s stays as it is', (text) => {
    expect(toCell(text)).toBe(text);
    expect(fromCell(text)).toBe(text);
  });

  it('is one line without control and direction characters', () => {
    expect(toCell(' uno\r\ndos\ttres\u2028cuatro \u202Exe.slc\u202C\u0000 ')).toBe(
      'uno dos tres cuatro xe.slc',
    );
  });

  const hostile = fc.string({
    unit: fc.constantFrom(...`='"+-@,; \u200B\t\nae05`, '\uFF1D', '\u202E', '👩🏽‍🚀'),
    maxLength: 14,
  });

  it('is restored from its cell, on one line', () => {
    const comesBack = fc.property(hostile, (text) => {
      expect(fromCell(toCell(text))).toBe(oneLine(text));
    });
    fc.assert(comesBack, { numRuns: 5_000 });
  });

  it('does not begin with a formula, with any separator', () => {
    const isPlain = fc.property(hostile, (text) => {
      for (const part of toCell(text).split(/[,;]/)) expect(part).not.toMatch(/^["\s\p{Cf}]*[=+\-@\uFF1D]/u);
    });
    fc.assert(isPlain, { numRuns: 5_000 });
  });
});
