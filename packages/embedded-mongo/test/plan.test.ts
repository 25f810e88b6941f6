import fc from 'fast-check';
import type { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { codeOf, cursorId } from './testing.ts';
import { type Doc, useTestEngine } from './use-test-engine.ts';

const { engine, docs } = await useTestEngine();

describe('a plan', () => {
  const examined = async (cursor: mongo.FindCursor) => {
    const { executionStats, queryPlanner } = (await cursor.explain('executionStats')) as mongo.Document;
    const plan = JSON.stringify(queryPlanner.winningPlan);
    return {
      keys: executionStats.totalKeysExamined,
      docs: executionStats.totalDocsExamined,
      n: executionStats.nReturned,
      sorts: plan.includes('"SORT"'),
      scansAll: plan.includes('COLLSCAN'),
    };
  };
  const fill = (make: (i: number) => Record<string, unknown>, count = 1000) =>
    docs.insertMany(Array.from({ length: count }, (_, i) => ({ _id: i, ...make(i) })));

  it('finds one document by a unique key with one key', async () => {
    await fill((i) => ({ email: `${i}@x` }));
    await docs.createIndex({ email: 1 }, { unique: true });
    expect(await examined(docs.find({ email: '7@x' }))).toEqual({
      keys: 1,
      docs: 1,
      n: 1,
      sorts: false,
      scansAll: false,
    });
    expect(await examined(docs.find({ _id: 7 }))).toMatchObject({ keys: 1, docs: 1 });
    expect(await examined(docs.find({ _id: { $in: [7, 8, 5000] } }))).toMatchObject({ keys: 2, docs: 2 });
  });

  it('reads the last entry of one user backwards and stops', async () => {
    await fill((i) => ({ user: i % 10, seq: i }));
    await docs.createIndex({ user: 1, seq: 1 }, { unique: true });
    expect(await examined(docs.find({ user: 3 }).sort({ seq: -1 }).limit(1))).toEqual({
      keys: 1,
      docs: 1,
      n: 1,
      sorts: false,
      scansAll: false,
    });
  });

  it('serves a compound sort and keyset pages from the index', async () => {
    await fill((i) => ({ createdAt: new Date(Math.floor(i / 3)) }));
    await docs.createIndex({ createdAt: -1, _id: -1 });
    expect(await examined(docs.find().sort({ createdAt: -1, _id: -1 }).limit(20))).toMatchObject({
      keys: 20,
      docs: 20,
      sorts: false,
    });
    const [last] = await docs.find().sort({ createdAt: -1, _id: -1 }).skip(499).limit(1).toArray();
    const page = docs
      .find({
        $or: [
          { createdAt: { $lt: last?.createdAt } },
          { createdAt: last?.createdAt, _id: { $lt: last?._id } },
        ],
      })
      .sort({ createdAt: -1, _id: -1 })
      .limit(20);
    const stats = await examined(page);
    expect(stats).toMatchObject({ n: 20, sorts: false });
    expect(stats.keys).toBeLessThan(25);
    expect((await page.clone().toArray()).map(({ _id }) => _id)).toEqual(
      Array.from({ length: 20 }, (_, i) => 499 - i),
    );
  });

  it('bounds ranges and prefixes, also inside a compound index', async () => {
    await fill((i) => ({ isActive: i % 2 === 0, name: `n${String(i).padStart(4, '0')}` }));
    await docs.createIndex({ isActive: 1, name: 1 });
    expect(await examined(docs.find({ isActive: true, name: /^n00[0-4]/ }))).toMatchObject({
      n: 25,
      keys: 50,
    });
    expect(
      await examined(docs.find({ isActive: true, name: { $gte: 'n0990', $lt: 'n0996' } })),
    ).toMatchObject({ n: 3, keys: 3 });
    expect(await examined(docs.find({ isActive: { $in: [true, false] }, name: 'n0007' }))).toMatchObject({
      n: 1,
      keys: 1,
    });
  });

  it('searches the elements of an array by prefix', async () => {
    await fill((i) => ({ suffixes: [`user${i}`, `ser${i}`, `er${i}`] }));
    await docs.createIndex({ suffixes: 1 });
    expect(await examined(docs.find({ suffixes: /^er99/ }))).toMatchObject({ n: 11, keys: 11, docs: 11 });
    expect(await docs.countDocuments({ suffixes: /^er/ }, { limit: 50 })).toBe(50);
  });

  it('prefers the order of the sort to a prefix that fits many, and the prefix when it fits few', async () => {
    await fill((i) => ({ suffixes: ['common', `rare${i}`], createdAt: new Date(i) }), 5000);
    await docs.createIndex({ suffixes: 1 });
    await docs.createIndex({ createdAt: -1, _id: -1 });
    const sorted = (filter: mongo.Filter<Doc>) =>
      docs.find(filter).sort({ createdAt: -1, _id: -1 }).limit(20);
    expect(await examined(sorted({ suffixes: /^comm/ }))).toMatchObject({ keys: 20, docs: 20, sorts: false });
    expect(await examined(sorted({ suffixes: /^rare123/ }))).toMatchObject({
      keys: 11,
      docs: 11,
      sorts: true,
    });
  });

  it('skips to the count without reading documents it does not need', async () => {
    await fill(() => ({ a: 1 }));
    expect(await docs.estimatedDocumentCount()).toBe(1000);
    expect(await docs.countDocuments({ a: 1 }, { skip: 10, limit: 5 })).toBe(5);
  });
});

describe('any index', () => {
  const scalar = fc.constantFrom<unknown>(null, 0, 1, 2, 2.5, -1, NaN, 'a', 'ab', 'b', '', true, false);
  const leaf = fc.oneof(
    { weight: 4, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  );
  const document = fc.record(
    {
      a: fc.oneof(
        leaf,
        fc.record({ b: leaf }, { requiredKeys: [] }),
        fc.array(fc.record({ b: scalar }, { requiredKeys: [] }), { maxLength: 2 }),
      ),
      c: scalar,
    },
    { requiredKeys: [] },
  );
  const path = fc.constantFrom('a', 'a.b', 'c');
  const predicate = fc.oneof(
    scalar,
    scalar.map((value) => ({ $gt: value })),
    scalar.map((value) => ({ $gte: value })),
    scalar.map((value) => ({ $lt: value })),
    scalar.map((value) => ({ $lte: value })),
    fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })),
    fc.array(leaf, { maxLength: 3 }).map((values) => ({ $in: values })),
    scalar.map((value) => ({ $ne: value })),
    fc.constantFrom(
      /^a/,
      /^ab/,
      /b$/,
      { $exists: true },
      { $exists: false },
      { $size: 1 },
      { $elemMatch: { b: 1 } },
      { $all: [1, 'a'] },
    ),
  );
  const clause = fc.dictionary(path, predicate, { minKeys: 1, maxKeys: 2 });
  const filter = fc.oneof(
    clause,
    fc.array(clause, { minLength: 1, maxLength: 2 }).map(($or) => ({ $or })),
    fc.array(clause, { minLength: 1, maxLength: 2 }).map(($and) => ({ $and })),
  );
  const direction = fc.constantFrom<1 | -1>(1, -1);
  const index = fc.constantFrom<mongo.IndexSpecification>(
    { a: 1 },
    { a: -1 },
    { 'a.b': 1 },
    { c: 1 },
    { c: 1, a: -1 },
    { a: 1, c: -1 },
    { c: -1, 'a.b': 1 },
  );

  it('changes neither the results nor their order', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 5, maxLength: 25 }),
        fc.uniqueArray(index, { minLength: 1, maxLength: 3, selector: (key) => JSON.stringify(key) }),
        fc.array(fc.tuple(filter, path, direction), { minLength: 5, maxLength: 10 }),
        async (documents, keys, queries) => {
          const plain = engine.db.collection<Doc>(`plain${round}`);
          const indexed = engine.db.collection<Doc>(`indexed${round++}`);
          const rows = documents.map((fields, i) => ({ _id: i, ...fields }));
          await Promise.all([plain.insertMany(rows), indexed.insertMany(rows)]);
          for (const key of keys) await indexed.createIndex(key);
          for (const [query, sortPath, sortDirection] of queries) {
            const run = (collection: mongo.Collection<Doc>) =>
              collection
                .find(query)
                .sort({ [sortPath]: sortDirection, _id: 1 })
                .project({ _id: 1 })
                .toArray();
            expect(await run(indexed)).toEqual(await run(plain));
            expect(await indexed.countDocuments(query)).toBe(await plain.countDocuments(query));
          }
          await Promise.all([plain.drop(), indexed.drop()]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('results', () => {
  it('come in batches until the cursor is exhausted or killed', async () => {
    await docs.insertMany(Array.from({ length: 250 }, (_, i) => ({ _id: i })));
    const first = await engine.db.command({ find: 'docs', batchSize: 100 });
    expect(first.cursor.firstBatch).toHaveLength(100);
    const second = await engine.db.command({
      getMore: cursorId(first.cursor.id),
      collection: 'docs',
      batchSize: 100,
    });
    expect(second.cursor.nextBatch).toHaveLength(100);
    const third = await engine.db.command({
      getMore: cursorId(first.cursor.id),
      collection: 'docs',
      batchSize: 100,
    });
    expect([third.cursor.nextBatch.length, Number(third.cursor.id)]).toEqual([50, 0]);
    expect(await codeOf(engine.db.command({ getMore: cursorId(first.cursor.id), collection: 'docs' }))).toBe(
      43,
    );

    const open = await engine.db.command({ find: 'docs' });
    expect(open.cursor.firstBatch).toHaveLength(101);
    expect(
      await engine.db.command({ killCursors: 'docs', cursors: [cursorId(open.cursor.id)] }),
    ).toMatchObject({
      cursorsKilled: [open.cursor.id],
      cursorsNotFound: [],
    });
    expect(await codeOf(engine.db.command({ getMore: cursorId(open.cursor.id), collection: 'docs' }))).toBe(
      43,
    );
    expect(await docs.find({}, { batchSize: 7 }).toArray()).toHaveLength(250);
    expect(
      Number((await engine.db.command({ find: 'docs', batchSize: 5, singleBatch: true })).cursor.id),
    ).toBe(0);
  });

  it.each([
    ['its collection is dropped', () => docs.drop()],
    ['its index is dropped', () => docs.dropIndex('n_1')],
    ['its collection is dropped and created again', () => docs.drop().then(() => docs.insertOne({ _id: 1 }))],
  ])('end with an error when %s', async (_name, change) => {
    await docs.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: i, n: i })));
    await docs.createIndex({ n: 1 });
    const { cursor } = await engine.db.command({ find: 'docs', filter: { n: { $gte: 0 } }, batchSize: 5 });
    await change();
    expect(await codeOf(engine.db.command({ getMore: cursorId(cursor.id), collection: 'docs' }))).toBe(175);
    expect(await codeOf(engine.db.command({ getMore: cursorId(cursor.id), collection: 'docs' }))).toBe(43);
  });

  it('are counted up to the absolute value of a limit', async () => {
    await docs.insertMany(Array.from({ length: 5 }, (_, i) => ({ _id: i, n: i })));
    const count = async (body: mongo.Document) => (await engine.db.command({ count: 'docs', ...body })).n;
    expect(await count({ limit: -3 })).toBe(3);
    expect(await count({ limit: -3, query: { n: { $gte: 1 } } })).toBe(3);
    expect(await codeOf(count({ skip: -1 }))).toBe(51024);
  });

  it('are sorted by 1 or -1 only', async () => {
    const find = (sort: mongo.Document) => engine.db.command({ find: 'docs', sort });
    expect(await codeOf(find({ a: 'asc' }))).toBe(15974);
    expect(await codeOf(find({ a: true }))).toBe(15974);
    expect(await codeOf(find({ a: 2 }))).toBe(15975);
  });

  it('are counted by serverStatus: keys and documents examined', async () => {
    await docs.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: i, n: i, m: i })));
    await docs.createIndex({ n: 1 });
    const examined = async () => {
      const { metrics } = await engine.db.admin().serverStatus();
      const { scanned, scannedObjects } = metrics.queryExecutor as Record<string, number>;
      return { scanned: Number(scanned), scannedObjects: Number(scannedObjects) };
    };
    const costOf = async (run: () => Promise<unknown>) => {
      const before = await examined();
      await run();
      const after = await examined();
      return [after.scanned - before.scanned, after.scannedObjects - before.scannedObjects];
    };
    expect(await costOf(() => docs.find({ n: { $lt: 10 } }).toArray())).toEqual([10, 10]);
    expect(await costOf(() => docs.find({ m: 1 }).toArray())).toEqual([0, 50]);
    expect(await costOf(() => docs.updateOne({ n: 3 }, { $set: { m: 0 } }))).toEqual([1, 1]);
    expect(await costOf(() => docs.estimatedDocumentCount())).toEqual([0, 0]);
    expect(await costOf(() => docs.aggregate([{ $match: { n: { $gte: 45 } } }]).toArray())).toEqual([5, 5]);
  });

  it('are projected by inclusion or exclusion', async () => {
    await docs.insertOne({ _id: 1, a: { b: 1, c: 2 }, list: [{ x: 1, y: 2 }, 5], z: 3 });
    const project = async (projection: mongo.Document) => docs.findOne({}, { projection });
    expect(await project({ 'a.b': 1 })).toEqual({ _id: 1, a: { b: 1 } });
    expect(await project({ z: 1, _id: 0 })).toEqual({ z: 3 });
    expect(await project({ a: { c: 0 }, list: 0 })).toEqual({ _id: 1, a: { b: 1 }, z: 3 });
    expect(await project({ 'list.x': 1 })).toEqual({ _id: 1, list: [{ x: 1 }] });
    expect(await project({ 'list.x': 0, a: 0, z: 0 })).toEqual({ _id: 1, list: [{ y: 2 }, 5] });
    expect(await codeOf(project({ a: 1, z: 0 }))).toBe(31254);
  });

  it('stop when maxTimeMS is over', async () => {
    await docs.insertMany(Array.from({ length: 20_000 }, (_, i) => ({ _id: i, text: 'x'.repeat(200) })));
    expect(await codeOf(docs.find({ text: /y$/ }, { maxTimeMS: 1 }).toArray())).toBe(50);
  });
});
