type Entry<T> = { value: Promise<T>; until: number };

/**
 * Keeps the results of reads for a short while: those who ask meanwhile share one read, and what is forgotten is read
 * anew, also when its read was still under way. A failed read is not kept, nor one beyond `maxEntries`.
 */
export const keepFor = <T>(milliseconds: number, { maxEntries }: { maxEntries: number }) => {
  const entries = new Map<string, Entry<T>>();

  const dropExpired = (now: number) => {
    for (const [key, { until }] of entries) if (until <= now) entries.delete(key);
  };

  const read = (key: string, load: () => Promise<T>): Promise<T> => {
    const now = performance.now();
    const found = entries.get(key);
    if (found && found.until > now) return found.value;
    if (entries.size >= maxEntries) dropExpired(now);
    const value = load();
    if (entries.size >= maxEntries && !found) return value;
    const entry = { value, until: now + milliseconds };
    entries.set(key, entry);
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return value;
  };

  return { read, forgetAll: () => entries.clear() };
};
