import { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ACCUMULATORS,
  COMMANDS,
  EXPRESSIONS,
  FILTERS,
  INDEXES,
  OPTIONS,
  UNSUPPORTED_ACCUMULATORS,
  UNSUPPORTED_COMMANDS,
  UNSUPPORTED_STAGES,
  STAGES,
  SUPPORTED,
  UPDATES,
  VALUES,
} from './fixtures/mongodb-names.ts';
import { codeOf, openTestEngine, type TestEngine } from './testing.ts';

/*
 * Everything MongoDB 7.0 documents, by name: what the engine supports works, the rest is rejected with
 * MongoDB's code. An ignored operator would give a reply without an error, and fail here.
 */

let engine: TestEngine;
const command = (body: mongo.Document) => engine.db.command(body);

beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.db.collection('docs').drop();
  await command({ insert: 'docs', documents: [{ _id: 1, a: [1, 5], n: 6, s: 'text', d: { x: 1 } }] });
});

const codeOfCommand = async (body: mongo.Document): Promise<number> => {
  try {
    const reply = await command(body);
    return Number(reply.writeErrors?.[0]?.code ?? SUPPORTED);
  } catch (error) {
    return error instanceof mongo.MongoServerError ? Number(error.code) : NaN;
  }
};

describe('what the engine supports and what it rejects', () => {
  it.each(Object.entries(FILTERS))('filters: %s', async (_name, [filter, code]) => {
    const find = { find: 'docs', filter };
    expect(await codeOfCommand(find)).toBe(code);
    if (code === SUPPORTED) expect((await command(find)).cursor.firstBatch).toHaveLength(1);
  });

  it.each(Object.entries(UPDATES))('updates: %s', async (_name, [u, code]) => {
    expect(await codeOfCommand({ update: 'docs', updates: [{ q: { _id: 1 }, u }] })).toBe(code);
    expect(await codeOfCommand({ findAndModify: 'docs', query: { _id: 1 }, update: u })).toBe(code);
  });

  it('$setOnInsert works where something is inserted', async () => {
    await command({
      update: 'docs',
      updates: [{ q: { _id: 2 }, u: { $setOnInsert: { n: 2 } }, upsert: true }],
    });
    expect(await engine.db.collection<{ _id: number }>('docs').findOne({ _id: 2 })).toEqual({ _id: 2, n: 2 });
  });

  it.each([
    ...Object.entries(STAGES),
    ...UNSUPPORTED_STAGES.map((name) => [name, [{ [name]: {} }, 40324]] as const),
  ])('stages: %s', async (_name, [stage, code]) => {
    expect(await codeOfCommand({ aggregate: 'docs', pipeline: [stage], cursor: {} })).toBe(code);
  });

  it.each([
    ...ACCUMULATORS.map((name) => [name, SUPPORTED] as const),
    ...UNSUPPORTED_ACCUMULATORS.map((name) => [name, 15952] as const),
  ])('accumulators: %s', async (name, code) => {
    expect(
      await codeOfCommand({
        aggregate: 'docs',
        pipeline: [{ $group: { _id: null, x: { [name]: '$n' } } }],
        cursor: {},
      }),
    ).toBe(code);
  });

  it.each(EXPRESSIONS)('expressions: %s is rejected wherever an expression may be', async (name) => {
    const expression = { [name]: ['$n'] };
    const run = (stage: mongo.Document) =>
      codeOfCommand({ aggregate: 'docs', pipeline: [stage], cursor: {} });
    expect(await run({ $project: { x: expression } })).toBe(168);
    expect(await run({ $group: { _id: expression } })).toBe(168);
    expect(await run({ $group: { _id: null, x: { $sum: expression } } })).toBe(168);
  });

  it.each([
    ...Object.entries(COMMANDS),
    ...UNSUPPORTED_COMMANDS.map((name) => [name, [{ [name]: 1 }, 59]] as const),
  ])('commands: %s', async (_name, [body, code]) => {
    expect(await codeOfCommand(body)).toBe(code);
  });

  it.each(Object.entries(OPTIONS))('options: %s', async (_name, [body, code]) => {
    expect(await codeOfCommand(body)).toBe(code);
  });

  it.each(Object.entries(INDEXES))('indexes: %s', async (_name, [index, code]) => {
    expect(await codeOfCommand({ createIndexes: 'docs', indexes: [index] })).toBe(code);
    expect(await engine.db.collection('docs').indexes()).toHaveLength(1);
  });

  it.each(Object.entries(VALUES))('values: %s', async (_name, [document, code]) => {
    expect(await codeOf(engine.db.collection('docs').insertOne(document))).toBe(code);
    expect(await engine.db.collection('docs').countDocuments()).toBe(1);
  });

  it('parallel arrays in one compound index are rejected', async () => {
    await engine.db.collection('docs').createIndex({ a: 1, b: 1 });
    expect(await codeOf(engine.db.collection('docs').insertOne({ a: [1], b: [2] }))).toBe(171);
  });

  it('a document over 16 MiB is rejected', async () => {
    const half = 'x'.repeat(9 * 1024 * 1024);
    await engine.db.collection<{ _id: number }>('docs').insertOne({ _id: 3, half } as never);
    expect(
      await codeOfCommand({ update: 'docs', updates: [{ q: { _id: 3 }, u: { $set: { other: half } } }] }),
    ).toBe(17419);
  });
});
