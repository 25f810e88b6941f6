import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { startServerWithOwnEngine, type TestServer } from './harness.ts';

type Settings = Record<string, string>;

const REASON = 'this server does not count what it examines as the embedded engine does';

/** Tests with an engine of their own, whose counters nothing else moves: the server's intervals, as the sweep, do not run. */
export const describeCounted = (
  name: string,
  tests: (server: TestServer) => void,
  overrides: Settings = {},
) => {
  if (process.env.TEST_MONGODB_URI)
    return describe.skip(`${name} (${REASON})`, () => tests({} as TestServer));
  return describe(name, () => {
    const server = {} as TestServer; // filled before anything reads it
    beforeAll(async () => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      try {
        Object.assign(server, await startServerWithOwnEngine(overrides));
      } finally {
        vi.useRealTimers();
      }
    });
    afterAll(() => server.stop());
    tests(server);
  });
};

/** A test of the engine that other files use meanwhile. */
export const itCounted = (name: string, test: () => Promise<void>) =>
  process.env.TEST_MONGODB_URI ? it.skip(`${name} (${REASON})`, test) : it(name, test);

const readCounters = async () => {
  const { metrics } = (await mongoose.connection.db?.admin().serverStatus()) ?? {};
  const { scanned, scannedObjects } = (metrics?.queryExecutor ?? {}) as Record<string, unknown>;
  return { keys: Number(scanned), documents: Number(scannedObjects) };
};

/** Waits until the database has examined nothing for a while: work in the background is at rest. */
export const untilNothingExamined = async () => {
  let before = await readCounters();
  for (let still = 0; still < 3;) {
    await delay(20);
    const counters = await readCounters();
    still = isDeepStrictEqual(counters, before) ? still + 1 : 0;
    before = counters;
  }
};

/** The result of a piece of work, and the index entries and documents that the database examined for it. */
export const examinedBy = async <T>(work: () => Promise<T>) => {
  const before = await readCounters();
  const result = await work();
  const after = await readCounters();
  return {
    result,
    keys: after.keys - before.keys,
    documents: after.documents - before.documents,
  };
};
