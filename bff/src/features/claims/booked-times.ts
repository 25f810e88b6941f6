import type { BookedClass } from '#domain/schedule/slot-input.ts';
import { createCache } from '../../process/cache.ts';

const CACHE_MS = 1_000;
const MAX_DAYS = 1_000;
const DAY_MS = 86_400_000;

type Window = { $gte: Date; $lt: Date };

const dayOf = (instant: Date) => Math.floor(instant.getTime() / DAY_MS);

type Period = { from: Date; until: Date };

/**
 * Rows by day, at most a second behind other processes. The days of a window that are not cached are read at once, by
 * the first of the requests that ask for them.
 */
const createDays = <Row>(periodOf: (row: Row) => Period) => {
  const days = createCache<Row[]>(CACHE_MS, { maxEntries: MAX_DAYS });

  const byDay = (rows: readonly Row[]) => {
    const found = new Map<number, Row[]>();
    for (const row of rows) {
      const { from, until } = periodOf(row);
      for (let day = dayOf(from); day <= dayOf(until); day += 1) {
        const known = found.get(day);
        if (known) known.push(row);
        else found.set(day, [row]);
      }
    }
    return found;
  };

  const read = async ({ $gte, $lt }: Window, load: (window: Window) => Promise<Row[]>): Promise<Row[]> => {
    const end = dayOf($lt) + 1;
    let missing: Promise<Map<number, Row[]>> | undefined;
    const found: Promise<Row[]>[] = [];
    for (let day = dayOf($gte); day < end; day += 1) {
      const loadDay = async () => {
        missing ??= load({ $gte: new Date(day * DAY_MS), $lt: new Date(end * DAY_MS) }).then(byDay);
        return (await missing).get(day) ?? [];
      };
      found.push(days.read(String(day), loadDay));
    }
    return [...new Set((await Promise.all(found)).flat())];
  };

  return { read, clear: days.clear };
};

/** What occupies a lane, an instructor and weapons, for those who look for a free time. Decisions read the database. */
export const bookedClasses = createDays<BookedClass & { holder: string }>(({ startsAt }) => ({
  from: startsAt,
  until: startsAt,
}));

export const bookedQuarters = createDays<Period & { _id: string; quanta: string[] }>((claim) => claim);

export const clearBookedTimes = () => {
  bookedClasses.clear();
  bookedQuarters.clear();
};
