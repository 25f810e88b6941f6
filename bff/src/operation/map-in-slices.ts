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

const AT_ONCE = 250;

/** The same for a function that waits: for values that are read together, so that it yields to nobody by itself. */
export const mapInGroups = async <Row, Mapped>(
  rows: readonly Row[],
  map: (row: Row) => Promise<Mapped>,
): Promise<Mapped[]> => {
  const mapped: Mapped[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    mapped.push(...(await Promise.all(rows.slice(start, start + AT_ONCE).map(map))));
    await letOthers();
  }
  return mapped;
};
