import { Double, Int32, Long } from 'bson';
import { badValue } from '../errors.ts';
import { type BsonNumber, bsonType, fitsInt32, toNumber } from './values.ts';

const isDouble = (value: BsonNumber) =>
  typeof value === 'number' ? !fitsInt32(value) : bsonType(value) === 'Double';
const isInt32 = (value: BsonNumber) =>
  typeof value === 'number' ? fitsInt32(value) : bsonType(value) === 'Int32';

const toBigInt = (value: BsonNumber): bigint =>
  bsonType(value) === 'Long' ? (value as Long).toBigInt() : BigInt(toNumber(value));

const MAX_LONG = 2n ** 63n - 1n;
const MIN_LONG = -(2n ** 63n);

type Operation = { doubles: (a: number, b: number) => number; integers: (a: bigint, b: bigint) => bigint };

/** int with int gives int, or long where int is too small; a double makes a double; a long never wraps round. */
const combine = ({ doubles, integers }: Operation, a: BsonNumber, b: BsonNumber): BsonNumber | undefined => {
  if (isDouble(a) || isDouble(b)) return new Double(doubles(toNumber(a), toNumber(b)));
  const result = integers(toBigInt(a), toBigInt(b));
  if (isInt32(a) && isInt32(b) && fitsInt32(Number(result))) return new Int32(Number(result));
  return result > MAX_LONG || result < MIN_LONG ? undefined : Long.fromBigInt(result);
};

const ADD: Operation = { doubles: (a, b) => a + b, integers: (a, b) => a + b };
const MULTIPLY: Operation = { doubles: (a, b) => a * b, integers: (a, b) => a * b };

const requireFit = (result: BsonNumber | undefined, operator: string): BsonNumber => {
  if (result === undefined)
    throw badValue(`Failed to apply ${operator}: the result does not fit into 64 bits`);
  return result;
};

export const add = (a: BsonNumber, b: BsonNumber): BsonNumber => requireFit(combine(ADD, a, b), '$inc');
export const multiply = (a: BsonNumber, b: BsonNumber): BsonNumber =>
  requireFit(combine(MULTIPLY, a, b), '$mul');

/** A sum in aggregation goes on as a double where 64 bits do not suffice. */
export const sum = (a: BsonNumber, b: BsonNumber): BsonNumber =>
  combine(ADD, a, b) ?? new Double(toNumber(a) + toNumber(b));
