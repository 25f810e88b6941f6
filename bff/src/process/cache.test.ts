import { expect, it } from 'vitest';
import { keepFor } from './cache.ts';

it('what is forgotten while it is being read is read anew', async () => {
  const kept = keepFor<number>(1_000, { maxEntries: 2 });
  let resolve = (_: number) => {};
  const promise = new Promise<number>((done) => (resolve = done));
  const first = kept.read('a', () => promise);
  kept.forgetAll();
  expect(await kept.read('a', async () => 2)).toBe(2);
  resolve(1);
  expect(await first).toBe(1);
  expect(await kept.read('a', async () => 3)).toBe(2);
});

it('a failed read is not kept', async () => {
  const kept = keepFor<number>(1_000, { maxEntries: 2 });
  await expect(kept.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.read('a', async () => 1)).toBe(1);
});

it('beyond its entries it keeps nothing more', async () => {
  const kept = keepFor<number>(1_000, { maxEntries: 1 });
  await kept.read('a', async () => 1);
  expect(await kept.read('b', async () => 1)).toBe(1);
  expect(await kept.read('b', async () => 2)).toBe(2);
  expect(await kept.read('a', async () => 2)).toBe(1);
});
