import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { codeOf } from './testing.ts';
import { type Doc, useTestEngine } from './use-test-engine.ts';

const { docs, command } = await useTestEngine();

type UpdateCase = [string, Record<string, unknown>, mongo.Document, Record<string, unknown> | number];
const { Double } = mongo;

const levels = (count: number): string => Array(count).fill('a').join('.');

const nested = (depth: number): mongo.Document => {
  let value: mongo.Document = {};
  for (let i = 1; i < depth; i++) value = { a: value };
  return value;
};

const UPDATES: UpdateCase[] = [
  ['$set by name into an array is rejected', { a: [] }, { $set: { 'a.b': 1 } }, 28],
  ['$set 8,000 levels deep is rejected', {}, { $set: { [levels(8000)]: 1 } }, 15],
  [
    '$set of a value that is too deep at its place is rejected',
    {},
    { $set: { [levels(60)]: nested(60) } },
    15,
  ],
  ['$push of a value that is too deep is rejected', {}, { $push: { [levels(60)]: nested(60) } }, 15],
  ['$inc 8,000 levels deep is rejected', {}, { $inc: { [levels(8000)]: 1 } }, 15],
  ['$rename to a place that is too deep is rejected', { b: nested(60) }, { $rename: { b: levels(60) } }, 15],
  ['$rename to a name with a zero byte is rejected', { a: 1 }, { $rename: { a: 'b\0c' } }, 2],
  ['$inc of text is rejected', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc by text is rejected', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$mul multiplies, a missing field to 0', { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
  ['$min keeps the lesser', { a: 5, b: 1 }, { $min: { a: 3, b: 2, c: 7 } }, { a: 3, b: 1, c: 7 }],
  [
    '$max keeps the greater, by the order of types',
    { a: 5, b: 'x' },
    { $max: { a: 9, b: 1e9 } },
    { a: 9, b: 'x' },
  ],
  [
    '$addToSet appends what is not there',
    { a: [1, { x: 1 }] },
    { $addToSet: { a: { $each: [new Double(1), { x: 1 }, 2, 2] } } },
    { a: [1, { x: 1 }, 2] },
  ],
  ['$rename moves a field', { a: 1, b: { c: 2 } }, { $rename: { a: 'b.d' } }, { b: { c: 2, d: 1 } }],
  ['$setOnInsert does nothing to what is there', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  [
    '__proto__ is a field like any other',
    {},
    { $set: { 'a.__proto__.polluted': 1 } },
    JSON.parse('{"a":{"__proto__":{"polluted":1}}}') as Record<string, unknown>,
  ],
];

describe('an update', () => {
  it.each(UPDATES)('%s', async (_name, before, update, expected) => {
    await docs.insertOne({ _id: 1, ...before });
    const stored = await docs.findOne({ _id: 1 }, { promoteValues: false });
    const reply = await command({ update: 'docs', updates: [{ q: { _id: 1 }, u: update }] });
    if (typeof expected === 'number') {
      expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: expected }] });
      expect(await docs.findOne({ _id: 1 }, { promoteValues: false })).toEqual(stored);
      return;
    }
    expect(reply.n).toBe(1);
    const after = await docs.findOne({ _id: 1 });
    expect(JSON.stringify(after)).toBe(JSON.stringify({ _id: 1, ...expected }));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('counts as a modification only what changes the stored bytes', async () => {
    await docs.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    expect(await docs.updateMany({}, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await docs.updateOne({ _id: 2 }, { $set: { a: new Double(2) } })).toMatchObject({
      modifiedCount: 1,
    });
  });

  it('sets dates by the clock of the engine', async () => {
    await docs.insertOne({ _id: 1 });
    const before = Date.now();
    await docs.updateOne({ _id: 1 }, { $currentDate: { at: true, stamp: { $type: 'timestamp' } } } as never);
    const found = await docs.findOne({ _id: 1 });
    expect(Number(found?.at)).toBeGreaterThanOrEqual(before);
    expect(Number(found?.at)).toBeLessThanOrEqual(Date.now());
    expect(found?.stamp).toBeInstanceOf(mongo.Timestamp);
  });

  it('upserts from the equalities of its filter', async () => {
    const upsert = (filter: mongo.Filter<Doc>, update: mongo.UpdateFilter<Doc>) =>
      docs.updateOne(filter, update, { upsert: true });
    await upsert(
      { _id: 1, 'a.b': 2, c: { $gt: 5 }, $and: [{ d: { $eq: 3 } }], e: { $in: [4] } },
      { $set: { f: 5 }, $setOnInsert: { g: 6 } },
    );
    expect(await docs.findOne({ _id: 1 })).toEqual({ _id: 1, a: { b: 2 }, d: 3, e: 4, f: 5, g: 6 });
    const { upsertedId } = await upsert({ h: 1 }, { $inc: { n: 2 } });
    expect(upsertedId).toBeInstanceOf(mongo.ObjectId);
    const reply = await command({
      update: 'docs',
      updates: [
        { q: { _id: 1 }, u: { $set: { f: 6 } }, upsert: true },
        { q: { _id: 8 }, u: { x: 1 }, upsert: true },
      ],
    });
    expect(reply).toMatchObject({ n: 2, nModified: 1, upserted: [{ index: 1, _id: 8 }] });
  });
});

describe('findAndModify', () => {
  it('returns the document before or after the update', async () => {
    await docs.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    expect(
      await command({ findAndModify: 'docs', query: {}, sort: { n: -1 }, update: { $inc: { n: 1 } } }),
    ).toMatchObject({ value: { _id: 2, n: 2 }, lastErrorObject: { n: 1, updatedExisting: true }, ok: 1 });
    expect(
      await command({
        findAndModify: 'docs',
        query: { _id: 2 },
        update: { $inc: { n: 1 } },
        new: true,
        fields: { n: 1, _id: 0 },
      }),
    ).toMatchObject({ value: { n: 4 } });
  });

  it('changes nothing when its projection is rejected', async () => {
    await docs.insertOne({ _id: 1, n: 1 });
    const call = command({
      findAndModify: 'docs',
      query: {},
      update: { $inc: { n: 1 } },
      fields: { 'n.$': 1 },
    });
    expect(await codeOf(call)).toBe(2);
    expect(await docs.findOne()).toEqual({ _id: 1, n: 1 });
  });

  it('compares and sets for exactly one of many callers', async () => {
    await docs.insertOne({ _id: 1, status: 'pending' });
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        docs.findOneAndUpdate({ _id: 1, status: 'pending' }, { $set: { status: 'confirmed' } }),
      ),
    );
    expect(results.filter((result) => result !== null)).toHaveLength(1);
  });
});
