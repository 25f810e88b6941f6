import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { type Doc, useTestEngine } from './use-test-engine.ts';

const { docs, command } = await useTestEngine();

const idsOf = async (filter: mongo.Filter<Doc>) =>
  (await docs.find(filter).toArray()).map(({ _id }) => String(_id)).sort();

const SHAPES: Doc[] = [
  { _id: 'empty_sub', a: {} },
  { _id: 'null', a: null },
  { _id: 'number', a: 4 },
  { _id: 'sub_b_set', a: { b: 'hi' } },
  { _id: 'sub_b_null', a: { b: null } },
  { _id: 'missing' },
  { _id: 'double_array', a: [[]] },
  { _id: 'empty_array', a: [] },
  { _id: 'objects_all_null', a: [{ b: null }, { b: null }, {}] },
  { _id: 'objects_no_null', a: [{ b: 1 }, { b: 3 }, { b: 'string' }] },
  { _id: 'objects_some_null', a: [{ b: null }, { b: 3 }] },
  { _id: 'objects_some_missing', a: [{ b: 3 }, {}] },
  { _id: 'values_some_null', a: [1, null] },
];
const ALL = SHAPES.map(({ _id }) => String(_id));
const except = (...ids: string[]) => ALL.filter((id) => !ids.includes(id));

const NULL_TABLE: Array<[mongo.Filter<Doc>, string[]]> = [
  [{ a: null }, ['null', 'missing', 'values_some_null']],
  [{ a: { $eq: null } }, ['null', 'missing', 'values_some_null']],
  [{ a: { $ne: null } }, except('null', 'missing', 'values_some_null')],
  [{ a: { $gte: null } }, ['null', 'missing', 'values_some_null']],
  [{ a: { $lte: null } }, ['null', 'missing', 'values_some_null']],
  [{ a: { $gt: null } }, []],
  [{ a: { $in: [null, 4] } }, ['null', 'missing', 'number', 'values_some_null']],
  [{ a: { $nin: [null] } }, except('null', 'missing', 'values_some_null')],
  [{ a: { $exists: false } }, ['missing']],
  [{ a: { $exists: true } }, except('missing')],
  [{ a: { $type: 'null' } }, ['null', 'values_some_null']],
  [{ a: { $not: { $exists: true } } }, ['missing']],
  [{ a: { $elemMatch: { $eq: null } } }, ['values_some_null']],
  [{ a: [] }, ['double_array', 'empty_array']],
  [{ a: { $size: 0 } }, ['empty_array']],
  [
    { a: { $type: 'array' } },
    [
      'double_array',
      'empty_array',
      'objects_all_null',
      'objects_no_null',
      'objects_some_null',
      'objects_some_missing',
      'values_some_null',
    ],
  ],
  [
    { 'a.b': null },
    [
      'empty_sub',
      'null',
      'number',
      'sub_b_null',
      'missing',
      'objects_all_null',
      'objects_some_null',
      'objects_some_missing',
    ],
  ],
  [
    { 'a.b': { $ne: null } },
    ['sub_b_set', 'double_array', 'empty_array', 'objects_no_null', 'values_some_null'],
  ],
  [
    { 'a.b': { $exists: true } },
    [
      'sub_b_set',
      'sub_b_null',
      'objects_all_null',
      'objects_no_null',
      'objects_some_null',
      'objects_some_missing',
    ],
  ],
  [
    { 'a.b': { $exists: false } },
    ['empty_sub', 'null', 'number', 'missing', 'double_array', 'empty_array', 'values_some_null'],
  ],
  [
    { a: { $elemMatch: { b: null } } },
    ['objects_all_null', 'objects_some_null', 'objects_some_missing', 'double_array'],
  ],
  [{ 'a.0.b': 1 }, ['objects_no_null']],
];

