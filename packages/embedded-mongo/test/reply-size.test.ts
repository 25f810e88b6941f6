import type { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { codeOf, cursorId } from './testing.ts';
import { useTestEngine } from './use-test-engine.ts';

const { engine, docs, command } = await useTestEngine();

const MEGABYTE = 1024 * 1024;

const fill = async (count: number, bytes: number) => {
  for (let _id = 0; _id < count; _id++) await docs.insertOne({ _id, text: `${_id} ${'x'.repeat(bytes)}` });
};

describe('a reply that would be too large', () => {
  it('of distinct is an error', async () => {
    await fill(5, 4 * MEGABYTE);
    expect(await codeOf(command({ distinct: 'docs', key: 'text' }))).toBe(17217);
    expect(await command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('of many write errors leaves out their texts after a megabyte', async () => {
    await docs.insertOne({ _id: 1 });
    const documents = Array.from({ length: 60_000 }, () => ({ _id: 1 }));
    const reply = await command({ insert: 'docs', documents, ordered: false });
    const errors = reply.writeErrors as Array<{ index: number; code: number; errmsg: string }>;
    expect(errors).toHaveLength(60_000);
    expect(errors.every(({ code, index }, i) => code === 11000 && index === i)).toBe(true);
    expect(errors[0]).toMatchObject({ keyValue: { _id: 1 }, keyPattern: { _id: 1 } });
    expect(errors.at(-1)).toEqual({ index: 59_999, code: 11000, errmsg: '' });
    const textBytes = errors.reduce((sum, { errmsg }) => sum + errmsg.length, 0);
    expect(textBytes).toBeGreaterThan(0.9 * MEGABYTE);
    expect(textBytes).toBeLessThan(1.1 * MEGABYTE);
  });

  it('of a group is an error', async () => {
    await fill(5, 4 * MEGABYTE);
    const pipeline = [{ $group: { _id: null, all: { $push: '$text' } } }];
    expect(await codeOf(command({ aggregate: 'docs', pipeline, cursor: {} }))).toBe(10334);
    expect(
      await codeOf(command({ aggregate: 'docs', pipeline: [...pipeline, { $limit: 1 }], cursor: {} })),
    ).toBe(10334);
  });

  it('of a batch is cut before the document that exceeds it', async () => {
    await fill(3, 9 * MEGABYTE);
    const { cursor } = await command({ find: 'docs' });
    expect(cursor.firstBatch).toHaveLength(1);
    const more: mongo.Document = await command({ getMore: cursorId(cursor.id), collection: 'docs' });
    expect(more.cursor.nextBatch).toHaveLength(1);
    expect(await engine.db.collection('docs').find().toArray()).toHaveLength(3);
  });
});
