import { cappedCount, toPage, type Connection, type Count } from './connection.ts';
import { pageOf, type Page, type PageInput } from './page.ts';
import { encodeCursor, positionOf, readRows, type Position, type RowOrder } from './row-order.ts';

const BATCH = 100;
const MAX_SCANNED = 1_000;

type Source<Document> = {
  order: RowOrder<Document>;
  filter: object;
  select: (rows: Document[]) => Document[] | Promise<Document[]>;
};

type Stretch = Pick<Page, 'position' | 'isBackward'> & {
  isInclusive?: boolean;
  wanted: number;
};

type Scanned<Document> = { found: Document[]; position: Position | null; isAtEnd: boolean };

const scan = async <Document>(
  { order, filter, select }: Source<Document>,
  { isBackward, wanted, ...from }: Stretch,
): Promise<Scanned<Document>> => {
  const found: Document[] = [];
  let { position, isInclusive = false } = from;
  let scanned = 0;
  for (;;) {
    const limit = scanned === 0 ? Math.min(BATCH, wanted) : Math.min(BATCH, MAX_SCANNED - scanned);
    const rows = await readRows(order, { filter, position, isInclusive, isBackward, limit });
    found.push(...(await select(rows)));
    const last = rows.at(-1);
    if (last) position = positionOf(order, last);
    isInclusive = false;
    scanned += rows.length;
    const isAtEnd = rows.length < limit;
    if (isAtEnd || found.length >= wanted || scanned === MAX_SCANNED) return { found, position, isAtEnd };
  }
};

const countFromStart = async <Document>(source: Source<Document>) => {
  const start = await scan(source, { position: null, isBackward: false, wanted: Infinity });
  const { totalCount, totalCountIsExact } = cappedCount(start.found.length);
  return { start, counted: { totalCount, totalCountIsExact: totalCountIsExact && start.isAtEnd } };
};

/**
 * Whether a row exists on the other side of the cursor, including its own. True if the scan ended before one was
 * found.
 */
const hasRowsBehind = async <Document>(source: Source<Document>, { position, isBackward }: Page) => {
  if (position === null) return false;
  const behind = await scan(source, { position, isInclusive: true, isBackward: !isBackward, wanted: 1 });
  return behind.found.length > 0 || !behind.isAtEnd;
};

type Reading<Document, Node> = Source<Document> & {
  page: PageInput;
  toNode: (row: Document) => Node;
  count: Count | null;
};

/**
 * A page of a list whose condition no index supports. Reading stops after MAX_SCANNED rows: the page may have
 * fewer rows than requested, or none, although there is a next page. The total counts matches among the first
 * MAX_SCANNED rows.
 */
export const scanConnection = async <Document, Node>({
  page: input,
  toNode,
  count,
  ...source
}: Reading<Document, Node>): Promise<Connection<Node>> => {
  const page = pageOf(input);
  const { size, isBackward, position } = page;
  const { start, counted } = count ? { start: null, counted: count } : await countFromStart(source);
  const isFirst = position === null && !isBackward;
  const [scanned, hasBehind] = await Promise.all([
    isFirst && start ? start : scan(source, { position, isBackward, wanted: size + 1 }),
    hasRowsBehind(source, page),
  ]);
  const { order } = source;
  const { pageInfo, ...shown } = toPage({ order, page, found: scanned.found, hasBehind, toNode });
  const isStopped = scanned.found.length <= size && !scanned.isAtEnd;
  const cursor = isStopped && scanned.position ? encodeCursor(order, scanned.position) : null;
  return {
    ...shown,
    ...counted,
    pageInfo: cursor ? { ...pageInfo, ...continuing(pageInfo, { isBackward, cursor }) } : pageInfo,
  };
};

type PageInfo = Connection<unknown>['pageInfo'];
type Stop = { isBackward: boolean; cursor: string };

/** Sets the cursors to the row where the scan stopped, also for an empty page. */
const continuing = ({ startCursor, endCursor }: PageInfo, { isBackward, cursor }: Stop) =>
  isBackward
    ? { hasPreviousPage: true, startCursor: cursor, endCursor: endCursor ?? cursor }
    : { hasNextPage: true, startCursor: startCursor ?? cursor, endCursor: cursor };
