import { outsideTransaction } from './transaction.ts';

type Entry<T> = { value: Promise<T>; until: number };

/**
 * Caches the results of reads for a short time. Concurrent callers share one read. After an entry is removed the
 * next call reads again, even if a read was under way. Failed reads, and entries beyond `maxEntries`, are not
 * cached. Within a transaction the read is beside it.
 */
export const createCache = <T>(milliseconds: number, { maxEntries }: { maxEntries: number }) => {
  const entries = new Map<string, Entry<T>>();

  const dropExpired = (now: number) => {
    for (const [key, { until }] of entries) if (until <= now) entries.delete(key);
  };

  const read = (key: string, load: () => Promise<T>): Promise<T> => {
    const now = performance.now();
    const found = entries.get(key);
    if (found && found.until > now) return found.value;
    if (entries.size >= maxEntries) dropExpired(now);
    const value = outsideTransaction(load);
    if (entries.size >= maxEntries && !found) return value;
    const entry = { value, until: now + milliseconds };
    entries.set(key, entry);
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return value;
  };

  return { read, clear: () => entries.clear() };
};
