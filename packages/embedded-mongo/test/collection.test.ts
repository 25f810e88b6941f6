import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { serialize } from 'bson';
import { describe, expect, it } from 'vitest';
import { codeOf } from './testing.ts';
import { useTestEngine } from './use-test-engine.ts';

const { engine, docs, command } = await useTestEngine();

describe('dbHash', () => {
  const hashes = async (...collections: string[]) =>
    (await command({ dbHash: 1, ...(collections.length > 0 ? { collections } : {}) })) as {
      collections: Record<string, string>;
      md5: string;
    };

  it('is that of the documents in the order of their ids, for each collection', async () => {
    const stored = [
      { _id: 1, a: 'x' },
      { _id: 2, a: ['y', null] },
    ];
    await docs.insertMany(stored.toReversed());
    await engine.db.collection('others').insertOne({ _id: 1 as never });
    const hash = createHash('md5');
    for (const document of stored) hash.update(serialize(document));
    const { collections, md5 } = await hashes();
    expect(Object.keys(collections)).toEqual(['docs', 'others']);
    expect(collections.docs).toBe(hash.digest('hex'));
    expect((await hashes('docs')).collections).toEqual({ docs: collections.docs });

    await docs.updateOne({ _id: 2 }, { $set: { a: ['y'] } });
    const changed = await hashes();
    expect(changed.collections).toEqual({
      docs: expect.not.stringContaining(collections.docs ?? ''),
      others: collections.others,
    });
    expect(changed.md5).not.toBe(md5);
  });

  it('names collections by texts', async () => {
    expect(await codeOf(command({ dbHash: 1, collections: 'docs' }))).toBe(14);
    expect(await codeOf(command({ dbHash: 1, collections: [1] }))).toBe(14);
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
    expect(await codeOf(docs.createIndex({ a: 1 }, { expireAfterSeconds: 5 }))).toBe(85);
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

  it('are created together or not at all by one command', async () => {
    await docs.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    const indexes = [
      { key: { b: 1 }, name: 'b_1' },
      { key: { a: 1 }, name: 'a_1', unique: true },
    ];
    expect(await codeOf(command({ createIndexes: 'docs', indexes }))).toBe(11000);
    expect(await docs.indexes()).toHaveLength(1);
  });

  it('are dropped with their database', async () => {
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
