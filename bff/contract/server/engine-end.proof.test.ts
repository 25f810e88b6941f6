import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { anEmail, PASSWORD } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { startServerWithOwnEngine } from '../harness.ts';

/** More than a server waits before it brings back an engine that went away. */
const REOPENED_MS = 1_000;

it('the engine of a server that has stopped is not started again', async () => {
  const { dataDir, stop } = await startServerWithOwnEngine();
  await stop();
  await delay(REOPENED_MS);
  expect(existsSync(dataDir)).toBe(false);
});

const HEADER_BYTES = 2 * 4_096;

const overwrite = async (path: string) => {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size - HEADER_BYTES, 0xab), 0, size - HEADER_BYTES, HEADER_BYTES);
  await file.close();
};

it('a server whose data file is damaged while it runs names it once in the log, and is not ready', async () => {
  const { dataDir, deps, stop, url } = await startServerWithOwnEngine();
  const logging = vi.spyOn(deps.log, 'error');
  const reasons = () =>
    logging.mock.calls.map(([first]) => (first as { err?: Error }).err?.message).filter(Boolean);
  await overwrite(join(dataDir, 'data.mdb'));
  await vi.waitFor(
    async () => {
      const result = await connectGraphql(url).login({ email: anEmail(), password: PASSWORD });
      expect(result).toMatchObject({ ok: false, status: 503 });
      expect(reasons()).toEqual([expect.stringContaining('data.mdb is damaged')]);
    },
    { timeout: 30_000, interval: 100 },
  );
  await delay(REOPENED_MS);
  expect((await fetch(`${url}/api/health`)).status).toBe(503);
  expect(reasons()).toHaveLength(1);
  await stop();
});
