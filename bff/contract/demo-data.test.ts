import { expect, it } from 'vitest';
import { verify } from '../cli/verify.ts';
import { seedDemo } from '../demo/seed.ts';
import { systemContext } from '../src/context.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();

it('of two first starts at once one fills the database', async () => {
  const ctx = systemContext(server.deps);
  const outcomes = await Promise.all([seedDemo(ctx), seedDemo(ctx)]);
  expect(outcomes.sort()).toEqual(['already there', 'seeded']);
  expect((await verify()).problems).toEqual([]);
});
