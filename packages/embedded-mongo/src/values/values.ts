import type { Double, Int32, Long } from 'bson';
import { deserialize, serialize } from 'bson';
import { CommandError, badValue, notSupported, reading } from '../errors.ts';

export type Document = Record<string, unknown>;

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 100;

/** Numbers stay wrapped, so that int, long and double survive every rewrite. */
const READ_OPTIONS = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

export const readDocument = (bytes: Uint8Array): Document => deserialize(bytes, READ_OPTIONS);

/** A document that was stored, which only a damaged file makes unreadable. */
export const readStored = (bytes: Uint8Array): Document => reading(() => readDocument(bytes));

/** What a reply or a document inside the engine may have beyond the limit of a stored document, as in MongoDB. */
const MAX_INTERNAL_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

const tooLarge = (code: number, size: string) =>
  new CommandError(
    code,
    `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_INTERNAL_BYTES}`,
  );

/** The bson package writes past the end of its buffer of 17 MB without an error, or throws a RangeError. */
export const writeDocument = (document: Document, tooLargeCode = 10334): Uint8Array => {
  let bytes: Uint8Array;
  try {
    bytes = serialize(document);
  } catch (error) {
    if (error instanceof RangeError && !error.message.includes('call stack'))
      throw tooLarge(tooLargeCode, 'unknown');
    throw error;
  }
  if (bytes.length > MAX_INTERNAL_BYTES) throw tooLarge(tooLargeCode, String(bytes.length));
  return bytes;
};

/** The tag is compared, not the class: a process may hold two copies of the bson package. */
export const bsonType = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '_bsontype' in value ? String(value._bsontype) : undefined;

export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  bsonType(value) === undefined;

export type BsonNumber = Int32 | Double | Long | number;

export const isNumber = (value: unknown): value is BsonNumber => {
  if (typeof value === 'number') return true;
  const type = bsonType(value);
  return type === 'Int32' || type === 'Double' || type === 'Long';
};

export const isLong = (value: BsonNumber): value is Long => bsonType(value) === 'Long';

export const toNumber = (value: BsonNumber): number => (typeof value === 'number' ? value : Number(value));

/** Exact: a long beyond 2^53 becomes a bigint, which JavaScript compares with numbers without rounding. */
export const toExact = (value: BsonNumber): number | bigint => {
  if (!isLong(value)) return toNumber(value);
  const exact = value.toBigInt();
  return Number.isSafeInteger(Number(exact)) ? Number(exact) : exact;
};

export const fitsInt32 = (value: number): boolean => Number.isInteger(value) && (value | 0) === value;

/** The 32-bit or 64-bit integer that `value` is, for options such as limit. */
export const requireInteger = (value: unknown, field: string, minimum = 0): number => {
  if (!isNumber(value))
    throw new CommandError(14, `BSON field '${field}' is the wrong type, expected a number`);
  const number = toNumber(value);
  if (!Number.isInteger(number)) throw badValue(`${field} must be an integer, found ${number}`);
  if (number < minimum)
    throw new CommandError(
      51024,
      `BSON field '${field}' value must be >= ${minimum}, actual value '${number}'`,
    );
  return number;
};

export const isTruthy = (value: unknown): boolean =>
  isNumber(value) ? toNumber(value) !== 0 : Boolean(value);

const TYPES: ReadonlyArray<readonly [number, string, string]> = [
  [1, 'double', 'Double'],
  [2, 'string', 'string'],
  [3, 'object', 'object'],
  [4, 'array', 'array'],
  [5, 'binData', 'Binary'],
  [6, 'undefined', 'undefined'],
  [7, 'objectId', 'ObjectId'],
  [8, 'bool', 'boolean'],
  [9, 'date', 'Date'],
  [10, 'null', 'null'],
  [11, 'regex', 'BSONRegExp'],
  [12, 'dbPointer', 'DBRef'],
  [13, 'javascript', 'Code'],
  [14, 'symbol', 'BSONSymbol'],
  [15, 'javascriptWithScope', 'CodeWithScope'],
  [16, 'int', 'Int32'],
  [17, 'timestamp', 'Timestamp'],
  [18, 'long', 'Long'],
  [19, 'decimal', 'Decimal128'],
  [-1, 'minKey', 'MinKey'],
  [127, 'maxKey', 'MaxKey'],
];

export const TYPE_NUMBERS_BY_ALIAS: ReadonlyMap<string, number> = new Map(
  TYPES.map(([number, alias]) => [alias, number]),
);
export const TYPE_NUMBERS: ReadonlySet<number> = new Set(TYPES.map(([number]) => number));
const NUMBERS_BY_TAG = new Map(TYPES.map(([number, , tag]) => [tag, number]));
const ALIASES_BY_NUMBER = new Map(TYPES.map(([number, alias]) => [number, alias]));

const tagOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (typeof value === 'number') return fitsInt32(value) ? 'Int32' : 'Double';
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'Date';
  return bsonType(value) ?? 'object';
};

export const typeNumber = (value: unknown): number => NUMBERS_BY_TAG.get(tagOf(value)) ?? 0;
export const typeAlias = (value: unknown): string => ALIASES_BY_NUMBER.get(typeNumber(value)) ?? 'missing';

export const isArrayIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/** JavaScript's objects put whole numbers before all other names, so the order of fields could not be kept. */
export const assertFieldName = (name: string): void => {
  if (isArrayIndex(name)) throw notSupported(`The whole number '${name}' as the name of a field`);
};

const STORABLE = new Set([1, 2, 3, 4, 5, 7, 8, 9, 10, 16, 17, 18, -1, 127]);

export const assertDepth = (depth: number): void => {
  if (depth > MAX_DEPTH) throw new CommandError(15, `Document exceeds the nesting depth of ${MAX_DEPTH}`);
};

/** Rejects values that the engine cannot store or compare exactly. */
export const assertStorable = (value: unknown, path = '', depth = 0): void => {
  const type = typeNumber(value);
  if (!STORABLE.has(type))
    throw badValue(`The type ${typeAlias(value)} of field '${path}' is not supported by the embedded engine`);
  if (type === 9 && Number.isNaN(Number(value)))
    throw badValue(`The date of field '${path}' is outside the range of JavaScript's dates`);
  assertDepth(depth);
  if (Array.isArray(value)) {
    for (const element of value) assertStorable(element, path, depth + 1);
    return;
  }
  if (type !== 3) return;
  for (const [key, child] of Object.entries(value as Document)) {
    if (key.startsWith('$'))
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${key}' in '${path === '' ? key : `${path}.${key}`}' is not valid for storage.`,
      );
    assertFieldName(key);
    if (typeof child !== 'string') assertStorable(child, path === '' ? key : `${path}.${key}`, depth + 1);
  }
};

/** Own assignment even for `__proto__`, which a plain assignment would turn into a change of prototype. */
export const setField = (document: Document, key: string, value: unknown): void => {
  if (key === '__proto__')
    Object.defineProperty(document, key, { value, enumerable: true, configurable: true, writable: true });
  else document[key] = value;
};

export const getField = (document: Document, key: string): unknown =>
  Object.hasOwn(document, key) ? document[key] : undefined;

export const cloneValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(cloneValue);
  return isDocument(value) ? cloneDocument(value) : value;
};

export const cloneDocument = (document: Document): Document => {
  const copy: Document = {};
  for (const key of Object.keys(document)) setField(copy, key, cloneValue(document[key]));
  return copy;
};
