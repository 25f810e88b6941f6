import { type Binary, ObjectId, type Timestamp } from 'bson';
import { ORDER, orderOf } from './compare.ts';
import { type BsonNumber, type Document, toExact } from './values.ts';

/*
 * Keys whose byte order is the order of `compareValues`. Every encoding ends by itself (no value's bytes are the
 * beginning of another's), so values can be put one after the other and, inverted, sort descending.
 */

let scratch = Buffer.allocUnsafe(4096);
let length = 0;

const reserve = (bytes: number): void => {
  if (length + bytes <= scratch.length) return;
  const larger = Buffer.allocUnsafe((length + bytes) * 2);
  scratch.copy(larger, 0, 0, length);
  scratch = larger;
};

const putByte = (byte: number): void => {
  reserve(1);
  scratch[length++] = byte;
};

const putBytes = (bytes: Uint8Array): void => {
  reserve(bytes.length);
  scratch.set(bytes, length);
  length += bytes.length;
};

/** Closed by a zero byte; the bytes 0 and 1 inside are written as 1, 1 and 1, 2, behind the end and before all others. */
const putText = (text: string): void => {
  reserve(text.length * 3 + 1);
  const start = length;
  length += scratch.write(text, length);
  if (text.includes('\0') || text.includes('\u0001')) {
    const written = Buffer.from(scratch.subarray(start, length));
    length = start;
    for (const byte of written) {
      if (byte <= 1) putByte(1);
      putByte(byte <= 1 ? byte + 1 : byte);
    }
  }
  putByte(0);
};

const putDouble = (value: number): void => {
  reserve(8);
  scratch.writeDoubleBE(value === 0 ? 0 : value, length);
  const isNegative = (scratch[length] ?? 0) >= 0x80;
  for (let i = length; i < length + 8; i++) scratch[i] = isNegative ? ~(scratch[i] ?? 0) : (scratch[i] ?? 0);
  if (!isNegative) scratch[length] = (scratch[length] ?? 0) | 0x80;
  length += 8;
};

const doubleView = new DataView(new ArrayBuffer(8));

const previousDouble = (value: number): number => {
  doubleView.setFloat64(0, value);
  doubleView.setBigInt64(0, doubleView.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return doubleView.getFloat64(0);
};

/** The largest double not above the number, then what a 64-bit integer has beyond it. NaN comes first. */
const putNumber = (value: BsonNumber): void => {
  const exact = toExact(value);
  let floor = Number(exact);
  let rest = 0;
  if (Number.isNaN(floor)) return putBytes(Buffer.alloc(10));
  if (typeof exact === 'bigint') {
    if (BigInt(floor) > exact) floor = previousDouble(floor);
    rest = Number(exact - BigInt(floor));
  }
  putDouble(floor);
  putByte(rest >> 8);
  putByte(rest & 0xff);
};

const putDate = (date: Date): void => {
  reserve(8);
  scratch.writeBigInt64BE(BigInt(date.getTime()), length);
  scratch[length] = (scratch[length] ?? 0) ^ 0x80;
  length += 8;
};

const putBody = (value: unknown, order: number): void => {
  switch (order) {
    case ORDER.number:
      return putNumber(value as BsonNumber);
    case ORDER.string:
      return putText(value as string);
    case ORDER.object: {
      for (const key of Object.keys(value as Document)) {
        const child = (value as Document)[key];
        putByte(orderOf(child));
        putText(key);
        putBody(child, orderOf(child));
      }
      return putByte(0);
    }
    case ORDER.array:
      for (const element of value as unknown[]) putValue(element);
      return putByte(0);
    case ORDER.binary: {
      const { buffer, position, sub_type: subType } = value as Binary;
      reserve(5);
      length = scratch.writeUInt32BE(position, length);
      putByte(subType);
      return putBytes(buffer.subarray(0, position));
    }
    case ORDER.objectId:
      return putBytes((value as ObjectId).id);
    case ORDER.boolean:
      return putByte(value === true ? 1 : 0);
    case ORDER.date:
      return putDate(value as Date);
    case ORDER.timestamp: {
      const { t, i } = value as Timestamp;
      reserve(8);
      length = scratch.writeUInt32BE(t, length);
      length = scratch.writeUInt32BE(i, length);
      return;
    }
    case ORDER.minKey:
    case ORDER.maxKey:
    case ORDER.null:
    case ORDER.emptyArray:
      return;
    default:
      throw new TypeError(`No key encoding for the type order ${order}`);
  }
};

const putValue = (value: unknown): void => {
  const order = orderOf(value);
  putByte(order);
  putBody(value, order);
};

export const encodeKey = (value: unknown): Buffer => {
  length = 0;
  putValue(value);
  return Buffer.from(scratch.subarray(0, length));
};

export type Direction = 1 | -1;

export const encodeKeys = (values: readonly unknown[], directions: readonly Direction[]): Buffer => {
  length = 0;
  values.forEach((value, i) => {
    const start = length;
    putValue(value);
    if (directions[i] === -1) for (let at = start; at < length; at++) scratch[at] = ~(scratch[at] ?? 0);
  });
  return Buffer.from(scratch.subarray(0, length));
};

/** What `putText` has written: a pair that begins with 1 is one character. */
const readText = (written: string): string =>
  written.includes('\u0001')
    ? written.replaceAll('\u0001\u0001', '\0').replaceAll('\u0001\u0002', '\u0001')
    : written;

const FIXED_BYTES = new Map<number, number>([
  [ORDER.null, 0],
  [ORDER.number, 10],
  [ORDER.boolean, 1],
  [ORDER.date, 8],
  [ORDER.objectId, 12],
]);

/** Null may stand for a missing field, and a number has lost its type. */
export const UNREADABLE = Symbol('unreadable');

/** Where the value ends whose encoding begins at `at`; undefined for types of no known length. */
export const keyEnd = (key: Buffer, at: number, direction: Direction): number | undefined => {
  const mask = direction === 1 ? 0 : 0xff;
  const order = (key[at] ?? 0) ^ mask;
  if (order === ORDER.string) return key.indexOf(mask, at + 1) + 1;
  const bytes = FIXED_BYTES.get(order);
  return bytes === undefined ? undefined : at + 1 + bytes;
};

/** The value that is encoded from `at` to `end`. */
export const decodeKey = (key: Buffer, at: number, end: number, direction: Direction): unknown => {
  const bytes = direction === 1 ? key : invert(key.subarray(at, end));
  const start = direction === 1 ? at : 0;
  const [bodyStart, bodyEnd] = [start + 1, start + end - at];
  switch (bytes[start]) {
    case ORDER.string:
      return readText(bytes.toString('utf8', bodyStart, bodyEnd - 1));
    case ORDER.boolean:
      return bytes[bodyStart] === 1;
    case ORDER.date:
      return new Date(Number(bytes.readBigInt64BE(bodyStart) ^ -(2n ** 63n)));
    case ORDER.objectId:
      return new ObjectId(Uint8Array.from(bytes.subarray(bodyStart, bodyEnd)));
    default:
      return UNREADABLE;
  }
};

/** The bytes with which every string beginning with `prefix` begins. */
export const encodeStringPrefix = (prefix: string): Buffer => {
  const key = encodeKey(prefix);
  return key.subarray(0, key.length - 1);
};

export const invert = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => ~byte));

/** The first key after all keys that begin with these bytes. */
export const afterPrefix = (prefix: Buffer): Buffer => {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end--;
  const next = Buffer.from(prefix.subarray(0, end));
  next[end - 1] = (next[end - 1] ?? 0) + 1;
  return next;
};
