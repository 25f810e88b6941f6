/** Room for the document and the other values of a request below the limit of a body. */
const LARGE_BYTES = 27_000;

const fill = (part: string, bytes = LARGE_BYTES) => part.repeat(Math.floor(bytes / Buffer.byteLength(part)));

/** A JSON list of one element again and again. */
const rows = (element: string) => `[${fill(`${element},`)}${element}]`;

const nested = (open: string, close: string, inner = '') => {
  const levels = Math.floor(LARGE_BYTES / (open.length + close.length));
  return open.repeat(levels) + inner + close.repeat(levels);
};

const keys = (entry: (index: number) => string) =>
  `{${Array.from({ length: LARGE_BYTES / (entry(1_000).length + 1) }, (_, index) => entry(index)).join(',')}}`;

const text = (part: string) => JSON.stringify(fill(part));

/** Values as large as a request may carry, as JSON. */
export const VARIABLE_SHAPES: Record<string, string> = {
  'empty objects': rows('{}'),
  nulls: rows('null'),
  numbers: rows('1'),
  booleans: rows('true'),
  'short texts': rows('"x"'),
  ids: rows('"0123456789abcdef01234567"'),
  'days that exist': rows('"2031-01-01"'),
  'names of no enum': rows('"NO_SUCH_VALUE"'),
  'lists in a list': rows('[1]'),
  'rows of ammunition': rows('{"caliber":"9mm","quantity":1}'),
  'rows with a wrong value': rows('{"caliber":5,"quantity":"x"}'),
  'lists as deep as they are many': nested('[', ']'),
  'objects as deep as they are many': nested('{"a":', '}', '1'),
  'keys that nothing knows': keys((index) => `"key${index}":1`),
  'keys named like methods': keys((index) => `"__proto__":{"a${index}":1}`),
  'one key again and again': `{${fill('"id":1,')}"id":1}`,
  'a number of many digits': fill('9'),
  'a fraction of many digits': `0.${fill('0')}1`,
  'one long text': text('a'),
  'a text of spaces': text(' '),
  'a text of accents': text('\u0301'),
  'a text that normalises to many letters': text('\uFDFA'),
  'a text of at signs and dots': text('@a.'),
  'a text of a pattern': text('(a+)+$'),
  'a cursor of a deep value': JSON.stringify(
    Buffer.from(fill('[', LARGE_BYTES / 2) + fill(']', LARGE_BYTES / 4)).toString('base64url'),
  ),
};

/** Tokens of a document that a value may take. */
const TOKENS = 600;

const literals = (part: string, tokens: number) => part.repeat(Math.floor(TOKENS / tokens));

/** The same, as literals of a document. */
export const LITERAL_SHAPES: Record<string, string> = {
  'literals of numbers': `[${literals('1 ', 1)}]`,
  'literals of nulls': `[${literals('null ', 1)}]`,
  'literals of names': `[${literals('NO_SUCH_VALUE ', 1)}]`,
  'literals of empty objects': `[${literals('{} ', 2)}]`,
  'literals of keys': `{ ${Array.from({ length: TOKENS / 3 }, (_, index) => `key${index}: 1`).join(' ')} }`,
  'literals of one key': `{ ${literals('id: 1 ', 3)} }`,
  'a list of lists in the document': `${literals('[', 2)}${literals(']', 2)}`,
  'a long text in the document': text('a'),
  'a long block of lines': `"""${fill(' a\n')}"""`,
  'a number of many digits in the document': `1${fill('9')}`,
};
