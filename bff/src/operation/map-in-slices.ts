import { setImmediate as letOthers } from 'node:timers/promises';

const SLICE_MS = 10;

/** Maps rows, and yields to the event loop every few milliseconds. */
export const mapInSlices = async <Row, Mapped>(rows: readonly Row[], map: (row: Row) => Mapped) => {
  const mapped: Mapped[] = [];
  let end = performance.now() + SLICE_MS;
  for (const row of rows) {
    mapped.push(map(row));
    if (performance.now() < end) continue;
    await letOthers();
    end = performance.now() + SLICE_MS;
  }
  return mapped;
};
