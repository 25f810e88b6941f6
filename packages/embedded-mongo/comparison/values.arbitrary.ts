import { Binary, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import type { Document } from './command.ts';

const one = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Eight leading zeros mark an id as given by the test: see `withoutMadeUpIds`. */
export const givenId = (n: number): ObjectId => new ObjectId(n.toString(16).padStart(24, '0'));

/** Few values, so that filters meet documents. */
export const anInt = fc.integer({ min: -2, max: 4 }).map((n) => new Int32(n));
const aLong = one(0n, 1n, 2n, 3n, -1n, 2n ** 53n, 2n ** 53n + 1n).map((n) => Long.fromBigInt(n));
const aDouble = one(0, 1, 2, 3, 0.5, 2.5, -1.5, 2 ** 53).map((n) => new Double(n));
export const aNumber = fc.oneof({ weight: 3, arbitrary: anInt }, aLong, aDouble);

export const aString = one('', 'a', 'b', 'ab', 'abc', 'B', 'ñ', 'a.b', 'x\ny', '10');

const aDate = one(0, 1_000, -1_000, 1_700_000_000_000).map((ms) => new Date(ms));
const anObjectId = fc.integer({ min: 1, max: 3 }).map(givenId);
const aBinary = one([], [0], [1], [0, 1]).map((bytes) => new Binary(Uint8Array.from(bytes)));
const aTimestamp = one(1, 2).map((t) => new Timestamp({ t, i: 1 }));

export const aScalar = fc.oneof(
  { weight: 8, arbitrary: aNumber },
  { weight: 5, arbitrary: aString },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.boolean() },
  aDate,
  anObjectId,
  aBinary,
  aTimestamp,
);

const FIELDS = ['a', 'b', 'c'] as const;

const aFlatDocument: fc.Arbitrary<Document> = fc.dictionary(one(...FIELDS), aScalar, { maxKeys: 2 });
const aScalarArray = fc.array(aScalar, { maxLength: 3 });

export const aSubdocument: fc.Arbitrary<Document> = fc.dictionary(
  one(...FIELDS),
  fc.oneof({ weight: 4, arbitrary: aScalar }, aScalarArray, aFlatDocument),
  { maxKeys: 3 },
);

export const anArray = fc.oneof(
  { weight: 4, arbitrary: aScalarArray },
  { weight: 3, arbitrary: fc.array(aSubdocument, { maxLength: 3 }) },
  // An array inside an array is in the written cases.
  { weight: 1, arbitrary: fc.array(fc.oneof(aScalar, aFlatDocument), { maxLength: 3 }) },
);

export const aValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: aScalar },
  { weight: 2, arbitrary: anArray },
  { weight: 2, arbitrary: aSubdocument },
);

const someFields: fc.Arbitrary<Document> = fc.dictionary(one(...FIELDS), aValue, { maxKeys: 3 });

/** Documents with ascending ids: the order in which any server scans them is then the same. */
export const someDocuments = (length: { minLength: number; maxLength: number }): fc.Arbitrary<Document[]> =>
  fc
    .array(someFields, length)
    .map((all) => all.map((fields, i): Document => ({ _id: new Int32(i), ...fields })));

export const aPath = fc.oneof(
  { weight: 6, arbitrary: one<string>(...FIELDS) },
  { weight: 4, arbitrary: one('a.a', 'a.b', 'b.a', 'b.c', 'c.b', 'a.b.c', 'c.a.b', 'd') },
  { weight: 2, arbitrary: one('a.0', 'b.1', 'a.0.b', 'c.1.a', 'b.a.0') },
);
