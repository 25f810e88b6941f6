import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

it('an entry that is removed while it is being read is read again', async () => {
  const cached = createCache<number>(1_000, { maxEntries: 2 });
  let resolve = (_: number) => {};
  const promise = new Promise<number>((done) => (resolve = done));
  const first = cached.read('a', () => promise);
  cached.clear();
  expect(await cached.read('a', async () => 2)).toBe(2);
  resolve(1);
  expect(await first).toBe(1);
  expect(await cached.read('a', async () => 3)).toBe(2);
});

it('a failed read is not cached', async () => {
  const cached = createCache<number>(1_000, { maxEntries: 2 });
  await expect(cached.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cached.read('a', async () => 1)).toBe(1);
});

it('a full cache stores no more entries', async () => {
  const cached = createCache<number>(1_000, { maxEntries: 1 });
  await cached.read('a', async () => 1);
  expect(await cached.read('b', async () => 1)).toBe(1);
  expect(await cached.read('b', async () => 2)).toBe(2);
  expect(await cached.read('a', async () => 2)).toBe(1);
});
