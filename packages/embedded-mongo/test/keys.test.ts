import { Binary, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from '../src/values/compare.ts';
import {
  afterPrefix,
  decodeKey,
  type Direction,
  encodeKey,
  encodeKeys,
  encodeStringPrefix,
  keyEnd,
  UNREADABLE,
} from '../src/values/keys.ts';
import { readDocument, writeDocument } from '../src/values/values.ts';

/** Numbers near each other and near the limits of doubles, where an encoding goes wrong first. */
const bigInteger = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc
    .tuple(
      fc.constantFrom(2n ** 53n, -(2n ** 53n), 2n ** 62n, 2n ** 63n - 5n, -(2n ** 63n) + 5n, 0n),
      fc.bigInt({ min: -4n, max: 4n }),
    )
    .map(([base, offset]) => base + offset),
);
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((value) => new Int32(value)),
  fc.integer().map((value) => new Int32(value)),
  bigInteger.map((value) => Long.fromBigInt(value)),
  bigInteger.map((value) => new Double(Number(value))),
  fc.double().map((value) => new Double(value)),
  fc.constantFrom(new Double(-0), new Double(NaN), new Double(Infinity), new Double(-Infinity)),
);
const text = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc
    .array(fc.constantFrom('\0', '\u0001', '\u0002', 'a', 'b', '\u{1F600}', '\uE000', '\uFFFF', 'ñ'), {
      maxLength: 4,
    })
    .map((parts) => parts.join('')),
);
const scalar = fc.oneof(
  number,
  number,
  text,
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc
    .tuple(fc.uint8Array({ maxLength: 4 }), fc.constantFrom(0, 4, 128))
    .map(([bytes, subType]) => new Binary(bytes, subType)),
  fc.tuple(fc.nat(5), fc.nat(5)).map(([t, i]) => new Timestamp({ t, i })),
  fc.constantFrom(new MinKey(), new MaxKey()),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    { arbitrary: scalar, weight: 4 },
    { arbitrary: fc.array(tie('value'), { maxLength: 3 }), weight: 1 },
    {
      arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'ab', 'a\u0001'), tie('value'), { maxKeys: 3 }),
      weight: 1,
    },
  ),
}));

const RUNS = { numRuns: 5000 };

describe('an encoded key', () => {
  it('orders as the comparison of values does', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Math.sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(Math.sign(compareValues(a, b)));
      }),
      RUNS,
    );
  });

  it('orders numbers of all types exactly', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Math.sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(Math.sign(compareValues(a, b)));
      }),
      RUNS,
    );
  });

  it('orders tuples field by field, each in its own direction', () => {
    const direction = fc.constantFrom<Direction>(1, -1);
    fc.assert(
      fc.property(
        fc.tuple(value, value),
        fc.tuple(value, value),
        fc.tuple(direction, direction),
        (a, b, directions) => {
          const byFields =
            compareValues(a[0], b[0]) * directions[0] || compareValues(a[1], b[1]) * directions[1];
          expect(Math.sign(Buffer.compare(encodeKeys(a, directions), encodeKeys(b, directions)))).toBe(
            Math.sign(byFields) + 0,
          );
        },
      ),
      RUNS,
    );
  });

  it('is never a prefix of another', () => {
    expect(encodeKey('\0').subarray(0, 2)).not.toEqual(encodeKey(''));
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [encodeKey(a), encodeKey(b)];
        if (!left.equals(right)) expect(right.subarray(0, left.length).equals(left)).toBe(false);
      }),
      RUNS,
    );
  });

  it('of a text, boolean, date or object id is read back', () => {
    const readable = scalar.filter(
      (one) => ['string', 'boolean'].includes(typeof one) || one instanceof Date || one instanceof ObjectId,
    );
    fc.assert(
      fc.property(readable, value, fc.constantFrom<Direction>(1, -1), (one, next, direction) => {
        const stored = typeof one === 'string' ? throughBson(one) : one;
        const key = encodeKeys([stored, next], [direction, 1]);
        const end = keyEnd(key, 0, direction);
        expect(end).toBe(encodeKeys([stored], [direction]).length);
        expect(decodeKey(key, 0, end ?? 0, direction)).toEqual(stored);
      }),
      RUNS,
    );
    for (const skipped of [null, new Int32(1)]) {
      const key = encodeKey(skipped);
      expect(keyEnd(key, 0, 1)).toBe(key.length);
      expect(decodeKey(key, 0, key.length, 1)).toBe(UNREADABLE);
    }
    expect(keyEnd(encodeKey({ a: 1 }), 0, 1)).toBeUndefined();
  });

  it('lies between the bounds of a prefix exactly when its string begins with it', () => {
    fc.assert(
      fc.property(
        text,
        text.filter((prefix) => prefix !== ''),
        (candidate, prefix) => {
          // Half of a surrogate pair cannot be in a document: both sides pass through BSON.
          const [whole, start] = [throughBson(candidate), throughBson(prefix)];
          const key = encodeKey(whole);
          const low = encodeStringPrefix(start);
          const isInside = Buffer.compare(key, low) >= 0 && Buffer.compare(key, afterPrefix(low)) < 0;
          expect(isInside).toBe(whole.startsWith(start));
        },
      ),
      RUNS,
    );
  });
});

const throughBson = (string: string): string => String(readDocument(writeDocument({ string })).string);

describe('the comparison of values', () => {
  it('is an order', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(0 - Math.sign(compareValues(b, a)));
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0)
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('treats equal numbers of different types as equal, and compares longs beyond doubles exactly', () => {
    expect(compareValues(new Int32(1), Long.fromNumber(1))).toBe(0);
    expect(compareValues(new Int32(1), new Double(1))).toBe(0);
    expect(compareValues(new Double(0), new Double(-0))).toBe(0);
    expect(compareValues(new Double(2 ** 53), Long.fromBigInt(2n ** 53n + 1n))).toBeLessThan(0);
    expect(compareValues(new Double(NaN), new Double(-Infinity))).toBeLessThan(0);
  });

  it('depends on the order of fields in a document', () => {
    expect(compareValues({ a: 1, b: 2 }, { b: 2, a: 1 })).not.toBe(0);
  });
});
