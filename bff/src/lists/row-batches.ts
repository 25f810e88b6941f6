import { positionOf, readRows, type Position, type RowOrder } from './row-order.ts';

/** Read, converted and written in one go: others wait so long. */
export const BATCH_ROWS = 250;

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

export async function* mapBatches<From, To>(
  batches: AsyncIterable<From[]> | Iterable<From[]>,
  map: (rows: From[]) => To[] | Promise<To[]>,
): AsyncGenerator<To[]> {
  for await (const rows of batches) yield await map(rows);
}