describe('null, missing fields and arrays', () => {
  const indexes: Array<[string, mongo.IndexSpecification | undefined]> = [
    ['without an index', undefined],
    ['with an index on a', { a: 1 }],
    ['with a descending index on a.b', { 'a.b': -1 }],
    ['with a compound index', { a: 1, other: 1 }],
  ];
  describe.each(indexes)('%s', (_name, index) => {
    it.each(NULL_TABLE)('%j finds %j', async (filter, expected) => {
      await docs.insertMany(SHAPES);
      if (index !== undefined) await docs.createIndex(index);
      expect(await idsOf(filter)).toEqual([...expected].sort());
    });
  });
});

describe('types in filters', () => {
  const { Double, Int32, Long } = mongo;
  const MIXED: Doc[] = [
    { _id: 'int', v: new Int32(5) },
    { _id: 'long', v: Long.fromNumber(5) },
    { _id: 'double', v: new Double(5.5) },
    { _id: 'nan', v: NaN },
    { _id: 'zero', v: new Double(-0) },
    { _id: 'text', v: '5' },
    { _id: 'date', v: new Date(5) },
    { _id: 'true', v: true },
    { _id: 'object', v: { x: 1, y: 2 } },
    { _id: 'array', v: [3, 12] },
    { _id: 'huge', v: Long.fromString('9007199254740993') },
    { _id: 'null', v: null },
  ];
  it.each<[mongo.Filter<Doc>, string[]]>([
    [{ v: 5 }, ['int', 'long']],
    [{ v: { $gt: 5 } }, ['array', 'double', 'huge']],
    [{ v: { $gte: 5, $lt: 6 } }, ['array', 'double', 'int', 'long']],
    [{ v: { $lt: 5 } }, ['array', 'zero']],
    [{ v: { $gt: 5, $lt: 10 } }, ['array', 'double']],
    [{ v: { $elemMatch: { $gt: 5, $lt: 10 } } }, []],
    [{ v: 0 }, ['zero']],
    [{ v: NaN }, ['nan']],
    [{ v: { $gte: NaN } }, ['nan']],
    [{ v: { $gt: NaN } }, []],
    [{ v: Long.fromString('9007199254740993') }, ['huge']],
    [{ v: 9007199254740992 }, []],
    [{ v: { $gt: 9007199254740992 } }, ['huge']],
    [{ v: { $gt: '' } }, ['text']],
    [{ v: { $lt: new Date(10) } }, ['date']],
    [{ v: { x: 1, y: 2 } }, ['object']],
    [{ v: { y: 2, x: 1 } }, []],
    [{ 'v.x': { $in: [1, 7] } }, ['object']],
    [{ v: [3, 12] }, ['array']],
    [{ v: [12, 3] }, []],
    [{ v: { $all: [12, 3] } }, ['array']],
    [{ v: { $type: 'number' } }, ['array', 'double', 'huge', 'int', 'long', 'nan', 'zero']],
    [{ v: { $type: ['bool', 2] } }, ['text', 'true']],
    [{ v: { $mod: [5, 0] } }, ['double', 'int', 'long', 'zero']],
    [{ v: { $gt: new mongo.MinKey(), $lt: new mongo.MaxKey() } }, MIXED.map(({ _id }) => String(_id))],
    [{ v: /^5$/ }, ['text']],
    [{ v: { $not: /5/ } }, MIXED.map(({ _id }) => String(_id)).filter((id) => id !== 'text')],
    [{ $nor: [{ v: { $type: 'number' } }, { v: null }] }, ['date', 'object', 'text', 'true']],
  ])('%j finds %j, with and without an index', async (filter, expected) => {
    await docs.insertMany(MIXED);
    const without = await idsOf(filter);
    await docs.createIndex({ v: 1 });
    expect([without, await idsOf(filter)]).toEqual([[...expected].sort(), [...expected].sort()]);
  });

  it('sorts types in the documented order, arrays by their least or greatest element', async () => {
    await docs.insertMany([
      ...MIXED,
      { _id: 'missing' },
      { _id: 'empty', v: [] },
      { _id: 'oid', v: new mongo.ObjectId() },
    ]);
    const sorted = async (direction: 1 | -1) =>
      (await docs.find().sort({ v: direction, _id: 1 }).toArray()).map(({ _id }) => _id);
    const up = [
      'empty',
      'missing',
      'null',
      'nan',
      'zero',
      'array',
      'int',
      'long',
      'double',
      'huge',
      'text',
      'object',
      'oid',
      'true',
      'date',
    ];
    const down = [
      'date',
      'true',
      'oid',
      'object',
      'text',
      'huge',
      'array',
      'double',
      'int',
      'long',
      'zero',
      'nan',
      'missing',
      'null',
      'empty',
    ];
    expect([await sorted(1), await sorted(-1)]).toEqual([up, down]);
  });

  it('returns numbers in their original types', async () => {
    await docs.insertOne({
      _id: 1,
      int: new Int32(1),
      long: Long.fromNumber(1),
      double: new Double(1),
      negative: new Double(-0),
    });
    await docs.updateOne({ _id: 1 }, {
      $set: { touched: true },
      $inc: { int: 1 },
    } as mongo.UpdateFilter<Doc>);
    const raw = await docs.findOne({ _id: 1 }, { promoteValues: false });
    expect(raw).toEqual({
      _id: new Int32(1),
      int: new Int32(2),
      long: Long.fromNumber(1),
      double: new Double(1),
      negative: new Double(-0),
      touched: true,
    });
  });
});

