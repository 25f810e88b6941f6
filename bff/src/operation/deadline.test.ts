import { expect, it } from 'vitest';
import { withinDeadline } from './deadline.ts';

const never = new Promise<never>(() => undefined);

it('work that is not done in time throws UNAVAILABLE', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  await expect(withinDeadline(longAgo, never)).rejects.toMatchObject({ kind: 'UNAVAILABLE' });
});

it('work that is done in time returns its result', async () => {
  expect(await withinDeadline(new Date(), Promise.resolve(5))).toBe(5);
  await expect(withinDeadline(new Date(), Promise.reject(new Error('own')))).rejects.toThrow('own');
});
