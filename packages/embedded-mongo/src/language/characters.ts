/** Code points from the first to the second, both included. */
type Range = readonly [number, number];

/** Sorted ranges that neither overlap nor touch. */
export type CharacterSet = readonly Range[];

const LAST = 0x10ffff;

const code = (character: string): number => character.codePointAt(0) ?? 0;

export const unite = (...sets: readonly CharacterSet[]): CharacterSet => {
  const united: Array<[number, number]> = [];
  for (const [low, high] of sets.flat().sort((a, b) => a[0] - b[0])) {
    const last = united.at(-1);
    if (last !== undefined && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else united.push([low, high]);
  }
  return united;
};

export const complement = (set: CharacterSet): CharacterSet => {
  const rest: Range[] = [];
  let next = 0;
  for (const [low, high] of set) {
    if (low > next) rest.push([next, low - 1]);
    next = high + 1;
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
};

/** `a-z` is a range, other characters stand for themselves. */
const setOf = (text: string): CharacterSet => {
  const characters = [...text];
  const ranges: Range[] = [];
  for (let i = 0; i < characters.length; i++) {
    const low = code(characters[i] ?? '');
    const isRange = characters[i + 1] === '-' && i + 2 < characters.length;
    ranges.push([low, isRange ? code(characters[i + 2] ?? '') : low]);
    if (isRange) i += 2;
  }
  return unite(ranges);
};

const DIGIT = setOf('0-9');
const SPACE = setOf('\t-\r ');
const WORD = setOf('0-9A-Za-z_');
const HORIZONTAL = setOf('\t \u00a0\u1680\u180e\u2000-\u200a\u202f\u205f\u3000');
const VERTICAL = setOf('\n-\r\u0085\u2028\u2029');
const LETTER = setOf('A-Za-z');

export const NOT_NEWLINE = complement(setOf('\n'));

/** What `\d` and its like stand for in PCRE2 without Unicode properties, as MongoDB uses it. */
export const ESCAPED_SETS: Readonly<Record<string, CharacterSet>> = {
  d: DIGIT,
  D: complement(DIGIT),
  s: SPACE,
  S: complement(SPACE),
  w: WORD,
  W: complement(WORD),
  h: HORIZONTAL,
  H: complement(HORIZONTAL),
  v: VERTICAL,
  V: complement(VERTICAL),
};

export const POSIX_SETS: Readonly<Record<string, CharacterSet>> = {
  alnum: setOf('0-9A-Za-z'),
  alpha: LETTER,
  ascii: setOf('\0-\x7f'),
  blank: setOf('\t '),
  cntrl: setOf('\0-\x1f\x7f'),
  digit: DIGIT,
  graph: setOf('!-~'),
  lower: setOf('a-z'),
  print: setOf(' -~'),
  punct: setOf('!-/:-@[-`{-~'),
  space: SPACE,
  upper: setOf('A-Z'),
  word: WORD,
  xdigit: setOf('0-9A-Fa-f'),
};

let caseGroups: Map<number, readonly number[]> | undefined;

const isSameLetter = (a: number, b: number): boolean =>
  new RegExp(`^\\u{${a.toString(16)}}$`, 'iu').test(String.fromCodePoint(b));

/** The letters that are equal to a letter when case is ignored: k, K and the Kelvin sign, for example. */
const findCaseGroups = (): Map<number, readonly number[]> => {
  const candidates = new Map<number, Set<number>>();
  const relate = (a: number, b: number) => {
    const joined = new Set([a, b, ...(candidates.get(a) ?? []), ...(candidates.get(b) ?? [])]);
    for (const member of joined) candidates.set(member, joined);
  };
  for (let point = 0; point <= 0x1ffff; point++) {
    const character = String.fromCodePoint(point);
    for (const other of [character.toLowerCase(), character.toUpperCase()])
      if (other !== character && [...other].length === 1) relate(point, code(other));
  }
  return new Map(
    [...candidates].map(([point, group]) => [
      point,
      [...group].filter((other) => isSameLetter(point, other)),
    ]),
  );
};

export const ignoreCase = (set: CharacterSet): CharacterSet => {
  caseGroups ??= findCaseGroups();
  const [first] = set;
  if (set.length === 1 && first !== undefined && first[0] === first[1])
    return unite((caseGroups.get(first[0]) ?? [first[0]]).map((point) => [point, point]));
  const added: Range[] = [];
  for (const [point, group] of caseGroups)
    if (set.some(([low, high]) => low <= point && point <= high))
      for (const other of group) added.push([other, other]);
  return unite(set, added);
};

export const escapePoint = (point: number): string => `\\u{${point.toString(16)}}`;

/** The set as a class of a JavaScript regular expression with the flag u. */
export const toClass = (set: CharacterSet): string =>
  `[${set.map(([low, high]) => (low === high ? escapePoint(low) : `${escapePoint(low)}-${escapePoint(high)}`)).join('')}]`;
