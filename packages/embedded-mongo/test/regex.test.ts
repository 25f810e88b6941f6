import { describe, expect, it } from 'vitest';
import { compileRegex, literalPrefix } from '../src/language/regex.ts';
import { useTestEngine } from './use-test-engine.ts';

const { docs } = await useTestEngine();

/** Pattern, options, what it matches and what it does not, by the documentation of PCRE2. */
const MATCHES: Array<[string, string, string[], string[]]> = [
  ['^abc$', '', ['abc', 'abc\n'], ['abc\n\n', 'abc\r', 'abcd']],
  ['^abc$', 'm', ['x\nabc\ny', 'abc\n'], ['x\rabc', 'abc\u2028x']],
  ['^', 'm', ['', 'a\n'], []],
  ['\\n^', 'm', ['a\nb'], ['a\n']],
  ['^.$', '', ['a', '\r', '\u2028', '😀', 'a\n'], ['\n', 'ab', '😀😀']],
  ['^.$', 's', ['a', '\n', '😀'], ['ab']],
  ['^\\N$', 's', ['a'], ['\n']],
  ['\\Aabc\\z', 'm', ['abc'], ['abc\n', 'x\nabc']],
  ['\\Aabc\\Z', 'm', ['abc', 'abc\n'], ['abc\nx']],
  ['^\\x{41}\\x42\\x{1F600}$', '', ['AB😀'], ['x{41}']],
  ['^\\a\\e\\f\\t\\cA\\012\\o{101}$', '', ['\x07\x1b\f\t\x01\nA'], ['ae']],
  ['^[]]$', '', [']'], ['', 'a']],
  ['^[^]a]$', '', ['b'], [']', 'a']],
  ['^[a\\-z]$', '', ['a', '-', 'z'], ['b']],
  ['^[a-]$', '', ['a', '-'], ['b']],
  ['^[[a]$', '', ['[', 'a'], ['b']],
  ['^[\\b]$', '', ['\b'], ['b']],
  ['^\\s$', '', [' ', '\t', '\n', '\v', '\f', '\r'], ['\u00a0', '\ufeff', '\u2003']],
  ['^\\S$', '', ['\u00a0', '😀'], [' ']],
  ['^\\h$', '', [' ', '\t', '\u00a0'], ['\n']],
  ['^\\v$', '', ['\n', '\v', '\r', '\u2028', '\u0085'], [' ', 'v']],
  ['^\\w$', 'i', ['k', 'K', '_'], ['\u212a', '\u017f', 'é']],
  ['^[\\w-]$', 'i', ['k', '-'], ['\u212a']],
  ['^\\d$', '', ['7'], ['٧']],
  ['^[[:alpha:][:digit:]_]+$', '', ['aZ9_'], ['é', '-']],
  ['^[[:^alpha:]]$', '', ['1', 'é'], ['a']],
  ['^[[:upper:]]$', 'i', ['a', 'A'], ['1']],
  ['^straße$', 'i', ['STRAßE', 'straße', 'straẞe'], ['strasse']],
  ['^k$', 'i', ['k', 'K', '\u212a'], ['q']],
  ['^[é-ë]$', 'i', ['É', 'ê'], ['e']],
  ['^[^a]$', 'i', ['b'], ['a', 'A']],
  ['(?i)ABC', '', ['abc'], []],
  ['^a(?i)b|c', '', ['aB', 'xC'], ['AB']],
  ['^(?:(?i)a)b$', '', ['Ab'], ['AB']],
  ['^(?i:a)b$', '', ['Ab'], ['aB']],
  ['^(?s-i:a.)$', 'i', ['a\n'], ['A\n']],
  ['^a(?#comment)b$', '', ['ab'], ['a(?#comment)b']],
  ['^a{2}{$', '', ['aa{'], ['aa']],
  ['^a}]$', '', ['a}]'], []],
  ['^x{a}$', '', ['x{a}'], []],
  ['^(?<year>\\d{4})-(?P<m>\\d\\d)$', '', ['2026-11'], ['26-11']],
  ['(?<=a)b(?!c)', '', ['ab', 'abd'], ['abc', 'cb']],
  ['^\\/\\_\\é$', '', ['/_é'], []],
  ['\\bfoo\\b', '', ['a foo.'], ['afoo']],
  ['^a*?b+?$', '', ['aab'], ['a']],
];

describe('a regular expression', () => {
  it.each(MATCHES)('%j with options %j matches as PCRE2 does', (pattern, options, matching, others) => {
    const regex = compileRegex(pattern, options);
    expect(matching.filter((text) => !regex.test(text))).toEqual([]);
    expect(others.filter((text) => regex.test(text))).toEqual([]);
  });

  it.each([
    ...[
      '(a)\\1',
      '(?>a)',
      'a++',
      'a*+',
      '\\p{L}',
      '\\R',
      '\\X',
      '\\K',
      '\\G',
      '\\Qa\\E',
      '\\k<a>',
      '\\g1',
      '\\u0041',
    ],
    ...[
      '(?R)',
      '(?1)',
      '(?|a|b)',
      '(*UTF)',
      '(?(1)a|b)',
      '(?x)a',
      'a{,3}',
      'a{ 2}',
      '(?<=a+)b',
      '[a-\\d]',
      '[\\d-z]',
    ],
    ...['[[.a.]]', '[[=a=]]', '\\N{U+41}', '\\y', '\\10'],
  ])('%s is not supported', (pattern) => {
    expect(() => compileRegex(pattern, '')).toThrow(/is not supported/);
  });

  it.each([
    '(',
    ')',
    'a)',
    '[a',
    '*a',
    '+',
    'a**',
    '{2}',
    '[b-a]',
    '\\',
    '[[:nothing:]]',
    '[:alpha:]',
    '\\x{110000}',
    '\\x{}',
  ])('%s is invalid', (pattern) => {
    expect(() => compileRegex(pattern, '')).toThrow(/^Regular expression is invalid/);
  });

  it('begins with a prefix of whole characters', () => {
    expect(literalPrefix('^a😀*', '')).toEqual({ prefix: 'a', isWhole: false });
    expect(literalPrefix('^a😀', '')).toEqual({ prefix: 'a😀', isWhole: true });
  });

  it('finds the same with an index and without', async () => {
    const texts = ['abc', 'abc\n', 'ab', 'a😀b', 'a', 'ABC', 'a\r'];
    await docs.insertMany(texts.map((text, _id) => ({ _id, text })));
    const patterns = ['^abc$', '^a😀*', '^a😀', '^a.$', '^ab?', '^a\\x62', '^a\\.', '^a(?i)B'];
    const find = (pattern: string) =>
      docs.find({ text: { $regex: pattern } }, { sort: { _id: 1 } }).toArray();
    const without = await Promise.all(patterns.map(find));
    await docs.createIndex({ text: 1 });
    expect(await Promise.all(patterns.map(find))).toEqual(without);
    expect(without.map((found) => found.length)).toEqual([2, 6, 1, 2, 6, 3, 0, 3]);
  });
});
