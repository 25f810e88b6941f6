import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe } from 'vitest';
import { readEnv } from '../src/env.ts';
import { startServer } from '../src/start.ts';
import { testSettings, type TestServer } from './harness.ts';

type Settings = Record<string, string>;

const startWithOwnEngine = async (overrides: Settings) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-counted-'));
  const { MONGODB_URI: _, ...settings } = await testSettings({ ...overrides, DATA_DIR: dataDir });
  const server = await startServer(readEnv(settings));
  return { ...server, settings, url: `http://127.0.0.1:${server.port}`, dataDir };
};

const REASON = 'this server does not count what it examines as the embedded engine does';

/** Tests with an engine of their own, whose counters nothing else moves. */
export const describeCounted = (
  name: string,
  tests: (server: TestServer) => void,
  overrides: Settings = {},
) => {
  if (process.env.TEST_MONGODB_URI)
    return describe.skip(`${name} (${REASON})`, () => tests({} as TestServer));
  return describe(name, () => {
    const server = {} as TestServer & { dataDir: string }; // filled before anything reads it
    beforeAll(async () => {
      Object.assign(server, await startWithOwnEngine(overrides));
    });
    afterAll(async () => {
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
    });
    tests(server);
  });
};

const readCounters = async () => {
  const { metrics } = (await mongoose.connection.db?.admin().serverStatus()) ?? {};
  const { scanned, scannedObjects } = (metrics?.queryExecutor ?? {}) as Record<string, unknown>;
  return { keys: Number(scanned), documents: Number(scannedObjects) };
};

/** What a piece of work answers, and the index entries and documents that the database examined for it. */
export const examinedBy = async <T>(work: () => Promise<T>) => {
  const before = await readCounters();
  const answer = await work();
  const after = await readCounters();
  return {
    answer,
    keys: after.keys - before.keys,
    documents: after.documents - before.documents,
  };
};
