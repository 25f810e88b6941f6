import { COUNT_LIMIT } from '#domain/search.ts';
import { pageOf, type Page, type PageInput } from './page.ts';
import { encodeCursor, positionOf, readRows, type RowOrder } from './row-order.ts';

export type Count = { totalCount: number; totalCountIsExact: boolean };

export type Connection<Node> = Count & {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

export const cappedCount = (count: number): Count => ({
  totalCount: Math.min(count, COUNT_LIMIT),
  totalCountIsExact: count < COUNT_LIMIT,
});

type Reading<Document, Node> = {
  order: RowOrder<Document>;
  filter: object;
  page: PageInput;
  toNode: (row: Document) => Node;
  count?: () => Promise<Count>;
};

/** Reads one page by range queries on the index of the order, at any depth of the list. */
export const readConnection = async <Document, Node>({
  order,
  filter,
  page: input,
  toNode,
  count = async () => cappedCount(await order.model.countDocuments(filter, { limit: COUNT_LIMIT })),
}: Reading<Document, Node>): Promise<Connection<Node>> => {
  const page = pageOf(input);
  const { size, isBackward, position } = page;
  const found = await readRows(order, { filter, position, isBackward, limit: size + 1 });
  const [counted, hasBehind] = await Promise.all([
    position === null && found.length <= size
      ? { totalCount: found.length, totalCountIsExact: true }
      : count(),
    hasRowsBehind(order, { filter, page }),
  ]);
  return {
    ...toPage({ order, page, found, hasBehind, toNode }),
    ...counted,
  };
};

type Behind = { filter: object; page: Page };

/** Whether rows exist on the other side of the cursor, including its own row. */
const hasRowsBehind = async <Document>(
  order: RowOrder<Document>,
  { filter, page: { position, isBackward } }: Behind,
) => {
  if (position === null) return false;
  const window = { filter, position, isInclusive: true, isBackward: !isBackward, limit: 1 };
  return (await readRows(order, window)).length > 0;
};

type Found<Document, Node> = {
  order: RowOrder<Document>;
  page: Page;
  found: readonly Document[];
  hasBehind: boolean;
  toNode: (row: Document) => Node;
};

export const toPage = <Document, Node>({
  order,
  page: { size, isBackward },
  found,
  hasBehind,
  toNode,
}: Found<Document, Node>): Omit<Connection<Node>, keyof Count> => {
  const hasMore = found.length > size;
  const shown = found.slice(0, size);
  if (isBackward) shown.reverse();
  const edges = shown.map((row) => ({
    cursor: encodeCursor(order, positionOf(order, row)),
    node: toNode(row),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: isBackward ? hasBehind : hasMore,
      hasPreviousPage: isBackward ? hasMore : hasBehind,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};
