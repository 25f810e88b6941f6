import { positionOf, readRows, type Position, type RowOrder } from './row-order.ts';

/** Rows in memory at a time. */
export const BATCH_ROWS = 1_000;

/** Reads all rows of a list in order, in batches. A batch is read when the consumer requests it. */
export async function* rowBatches<Document>(
  order: RowOrder<Document>,
  filter: object,
): AsyncGenerator<Document[]> {
  let position: Position | null = null;
  for (;;) {
    const rows: Document[] = await readRows(order, {
      filter,
      position,
      isBackward: false,
      limit: BATCH_ROWS,
    });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_ROWS) return;
    position = positionOf(order, last);
  }
}

/** Maps batches. */
export async function* mapBatches<From, To>(
  batches: AsyncIterable<From[]> | Iterable<From[]>,
  map: (rows: From[]) => To[] | Promise<To[]>,
): AsyncGenerator<To[]> {
  for await (const rows of batches) yield await map(rows);
}
