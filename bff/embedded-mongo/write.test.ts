import { mongo } from 'mongoose';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openTestEngine, type TestEngine } from './testing.ts';

type Doc = mongo.Document & { _id: string | number | mongo.ObjectId };

let engine: TestEngine;
let docs: mongo.Collection<Doc>;

beforeAll(async () => {
  engine = await openTestEngine();
  docs = engine.db.collection<Doc>('docs');
});
afterAll(() => engine.close());
beforeEach(async () => {
  await docs.drop();
});

const command = (body: mongo.Document) => engine.db.command(body);

describe('a batch of inserts', () => {
  const batch = [{ _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }];

  it('stops at the first error when it is ordered', async () => {
    const reply = await command({ insert: 'docs', documents: batch });
    expect(reply).toMatchObject({
      n: 2,
      writeErrors: [{ index: 2, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } }],
    });
    expect(await docs.countDocuments()).toBe(2);
  });

  it('goes on when it is not', async () => {
    const reply = await command({ insert: 'docs', documents: batch, ordered: false });
    expect(reply).toMatchObject({ n: 3, writeErrors: [{ index: 2, code: 11000 }] });
    expect(await docs.countDocuments()).toBe(3);
  });

  it('mixes with updates and deletes in a bulk write of the driver', async () => {
    await docs.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ]);
    const result = await docs.bulkWrite([
      { insertOne: { document: { _id: 3 } } },
      { updateMany: { filter: { n: 1 }, update: { $inc: { n: 1 } } } },
      { replaceOne: { filter: { _id: 9 }, replacement: { n: 9 }, upsert: true } },
      { deleteOne: { filter: { _id: 3 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 2, upsertedCount: 1, deletedCount: 1 });
    await expect(
      docs.bulkWrite([{ insertOne: { document: { _id: 1 } } }, { insertOne: { document: { _id: 4 } } }], {
        ordered: false,
      }),
    ).rejects.toMatchObject({ code: 11000, result: { insertedCount: 1 } });
  });

  it('gives an _id where there is none, and puts it first', async () => {
    await command({ insert: 'docs', documents: [{ a: 1 }, { a: 2, _id: 7 }] });
    const found = await docs.find().sort({ a: 1 }).toArray();
    expect(Object.keys(found[0] ?? {})).toEqual(['_id', 'a']);
    expect(found[0]?._id).toBeInstanceOf(mongo.ObjectId);
    expect(Object.keys(found[1] ?? {})).toEqual(['_id', 'a']);
  });
});

