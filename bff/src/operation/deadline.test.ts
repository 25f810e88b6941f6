import { expect, it } from 'vitest';
import { readEnv } from '../process/env.ts';
import { withinDeadline } from './deadline.ts';

const env = readEnv({ NODE_ENV: 'test' });
const never = new Promise<never>(() => undefined);

it('work that is not done in time throws UNAVAILABLE', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  await expect(withinDeadline({ env, now: longAgo }, never)).rejects.toMatchObject({ kind: 'UNAVAILABLE' });
});

it('work that is done in time returns its result', async () => {
  expect(await withinDeadline({ env, now: new Date() }, Promise.resolve(5))).toBe(5);
  await expect(withinDeadline({ env, now: new Date() }, Promise.reject(new Error('own')))).rejects.toThrow(
    'own',
  );
});

it('with TIME_LIMITS=off there is no deadline', async () => {
  const unlimited = { env: readEnv({ NODE_ENV: 'test', TIME_LIMITS: 'off' }), now: new Date(0) };
  const late = new Promise<number>((resolve) => setTimeout(() => resolve(5), 20));
  expect(await withinDeadline(unlimited, late)).toBe(5);
});
