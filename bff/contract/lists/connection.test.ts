import { Schema, Types, model } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { COUNT_LIMIT } from '#domain/search.ts';
import { readConnection } from '../../src/lists/connection.ts';
import type { PageInput } from '../../src/lists/page.ts';
import { decodeCursor, rowOrder } from '../../src/lists/row-order.ts';
import { describeCounted, examinedBy } from '../examined.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';
import { randomFrom } from '../random-users.ts';

type Row = {
  _id: Types.ObjectId;
  group: string;
  isLate: boolean;
  at: Date | null;
  name: string;
  weight: number;
};

const schema = new Schema<Row>({
  group: String,
  isLate: Boolean,
  at: Date,
  name: String,
  weight: Number,
});
const KEYS = { isLate: 1, at: 1, name: -1, weight: 1, _id: 1 } as const;
schema.index({ group: 1, ...KEYS });
const RowModel = model('ConnectionRow', schema, 'connection-rows');
const order = rowOrder<Row>(RowModel, KEYS);

const random = randomFrom(5);
const upTo = (most: number) => Math.floor(random() * most);

/** Few values of each key, so that every key decides between some rows; a late row has no date. */
const aRow = (group = 'a'): Row => {
  const isLate = random() < 0.3;
  return {
    _id: new Types.ObjectId(),
    group,
    isLate,
    at: isLate ? null : new Date(upTo(3)),
    name: ['Ñu', 'ñu', 'Alfa', ''][upTo(4)] ?? '',
    weight: [-1.5, 0, 7][upTo(3)] ?? 0,
  };
};

const read = (page: PageInput, group = 'a') =>
  readConnection({ order, filter: { group }, page, toNode: ({ _id }) => String(_id) });

const wholeOrder = async (group = 'a') => {
  const rows = await RowModel.find({ group }).sort(KEYS).lean();
  return rows.map(({ _id }) => String(_id));
};

const at = (cursor: string | null) => (cursor === null ? null : decodeCursor(order, cursor));

/** Every page from one end of the list to the other; `between` runs after each. */
const walk = async (way: 'forward' | 'backward', size: number, between = async () => {}) => {
  const pages: string[][] = [];
  let cursor: string | null = null;
  for (;;) {
    const page: PageInput =
      way === 'forward' ? { first: size, after: at(cursor) } : { last: size, before: at(cursor) };
    const { nodes, edges, pageInfo } = await read(page);
    expect(edges.map(({ node }) => node)).toEqual(nodes);
    expect([edges.at(0)?.cursor ?? null, edges.at(-1)?.cursor ?? null]).toEqual([
      pageInfo.startCursor,
      pageInfo.endCursor,
    ]);
    const [hasMore, hasBehind] =
      way === 'forward'
        ? [pageInfo.hasNextPage, pageInfo.hasPreviousPage]
        : [pageInfo.hasPreviousPage, pageInfo.hasNextPage];
    expect(hasBehind).toBe(pages.length > 0);
    pages.push(nodes);
    if (!hasMore) return way === 'forward' ? pages.flat() : pages.reverse().flat();
    cursor = way === 'forward' ? pageInfo.endCursor : pageInfo.startCursor;
    await between();
  }
};

const fill = async (rows: number) => {
  await RowModel.collection.deleteMany({});
  await RowModel.collection.createIndex({ group: 1, ...KEYS });
  await insertMany(RowModel, [
    ...Array.from({ length: rows }, () => aRow()),
    ...Array.from({ length: 20 }, () => aRow('b')),
  ]);
};

describe('a connection', () => {
  useTestServer();
  beforeEach(() => fill(97));

  it.each([
    ['forward', 1],
    ['forward', 7],
    ['forward', 96],
    ['forward', 97],
    ['backward', 1],
    ['backward', 10],
    ['backward', 96],
    ['backward', 100],
  ] as const)('read %s in pages of %i has every row once, in order', async (way, size) => {
    expect(await walk(way, size)).toEqual(await wholeOrder());
  });

  it.each(['forward', 'backward'] as const)(
    'read %s keeps its position while rows are deleted and inserted between the pages',
    async (way) => {
      const before = await wholeOrder();
      const deleted = new Set<string>();
      const seen = await walk(way, 5, async () => {
        const gone = (await wholeOrder()).filter(() => random() < 0.1);
        for (const id of gone) deleted.add(id);
        await RowModel.deleteMany({ _id: { $in: gone } });
        await insertMany(RowModel, [aRow(), aRow()]);
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => before.includes(id))).toEqual(before.filter((id) => seen.includes(id)));
      const missed = before.filter((id) => !seen.includes(id));
      expect(missed.filter((id) => !deleted.has(id))).toEqual([]);
    },
  );

  it('continues from a deleted row, in both directions', async () => {
    const whole = await wholeOrder();
    const { pageInfo } = await read({ first: 10 });
    await RowModel.deleteOne({ _id: whole[9] });
    const next = await read({ first: 10, after: at(pageInfo.endCursor) });
    expect(next.nodes).toEqual(whole.slice(10, 20));
    expect(next.pageInfo.hasPreviousPage).toBe(true);
    expect((await read({ last: 9, before: at(pageInfo.endCursor) })).nodes).toEqual(whole.slice(0, 9));
    await RowModel.deleteMany({ _id: { $in: whole.slice(0, 10) } });
    const first = await read({ first: 10, after: at(pageInfo.endCursor) });
    expect(first.nodes).toEqual(next.nodes);
    expect(first.pageInfo.hasPreviousPage).toBe(false);
  });

  it('returns to the same page', async () => {
    const second = await read({ first: 8, after: at((await read({ first: 8 })).pageInfo.endCursor) });
    const third = await read({ first: 8, after: at(second.pageInfo.endCursor) });
    const back = await read({ last: 8, before: at(third.pageInfo.startCursor) });
    expect(back).toEqual(second);
  });

  it('without rows has no other page', async () => {
    expect(await read({}, 'nobody')).toEqual({
      edges: [],
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: 0,
      totalCountIsExact: true,
    });
  });

  it.each([
    [COUNT_LIMIT - 1, true],
    [COUNT_LIMIT, false],
    [COUNT_LIMIT + 50, false],
  ])('counts %i rows, exactly: %s', async (rows, totalCountIsExact) => {
    await fill(rows);
    const totalCount = Math.min(rows, COUNT_LIMIT);
    const page = await read({ first: 2 });
    expect(page).toMatchObject({ totalCount, totalCountIsExact });
    const next = await read({ last: 3, before: at(page.pageInfo.endCursor) });
    expect(next).toMatchObject({ totalCount, totalCountIsExact });
  });
});

describeCounted('a page of a long list', () => {
  it('costs the same at every position of the list', async () => {
    await RowModel.createCollection();
    await RowModel.collection.createIndex({ group: 1, ...KEYS });
    await insertMany(
      RowModel,
      Array.from({ length: 3_000 }, () => aRow()),
    );
    let page = await read({ first: 100 });
    for (let pages = 1; pages < 30; pages += 1) {
      const after = at(page.pageInfo.endCursor);
      const { result, documents, keys } = await examinedBy(() => read({ first: 100, after }));
      expect(documents).toBeLessThanOrEqual(100 + 1 + 1);
      expect(keys).toBeLessThanOrEqual(COUNT_LIMIT + 130);
      page = result;
    }
    expect(page.pageInfo.hasNextPage).toBe(false);
  });
});
