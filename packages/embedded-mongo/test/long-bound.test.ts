import { describe, expect, it } from 'vitest';
import { type Doc, useTestEngine } from './use-test-engine.ts';

const { docs } = await useTestEngine();

/** The longest text that an index of these tests takes; a compound index and ids have a few bytes more in a key. */
const LONGEST = 1_900;
const text = (length: number, last = '') => 'x'.repeat(length - last.length) + last;

const STORED = ['', 'a', 'xy', text(10), text(LONGEST), text(LONGEST, 'a'), text(LONGEST, 'z'), 'z', 'ÿÿ'];
const BOUNDS = [1_901, 1_978, 1_979, 4_000, 20_000].flatMap((length) => [
  text(length),
  text(length, 'a'),
  text(length, 'ÿ'),
  text(length).replaceAll('x', 'ÿ'),
  text(length).replaceAll('x', '\u0001'),
]);
const INDEXES = [{ a: 1 }, { a: -1 }, { b: 1, a: 1 }, { b: 1, a: -1, _id: 1 }] as const;

const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
const PASSES: Record<string, (order: number) => boolean> = {
  $eq: (order) => order === 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

describe('a bound that is longer than every stored key', () => {
  it.each(INDEXES)('is compared as without an index, by the index %o', async (index) => {
    await docs.insertMany(STORED.map((a, _id) => ({ _id, a, b: 1 }) as Doc));
    await docs.createIndex(index);
    for (const bound of BOUNDS) {
      for (const [operator, passes] of Object.entries(PASSES)) {
        const expected = STORED.filter((a) => passes(byBytes(a, bound))).sort(byBytes);
        const filter = { b: 1, a: { [operator]: bound } };
        for (const direction of [1, -1] as const) {
          const found = await docs.find(filter).sort({ a: direction }).toArray();
          const name = `${operator} ${bound.slice(-2)} of ${bound.length}, ${direction}`;
          expect(
            found.map(({ a }) => a),
            name,
          ).toEqual(direction === 1 ? expected : expected.toReversed());
        }
        expect(await docs.countDocuments(filter)).toBe(expected.length);
      }
      expect(await docs.countDocuments({ b: 1, a: { $in: [bound, 'a', `${bound}x`] } })).toBe(1);
      expect(await docs.countDocuments({ b: 1, a: new RegExp(`^${bound}`) })).toBe(0);
    }
  });

  it('finds nothing by a unique key or by an id', async () => {
    await docs.insertMany(STORED.map((a, _id) => ({ _id, a }) as Doc));
    await docs.createIndex({ a: 1 }, { unique: true });
    for (const bound of BOUNDS) {
      expect(await docs.findOne({ a: bound })).toBeNull();
      expect(await docs.findOne({ _id: bound })).toBeNull();
      expect((await docs.updateOne({ a: bound }, { $set: { c: 1 } })).matchedCount).toBe(0);
      expect(await docs.countDocuments({ _id: { $gt: bound } })).toBe(0);
    }
  });
});