describe('a list of operands', () => {
  const id = new mongo.ObjectId('0123456789abcdef01234567');
  const values = ['', 'a', String(id), id, 1, null, true, ['a', 2], [id], { a: 'a' }, new Date(1)];

  it.each(['with an index', 'without one'])('returns the matches of all of them, %s', async (how) => {
    await docs.insertMany(values.map((a, _id) => ({ _id, a }) as Doc));
    if (how === 'with an index') await docs.createIndex({ a: 1 });
    const foundBy = async (filter: mongo.Document) =>
      (await docs.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    const all = await foundBy({});
    for (const member of values) {
      for (const others of [[], ['nothing', new mongo.ObjectId()], [false, /^nothing/, 7]]) {
        const $in = [member, ...others];
        const found = await foundBy({ a: { $eq: member } });
        expect(await foundBy({ a: { $in } }), JSON.stringify($in)).toEqual(found);
        expect(await foundBy({ a: { $nin: $in } })).toEqual(all.filter((one) => !found.includes(one)));
      }
    }
  });
});

describe('a read of many documents', () => {
  const READS: Array<[string, () => Promise<unknown>]> = [
    ['a count', () => docs.countDocuments({ text: /y$/ })],
    ['a find', () => docs.find({ text: /y$/ }).toArray()],
    ['a group', () => docs.aggregate([{ $group: { _id: '$text', n: { $sum: 1 } } }]).toArray()],
    ['distinct values', () => docs.distinct('text', { n: { $gt: 1 } })],
  ];

  const ROWS = 30_000;
  const MOST_TIMES = 8;

  /** Those that a read lets in. One that was sent with it may come before it. */
  const pingsWithin = async (read: () => Promise<unknown>) => {
    let isRead = false;
    let pings = 0;
    const reading = read().finally(() => (isRead = true));
    while (!isRead) {
      await command({ ping: 1 });
      if (!isRead) pings += 1;
    }
    await reading;
    return pings;
  };

  it.each(READS)('lets other connections in: %s', async (_name, read) => {
    let pings = 0;
    // The faster the machine is, the more it has to read until others are let in.
    for (let time = 0; pings <= 2 && time < MOST_TIMES; time += 1) {
      const rows = Array.from({ length: ROWS }, (_, n) => ({
        _id: time * ROWS + n,
        n,
        text: `${'x'.repeat(40)}${n % 7}`,
      }));
      await docs.insertMany(rows);
      pings = await pingsWithin(read);
    }
    expect(pings).toBeGreaterThan(2);
  });
});
