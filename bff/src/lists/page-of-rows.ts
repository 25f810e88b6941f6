import { toPage, type Connection } from './connection.ts';
import { pageOf, type Page, type PageInput } from './page.ts';
import { sideOf, type RowOrder } from './row-order.ts';

type Rows<Row> = {
  order: RowOrder<Row>;
  rows: readonly Row[];
};

export const findPageRows = <Row>({
  order,
  rows,
  page: { size, isBackward, position },
}: Rows<Row> & { page: Page }) => {
  const side = position ? sideOf(order, position) : null;
  const beyond = side ? rows.filter((row) => (isBackward ? side(row) < 0 : side(row) > 0)) : rows;
  const nearestFirst = isBackward ? beyond.toReversed() : beyond;
  return { found: nearestFirst.slice(0, size + 1), hasBehind: beyond.length < rows.length };
};

type Listed<Row, Node> = Rows<Row> & { page: PageInput; toNode: (row: Row) => Node };

export const connectionOfRows = <Row, Node>({
  order,
  rows,
  page: input,
  toNode,
}: Listed<Row, Node>): Connection<Node> => {
  const page = pageOf(input);
  return {
    ...toPage({ order, page, ...findPageRows({ order, rows, page }), toNode }),
    totalCount: rows.length,
    totalCountIsExact: true,
  };
};
