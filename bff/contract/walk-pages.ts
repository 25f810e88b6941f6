import { expect } from 'vitest';
import { COUNT_LIMIT } from '#domain/search.ts';
import type { Result, Connection, Payload } from './academy-api.ts';
import { good } from './builders.ts';
import type { GraphqlCaller } from './drivers/graphql-caller.ts';

type Page = Connection<{ id: string }>;
type ReadPage = (page: Payload) => Promise<Result<Page>>;

const PAGE = `{
  edges { cursor node { id } } nodes { id } totalCount totalCountIsExact
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
}`;

/** The pages of a list, of each row its id. */
export const pagesOf =
  (call: GraphqlCaller, field: string, args: Payload = {}): ReadPage =>
  (page) =>
    call(field, PAGE, { ...args, ...page });

type Total = Pick<Page, 'totalCount' | 'totalCountIsExact'>;

/** No page may change the total, which is exact or marked as inexact. */
const expectTotal = ({ totalCount, totalCountIsExact }: Total, total: number) => {
  if (totalCountIsExact) expect(totalCount).toBe(total);
  else expect(totalCount).toBeLessThanOrEqual(Math.min(total, COUNT_LIMIT));
};

type PageInfo = Page['pageInfo'];

const DIRECTIONS = {
  forwards: {
    page: (size: number, cursor: string | null) => ({ first: size, after: cursor }),
    ids: (nodes: { id: string }[]) => nodes.map(({ id }) => id),
    next: (info: PageInfo) => [info.hasNextPage, info.endCursor] as const,
    hasBehind: (info: PageInfo) => info.hasPreviousPage,
  },
  backwards: {
    page: (size: number, cursor: string | null) => ({ last: size, before: cursor }),
    ids: (nodes: { id: string }[]) => nodes.map(({ id }) => id).reverse(),
    next: (info: PageInfo) => [info.hasPreviousPage, info.startCursor] as const,
    hasBehind: (info: PageInfo) => info.hasNextPage,
  },
};

type Walk = { read: ReadPage; size: number; expected: readonly string[] };

const walk = async (way: keyof typeof DIRECTIONS, { read, size, expected }: Walk) => {
  const { page, ids, next, hasBehind } = DIRECTIONS[way];
  const seen: string[] = [];
  const totals = new Set<string>();
  let cursor: string | null = null;
  for (let pages = 0; ; pages += 1) {
    expect(pages, 'pages of one list').toBeLessThanOrEqual(expected.length + 100);
    const { nodes, edges, pageInfo, ...total }: Page = good(await read(page(size, cursor)));
    expect(edges.map(({ node }) => node)).toEqual(nodes);
    expect(nodes.length).toBeLessThanOrEqual(size);
    expectTotal(total, expected.length);
    totals.add(JSON.stringify(total));
    expect(hasBehind(pageInfo), `a page behind, after ${seen.length} rows`).toBe(
      cursor !== null && (seen.length > 0 || hasBehind(pageInfo)),
    );
    seen.push(...ids(nodes));
    const [hasNext, nextCursor]: ReturnType<typeof next> = next(pageInfo);
    // Whether there is another row is not always known where the total is not.
    if (total.totalCountIsExact) expect(hasNext).toBe(seen.length < expected.length);
    if (!hasNext) break;
    expect(nextCursor).not.toBeNull();
    cursor = nextCursor;
  }
  expect(totals.size, `one total, whichever page is read: ${[...totals].join(' ')}`).toBe(1);
  return seen;
};

/** Reads a list page by page in both directions: every row comes once and in order, totals and flags are right. */
export const expectWholeList = async (list: Walk) => {
  expect(await walk('forwards', list)).toEqual(list.expected);
  expect((await walk('backwards', list)).reverse()).toEqual(list.expected);
};
