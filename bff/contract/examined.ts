import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startServerWithOwnEngine, type TestServer } from './harness.ts';

type Settings = Record<string, string>;

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
    const server = {} as TestServer; // filled before anything reads it
    beforeAll(async () => {
      Object.assign(server, await startServerWithOwnEngine(overrides));
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
