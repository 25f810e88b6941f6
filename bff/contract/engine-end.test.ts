import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServerWithOwnEngine } from './harness.ts';

/** More than a server waits before it brings back an engine that went away. */
const REOPENED_MS = 1_000;

it('the engine of a server that has stopped is not started again', async () => {
  const { dataDir, stop } = await startServerWithOwnEngine();
  await stop();
  await delay(REOPENED_MS);
  expect(existsSync(dataDir)).toBe(false);
});
