import type { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { type Doc, useTestEngine } from './use-test-engine.ts';

const { docs } = await useTestEngine();

const examined = async (cursor: mongo.FindCursor | mongo.AggregationCursor) => {
  const { executionStats } = (await cursor.explain('executionStats')) as mongo.Document;
  return {
    keys: executionStats.totalKeysExamined,
    docs: executionStats.totalDocsExamined,
    n: executionStats.nReturned,
  };
};
const fill = (make: (i: number) => Record<string, unknown>, count = 1000) =>
  docs.insertMany(Array.from({ length: count }, (_, i) => ({ _id: i, ...make(i) })));

describe('the entries of an index', () => {
  it('tests conditions on the fields of an index before it reads a document', async () => {
    await fill((i) => ({ createdAt: new Date(i), text: `n${i}`, isOdd: i % 2 === 1 }));
    await docs.createIndex({ createdAt: -1, _id: -1, text: 1 });
    const newest = (filter: mongo.Filter<Doc>) =>
      docs
        .find({ createdAt: { $lt: new Date(900) }, ...filter })
        .sort({ createdAt: -1, _id: -1 })
        .limit(3);
    expect(await examined(newest({ text: /77/ }))).toEqual({
      keys: 122,
      docs: 3,
      n: 3,
    });
    expect(await examined(newest({ $and: [{ text: /7/ }, { text: { $not: /77/ } }] }))).toMatchObject({
      keys: 21,
      docs: 3,
    });
    // What the entries do not have is asked of the documents that they leave.
    expect(await examined(newest({ text: /77/, isOdd: true }))).toMatchObject({ docs: 4, n: 3 });
  });

  it('reads a document whose entry may be of a missing field', async () => {
    await docs.insertMany([{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 'x' }]);
    await docs.createIndex({ a: 1 });
    expect(await docs.countDocuments({ a: { $exists: true } })).toBe(2);
    expect(await docs.countDocuments({ a: { $ne: 'x' } })).toBe(2);
  });

  it('count without reading documents if they decide the filter', async () => {
    await fill((i) => ({ words: [`a${i % 10}`, 'b'], state: i % 4 === 0 ? 'on' : 'off', n: i }));
    await docs.createIndex({ words: 1 });
    await docs.createIndex({ state: 1 });
    const counted = (filter: mongo.Filter<Doc>) =>
      examined(docs.aggregate([{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }]));
    expect(await counted({ words: /^a/ })).toMatchObject({ docs: 0, n: 1000 });
    expect(await counted({ state: 'on' })).toEqual({ keys: 250, docs: 0, n: 250 });
    expect(await counted({ state: /^o[n]/ })).toMatchObject({ docs: 0, n: 250 });
    expect(await counted({ state: 'on', n: { $lt: 8 } })).toMatchObject({ docs: 250, n: 2 });
    expect(await docs.countDocuments({ words: /^a/ })).toBe(1000);
    expect(await docs.countDocuments({ words: /^a/ }, { limit: 7 })).toBe(7);
  });
});
