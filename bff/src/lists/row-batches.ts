import { positionOf, readRows, type Position, type RowOrder } from './row-order.ts';

/** Rows that are read at once; no more of a list are held. */
export const BATCH_ROWS = 1_000;

/** All rows of a list in its order, a batch at a time: the next is not read before it is asked for. */
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

/** The same batches, each as something else. */
export async function* mapBatches<From, To>(
  batches: AsyncIterable<From[]> | Iterable<From[]>,
  map: (rows: From[]) => To[] | Promise<To[]>,
): AsyncGenerator<To[]> {
  for await (const rows of batches) yield await map(rows);
}