describe('a unique index', () => {
  it('tells which key met which value', async () => {
    await docs.createIndex({ user: 1, seq: -1 }, { unique: true });
    await docs.insertOne({ _id: 1, user: 'ana', seq: 4 });
    await expect(docs.insertOne({ _id: 2, user: 'ana', seq: 4 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { user: 1, seq: -1 },
      keyValue: { user: 'ana', seq: 4 },
      message:
        'E11000 duplicate key error collection: test.docs index: user_1_seq_-1 dup key: { user: "ana", seq: 4 }',
    });
    await docs.insertOne({ _id: 3, user: 'ana', seq: 5 });
    const moved = docs.updateOne({ _id: 3 }, { $set: { seq: 4 } });
    await expect(moved).rejects.toMatchObject({ code: 11000, keyValue: { user: 'ana', seq: 4 } });
    const modified = docs.findOneAndUpdate({ _id: 3 }, { $set: { seq: 4 } });
    await expect(modified).rejects.toMatchObject({ code: 11000, keyPattern: { user: 1, seq: -1 } });
    expect(await docs.findOne({ _id: 3 })).toMatchObject({ seq: 5 });
  });

  it('takes a missing field for null', async () => {
    await docs.createIndex({ a: 1 }, { unique: true });
    await docs.insertOne({ _id: 1 });
    await expect(docs.insertOne({ _id: 2, a: null })).rejects.toMatchObject({
      code: 11000,
      keyValue: { a: null },
    });
  });

  it('holds for each element of an array, but lets one document repeat itself', async () => {
    await docs.createIndex({ tags: 1 }, { unique: true });
    await docs.insertOne({ _id: 1, tags: ['a', 'b', 'a'] });
    await expect(docs.insertOne({ _id: 2, tags: ['c', 'b'] })).rejects.toMatchObject({
      code: 11000,
      keyValue: { tags: 'b' },
    });
    await docs.updateOne({ _id: 1 }, { $set: { tags: ['a'] } });
    await docs.insertOne({ _id: 2, tags: ['c', 'b'] });
    await docs.deleteOne({ _id: 2 });
    await docs.insertOne({ _id: 3, tags: ['b'] });
  });

  it('takes 1, 1.0 and the long 1 for the same', async () => {
    await docs.createIndex({ n: 1 }, { unique: true });
    await docs.insertOne({ _id: 1, n: new mongo.Int32(1) });
    expect(await codeOf(docs.insertOne({ _id: 2, n: new mongo.Double(1) }))).toBe(11000);
    expect(await codeOf(docs.insertOne({ _id: 3, n: mongo.Long.fromNumber(1) }))).toBe(11000);
    expect(await codeOf(docs.insertOne({ _id: new mongo.Double(1) as never }))).toBe(11000);
  });

  it('cannot be made over duplicates, and leaves nothing behind', async () => {
    await docs.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    expect(await codeOf(docs.createIndex({ a: 1 }, { unique: true }))).toBe(11000);
    expect(await docs.indexes()).toHaveLength(1);
    await docs.deleteOne({ _id: 2 });
    await docs.createIndex({ a: 1 }, { unique: true });
  });

  it('lets exactly one of many writers win', async () => {
    await docs.createIndex({ seat: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => docs.insertOne({ _id: i, seat: 'A1' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

type UpdateCase = [string, Record<string, unknown>, mongo.Document, Record<string, unknown> | number];
const { Double, Int32, Long } = mongo;

const UPDATES: UpdateCase[] = [
  ['$set makes the way to a field', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set pads an array with null', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['$set adds fields in order of their names', {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  ['$set into a scalar is refused', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['$set into null is refused', { a: null }, { $set: { 'a.b': 1 } }, 28],
  ['$set by name into an array is refused', { a: [] }, { $set: { 'a.b': 1 } }, 28],
  ['$set of another _id is refused', {}, { $set: { _id: 2 } }, 66],
  ['$unset removes a field', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  ['$unset leaves null in an array', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$inc adds', { a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
  [
    '$inc turns an int into a long when it overflows',
    { a: new Int32(2147483647) },
    { $inc: { a: 1 } },
    { a: 2147483648 },
  ],
  ['$inc of a long beyond 64 bits is refused', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  ['$inc of text is refused', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc by text is refused', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$mul multiplies, a missing field to 0', { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
  ['$min keeps the lesser', { a: 5, b: 1 }, { $min: { a: 3, b: 2, c: 7 } }, { a: 3, b: 1, c: 7 }],
  [
    '$max keeps the greater, by the order of types',
    { a: 5, b: 'x' },
    { $max: { a: 9, b: 1e9 } },
    { a: 9, b: 'x' },
  ],
  ['$push appends', { a: [1] }, { $push: { a: [2], b: 3 } }, { a: [1, [2]], b: [3] }],
  ['$push with $each appends each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  ['$push to a scalar is refused', { a: 1 }, { $push: { a: 1 } }, 2],
  [
    '$addToSet appends what is not there',
    { a: [1, { x: 1 }] },
    { $addToSet: { a: { $each: [new Double(1), { x: 1 }, 2, 2] } } },
    { a: [1, { x: 1 }, 2] },
  ],
  ['$pull removes equal elements', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull removes by condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  [
    '$pull removes documents by their fields',
    { a: [{ x: 1, y: 1 }, { x: 2 }] },
    { $pull: { a: { x: 1 } } },
    { a: [{ x: 2 }] },
  ],
  ['$rename moves a field', { a: 1, b: { c: 2 } }, { $rename: { a: 'b.d' } }, { b: { c: 2, d: 1 } }],
  ['$rename over a field replaces it', { a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
  ['$setOnInsert does nothing to what is there', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  ['two changes of one path conflict', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a change within another conflicts', {}, { $set: { a: {}, 'a.b': 1 } }, 40],
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
    await docs.updateOne({ _id: 1 }, { $currentDate: { at: true, stamp: { $type: 'timestamp' } } } as never);
    const found = await docs.findOne({ _id: 1 });
    expect(Math.abs(Date.now() - Number(found?.at))).toBeLessThan(5000);
    expect(found?.stamp).toBeInstanceOf(mongo.Timestamp);
  });

  it('replaces all but the _id', async () => {
    await docs.insertOne({ _id: 1, a: 1 });
    await docs.replaceOne({ _id: 1 }, { b: 2 });
    expect(await docs.findOne()).toEqual({ _id: 1, b: 2 });
    expect(await codeOf(docs.replaceOne({ _id: 1 }, { _id: 2 } as never))).toBe(66);
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
  it('answers the document before or after the update', async () => {
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

  it('removes, upserts, or finds nothing', async () => {
    await docs.insertOne({ _id: 1 });
    expect(await command({ findAndModify: 'docs', query: { _id: 1 }, remove: true })).toEqual({
      value: { _id: 1 },
      lastErrorObject: { n: 1 },
      ok: 1,
    });
    expect(await command({ findAndModify: 'docs', query: { _id: 1 }, remove: true })).toEqual({
      value: null,
      lastErrorObject: { n: 0 },
      ok: 1,
    });
    expect(await command({ findAndModify: 'docs', query: { _id: 1 }, update: { $set: { a: 1 } } })).toEqual({
      value: null,
      lastErrorObject: { n: 0, updatedExisting: false },
      ok: 1,
    });
    expect(
      await command({ findAndModify: 'docs', query: { _id: 1 }, update: { $set: { a: 1 } }, upsert: true }),
    ).toEqual({ value: null, lastErrorObject: { n: 1, updatedExisting: false, upserted: 1 }, ok: 1 });
    expect(
      await command({ findAndModify: 'docs', query: { _id: 2 }, update: { a: 2 }, upsert: true, new: true }),
    ).toEqual({
      value: { _id: 2, a: 2 },
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 2 },
      ok: 1,
    });
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

describe('collections and indexes', () => {
  it('are listed, made once and dropped', async () => {
    await engine.db.createCollection('docs');
    await engine.db.createCollection('docs');
    expect(
      await command({ createIndexes: 'docs', indexes: [{ key: { a: 1 }, name: 'a_1', background: true }] }),
    ).toMatchObject({ numIndexesBefore: 1, numIndexesAfter: 2, createdCollectionAutomatically: false });
    expect(await command({ createIndexes: 'docs', indexes: [{ key: { a: 1 }, name: 'a_1' }] })).toMatchObject(
      { numIndexesAfter: 2, note: 'all indexes already exist' },
    );
    expect(await codeOf(docs.createIndex({ a: 1 }, { name: 'other' }))).toBe(85);
    expect(await codeOf(docs.createIndex({ b: 1 }, { name: 'a_1' }))).toBe(86);
    expect(await codeOf(docs.createIndex({ a: 1 }, { unique: true }))).toBe(86);
    expect(await docs.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', background: true },
    ]);
    expect(await codeOf(docs.dropIndex('nothing'))).toBe(27);
    expect(await codeOf(docs.dropIndex('_id_'))).toBe(72);
    await docs.dropIndex('a_1');
    expect(await docs.indexes()).toHaveLength(1);
    await docs.drop();
    expect(await codeOf(docs.indexes())).toBe(26);
  });

  it('vanish with their database', async () => {
    const other = engine.client.db('other');
    await other.collection('things').insertOne({ a: 1 });
    expect((await engine.client.db().admin().listDatabases({ nameOnly: true })).databases).toContainEqual({
      name: 'other',
    });
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
    expect(await other.collection('things').countDocuments()).toBe(0);
  });

  it('let documents expire by a TTL index, dates only', async () => {
    await docs.createIndex({ at: 1 }, { expireAfterSeconds: 10 });
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await docs.insertMany([
      { _id: 'old', at: ago(20) },
      { _id: 'young', at: ago(1) },
      { _id: 'text', at: '2001-01-01' },
      { _id: 'never' },
      { _id: 'earliest counts', at: [ago(-100), ago(30)] },
    ]);
    await engine.client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 0.05 });
    for (let i = 0; i < 100 && (await docs.countDocuments()) > 3; i++) await sleep(50);
    expect((await docs.find().toArray()).map(({ _id }) => _id).sort()).toEqual(['never', 'text', 'young']);
    await engine.client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 60 });
  });
});

describe('a pipeline', () => {
  beforeEach(async () => {
    await docs.insertMany([
      { _id: 1, user: 'ana', points: 5, tags: ['a', 'b'], at: { y: 1 } },
      { _id: 2, user: 'bea', points: 7.5, tags: [], at: { y: 2 } },
      { _id: 3, user: 'ana', points: Long.fromNumber(1), at: { y: 3 } },
      { _id: 4, user: 'cid', points: 'none', tags: 'c' },
    ]);
  });
  const run = (...stages: mongo.Document[]) => docs.aggregate(stages).toArray();

  it('groups with every accumulator', async () => {
    expect(
      await run(
        { $sort: { _id: 1 } },
        {
          $group: {
            _id: '$user',
            n: { $sum: 1 },
            sum: { $sum: '$points' },
            avg: { $avg: '$points' },
            min: { $min: '$points' },
            max: { $max: '$points' },
            first: { $first: '$_id' },
            last: { $last: '$at.y' },
            all: { $push: '$points' },
          },
        },
        { $sort: { _id: 1 } },
      ),
    ).toEqual([
      { _id: 'ana', n: 2, sum: 6, avg: 3, min: 1, max: 5, first: 1, last: 3, all: [5, 1] },
      { _id: 'bea', n: 1, sum: 7.5, avg: 7.5, min: 7.5, max: 7.5, first: 2, last: 2, all: [7.5] },
      { _id: 'cid', n: 1, sum: 0, avg: null, min: 'none', max: 'none', first: 4, last: null, all: ['none'] },
    ]);
    expect(await run({ $group: { _id: { user: '$user', y: '$at.y' } } }, { $count: 'groups' })).toEqual([
      { groups: 4 },
    ]);
    expect(await run({ $match: { user: 'nobody' } }, { $group: { _id: null, n: { $sum: 1 } } })).toEqual([]);
    expect(await run({ $match: { user: 'nobody' } }, { $count: 'n' })).toEqual([]);
  });

  it('unwinds arrays, scalars and, when told, nothing', async () => {
    expect(await run({ $unwind: '$tags' }, { $project: { tags: 1 } })).toEqual([
      { _id: 1, tags: 'a' },
      { _id: 1, tags: 'b' },
      { _id: 4, tags: 'c' },
    ]);
    expect(
      await run(
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
        { $project: { tags: 1, i: 1 } },
      ),
    ).toEqual([
      { _id: 1, tags: 'a', i: 0 },
      { _id: 1, tags: 'b', i: 1 },
      { _id: 2, i: null },
      { _id: 3, i: null },
      { _id: 4, tags: 'c', i: null },
    ]);
  });

  it('projects, sorts, skips and limits in the order of its stages', async () => {
    expect(
      await run(
        { $sort: { _id: -1 } },
        { $skip: 1 },
        { $limit: 2 },
        { $project: { _id: 0, who: '$user', y: '$at.y' } },
      ),
    ).toEqual([
      { who: 'ana', y: 3 },
      { who: 'bea', y: 2 },
    ]);
    expect(
      await run(
        { $limit: 2 },
        { $sort: { _id: -1 } },
        { $project: { user: 1 } },
        { $match: { user: 'ana' } },
      ),
    ).toEqual([{ _id: 1, user: 'ana' }]);
    expect(await run({ $project: { tags: 0, at: 0, points: 0 } }, { $limit: 1 })).toEqual([
      { _id: 1, user: 'ana' },
    ]);
  });

  it('tells the distinct values of a path, those of arrays one by one', async () => {
    expect(await docs.distinct('tags')).toEqual(['a', 'b', 'c']);
    expect(await docs.distinct('at.y', { user: 'ana' })).toEqual([1, 3]);
  });
});
