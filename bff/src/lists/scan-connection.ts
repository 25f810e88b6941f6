import { toPage, type Connection } from './connection.ts';
import { pageOf, type PageInput } from './page.ts';
import { encodeCursor, positionOf, readRows, type RowOrder } from './row-order.ts';

const BATCH = 100;
/** Rows that are read for one page. */
const MAX_SCANNED = 1_000;

type Scan<Document, Node> = {
  order: RowOrder<Document>;
  filter: object;
  page: PageInput;
  /** Those of the rows that belong to the list, in their order. */
  keep: (rows: Document[]) => Document[] | Promise<Document[]>;
  toNode: (row: Document) => Node;
};

/**
 * A page of the rows that meet a condition which no index answers. It ends after a thousand rows have been read, and
 * may hold fewer than were asked for, or none, although there is a next page.
 */
export const scanConnection = async <Document, Node>({
  order,
  filter,
  page: input,
  keep,
  toNode,
}: Scan<Document, Node>): Promise<Connection<Node>> => {
  const page = pageOf(input);
  const { size, isBackward } = page;
  const found: Document[] = [];
  let { position } = page;
  let scanned = 0;
  let isAtEnd = false;
  while (found.length <= size && scanned < MAX_SCANNED && !isAtEnd) {
    const rows = await readRows(order, { filter, position, isBackward, limit: BATCH });
    found.push(...(await keep(rows)));
    const last = rows.at(-1);
    if (last) position = positionOf(order, last);
    scanned += rows.length;
    isAtEnd = rows.length < BATCH;
  }
  const hasBehind = page.position !== null;
  const { pageInfo, ...shown } = toPage({ order, page, found, hasBehind, toNode });
  const isStopped = found.length <= size && !isAtEnd;
  const cursor = isStopped && position ? encodeCursor(order, position) : null;
  return {
    ...shown,
    pageInfo: cursor ? { ...pageInfo, ...continuing(isBackward, cursor) } : pageInfo,
    totalCount: found.length,
    totalCountIsExact: !hasBehind && isAtEnd && found.length <= size,
  };
};

const continuing = (isBackward: boolean, cursor: string) =>
  isBackward ? { hasPreviousPage: true, startCursor: cursor } : { hasNextPage: true, endCursor: cursor };
