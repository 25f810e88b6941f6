import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { codeOf } from './testing.ts';
import { useTestEngine } from './use-test-engine.ts';

const { docs, command } = await useTestEngine();

describe('a batch of inserts', () => {
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

  it('adds a missing _id, as the first field', async () => {
    await command({ insert: 'docs', documents: [{ a: 1 }, { a: 2, _id: 7 }] });
    const found = await docs.find().sort({ a: 1 }).toArray();
    expect(Object.keys(found[0] ?? {})).toEqual(['_id', 'a']);
    expect(found[0]?._id).toBeInstanceOf(mongo.ObjectId);
    expect(Object.keys(found[1] ?? {})).toEqual(['_id', 'a']);
  });
});

describe('a unique index', () => {
  it('reports the key and the value of a duplicate', async () => {
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

  it('applies to each element of an array, but allows repeated elements in one document', async () => {
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

  it('treats 1, 1.0 and the long 1 as equal', async () => {
    await docs.createIndex({ n: 1 }, { unique: true });
    await docs.insertOne({ _id: 1, n: new mongo.Int32(1) });
    expect(await codeOf(docs.insertOne({ _id: 2, n: new mongo.Double(1) }))).toBe(11000);
    expect(await codeOf(docs.insertOne({ _id: 3, n: mongo.Long.fromNumber(1) }))).toBe(11000);
    expect(await codeOf(docs.insertOne({ _id: new mongo.Double(1) as never }))).toBe(11000);
  });

  it('cannot be created over duplicates, and stores nothing', async () => {
    await docs.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    expect(await codeOf(docs.createIndex({ a: 1 }, { unique: true }))).toBe(11000);
    expect(await docs.indexes()).toHaveLength(1);
    await docs.deleteOne({ _id: 2 });
    await docs.createIndex({ a: 1 }, { unique: true });
  });

  it('allows exactly one of many writers', async () => {
    await docs.createIndex({ seat: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => docs.insertOne({ _id: i, seat: 'A1' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
