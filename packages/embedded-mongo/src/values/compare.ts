import type { Binary, ObjectId, Timestamp } from 'bson';
import { type BsonNumber, type Document, isNumber, toExact, bsonType } from './values.ts';

/** Stands for an empty array in an index or sort key: it comes before null, as in MongoDB. */
export const EMPTY_ARRAY = Symbol('empty array');

/** MongoDB's order of types; also the first byte of an encoded key. */
export const ORDER = {
  minKey: 1,
  emptyArray: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  maxKey: 127,
} as const;

const ORDER_BY_TAG: Readonly<Record<string, number>> = {
  Int32: ORDER.number,
  Double: ORDER.number,
  Long: ORDER.number,
  ObjectId: ORDER.objectId,
  Binary: ORDER.binary,
  Timestamp: ORDER.timestamp,
  MinKey: ORDER.minKey,
  MaxKey: ORDER.maxKey,
};

export const orderOf = (value: unknown): number => {
  switch (typeof value) {
    case 'undefined':
      return ORDER.null;
    case 'string':
      return ORDER.string;
    case 'number':
      return ORDER.number;
    case 'boolean':
      return ORDER.boolean;
    case 'symbol':
      return ORDER.emptyArray;
  }
  if (value === null) return ORDER.null;
  if (Array.isArray(value)) return ORDER.array;
  if (value instanceof Date) return ORDER.date;
  const tag = bsonType(value);
  if (tag === undefined) return ORDER.object;
  const order = ORDER_BY_TAG[tag];
  if (order === undefined) throw new TypeError(`No order for the type ${tag}`);
  return order;
};

export const isNaNValue = (value: unknown): boolean => isNumber(value) && Number.isNaN(Number(value));

const compareNumbers = (a: BsonNumber, b: BsonNumber): number => {
  const left = toExact(a);
  const right = toExact(b);
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
};

/** By code point, which is the order of the UTF-8 bytes; JavaScript's own `<` puts surrogates before U+E000. */
const compareStrings = (a: string, b: string): number => {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left === right) continue;
    const isLeftSurrogate = left >= 0xd800 && left <= 0xdfff;
    const isRightSurrogate = right >= 0xd800 && right <= 0xdfff;
    return isLeftSurrogate === isRightSurrogate ? left - right : isLeftSurrogate ? 1 : -1;
  }
  return a.length - b.length;
};

const compareDocuments = (a: Document, b: Document): number => {
  const left = Object.keys(a);
  const right = Object.keys(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [leftKey, rightKey] = [left[i] ?? '', right[i] ?? ''];
    const difference =
      orderOf(a[leftKey]) - orderOf(b[rightKey]) ||
      compareStrings(leftKey, rightKey) ||
      compareValues(a[leftKey], b[rightKey]);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
};

const compareArrays = (a: unknown[], b: unknown[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = compareValues(a[i], b[i]);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

const compareBinaries = (a: Binary, b: Binary): number =>
  a.position - b.position ||
  a.sub_type - b.sub_type ||
  Buffer.compare(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position));

/** The one order of BSON values, used by match, update and accumulators; `encodeKey` agrees with it byte by byte. */
export const compareValues = (a: unknown, b: unknown): number => {
  const order = orderOf(a);
  const difference = order - orderOf(b);
  if (difference !== 0) return difference;
  switch (order) {
    case ORDER.number:
      return compareNumbers(a as BsonNumber, b as BsonNumber);
    case ORDER.string:
      return compareStrings(a as string, b as string);
    case ORDER.object:
      return compareDocuments(a as Document, b as Document);
    case ORDER.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case ORDER.binary:
      return compareBinaries(a as Binary, b as Binary);
    case ORDER.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case ORDER.boolean:
      return Number(a) - Number(b);
    case ORDER.date:
      return Number(a) - Number(b);
    case ORDER.timestamp:
      return (a as Timestamp).t - (b as Timestamp).t || (a as Timestamp).i - (b as Timestamp).i;
    default:
      return 0;
  }
};

export const areEqual = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;
