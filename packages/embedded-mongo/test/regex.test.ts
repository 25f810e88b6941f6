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
  ['^[a\\-z]$', '', ['a', '-', 'z'], ['b']],
  ['^[a-]$', '', ['a', '-'], ['b']],
  ['^[[a]$', '', ['[', 'a'], ['b']],
  ['^\\s$', '', [' ', '\t', '\n', '\v', '\f', '\r'], ['\u00a0', '\ufeff', '\u2003']],
  ['^\\S$', '', ['\u00a0', '😀'], [' ']],
  ['^\\d$', '', ['7'], ['٧']],
  ['^straße$', 'i', ['STRAßE', 'straße', 'straẞe'], ['strasse']],
  ['^k$', 'i', ['k', 'K', '\u212a'], ['q']],
  ['^[é-ë]$', 'i', ['É', 'ê'], ['e']],
  ['^[^a]$', 'i', ['b'], ['a', 'A']],
  ['^a}]$', '', ['a}]'], []],
  ['^\\/\\_\\é$', '', ['/_é'], []],
  ['^\\x41\\n\\r\\t[\\x42]$', '', ['A\n\r\tB'], ['x41']],
  ['^\\w[\\w-]$', '', ['k_', 'K-'], ['\u212aa', '\u017fa', 'éa']],
  ['^[^\\S]$', '', [' ', '\t'], ['\u00a0', 'a']],
  ['^[.]a[:]$', '', ['.a:'], ['xa:']],
  ['b(?=c)(?!cd)', '', ['abc'], ['ab', 'abcd']],
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
    '(a)\\1',
    '\\10',
    '\\012',
    '\\o{101}',
    '\\cA',
    '\\k<a>',
    '\\g1',
    '\\u0041',
    '\\x{41}',
    '\\x{}',
    '\\p{L}',
    '\\R',
    '\\X',
    '\\K',
    '\\G',
    '\\Qa\\E',
    '\\h',
    '\\v',
    '\\N',
    '\\N{U+41}',
    '\\y',
    '\\A',
    '\\z',
    '\\Z',
    '\\a',
    '\\e',
    '\\f',
    '[\\b]',
    '(?>a)',
    '(?R)',
    '(?1)',
    '(?|a|b)',
    '(*UTF)',
    '(?(1)a|b)',
    '(?#comment)',
    '(?<year>a)',
    '(?P<m>a)',
    '(?x)a',
    '(?i)ABC',
    '^a(?i)b|c',
    '(?i:a)b',
    '(?s-i:a.)',
    '(?<=a)b',
    '(?<!a)b',
    'a++',
    'a*+',
    'a{1}+',
    'a{,3}',
    'a{ 2}',
    'a{2}{',
    'x{a}',
    'a{65536}',
    '[[.a.]]',
    '[[=a=]]',
    '[[:alpha:][:digit:]_]',
    '[[:^alpha:]]',
    '[[:nothing:]]',
    '[:alpha:]',
    '[]]',
    '[^]a]',
    '[a',
  ])('%s is not supported', (pattern) => {
    expect(() => compileRegex(pattern, '')).toThrow(/is not supported/);
  });

  it.each(['\\w', '[\\w-]', '\\W', '\\b', '\\B'])('%s is not supported where case is ignored', (pattern) => {
    expect(() => compileRegex(pattern, 'i')).toThrow(/is not supported/);
  });

  it.each(['(', ')', 'a)', '(a', '*a', 'a**', '+', '{2}', '[b-a]', '[a-\\d]', '[\\d-z]', '\\'])(
    '%s is invalid',
    (pattern) => {
      expect(() => compileRegex(pattern, '')).toThrow(/^Regular expression is invalid/);
    },
  );

  it('begins with a prefix of whole characters', () => {
    expect(literalPrefix('^a😀*', '')).toEqual({ prefix: 'a', isWhole: false });
    expect(literalPrefix('^a😀', '')).toEqual({ prefix: 'a😀', isWhole: true });
  });

  it('finds the same with an index and without', async () => {
    const texts = ['abc', 'abc\n', 'ab', 'a😀b', 'a', 'ABC', 'a\r'];
    await docs.insertMany(texts.map((text, _id) => ({ _id, text })));
    const patterns = ['^abc$', '^a😀*', '^a😀', '^a.$', '^ab?', '^a\\x62', '^a\\.', '^a[bB]'];
    const find = (pattern: string) =>
      docs.find({ text: { $regex: pattern } }, { sort: { _id: 1 } }).toArray();
    const without = await Promise.all(patterns.map(find));
    await docs.createIndex({ text: 1 });
    expect(await Promise.all(patterns.map(find))).toEqual(without);
    expect(without.map((found) => found.length)).toEqual([2, 6, 1, 2, 6, 3, 0, 3]);
  });
});
