import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { findAdvertisement } from '../src/process/data-folder.ts';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';

export const makeDataDir = (): string => mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));

export const pidOf = (dataDir: string): number => findAdvertisement(dataDir)?.pid ?? 0;

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A killed process stays listed until its parent has waited for it.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

export const waitFor = async (
  what: string,
  condition: () => boolean,
  milliseconds = 10_000,
): Promise<void> => {
  const deadline = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${what}`);
    await sleep(25);
  }
};

export type TestEngine = {
  dataDir: string;
  client: mongo.MongoClient;
  db: mongo.Db;
  close: () => Promise<void>;
};

/** A real engine process on a folder of its own, and the driver connected to it. */
export const openTestEngine = async (): Promise<TestEngine> => {
  const dataDir = makeDataDir();
  const { uri } = await openEmbeddedMongo({ dataDir, lingerSeconds: 0 });
  const client = await new mongo.MongoClient(uri).connect();
  return {
    dataDir,
    client,
    db: client.db('test'),
    close: async () => {
      const pid = pidOf(dataDir);
      await client.close();
      await waitFor('the engine to end', () => !isRunning(pid));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The code of the error that a call must end with. */
export const codeOf = async (call: Promise<unknown>): Promise<number | string | undefined> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    return error instanceof mongo.MongoServerError ? error.code : String(error);
  }
};

/** The id of a cursor as commands take it: the driver makes a number of one below 2^53. */
export const cursorId = (id: number | mongo.Long) => mongo.Long.fromValue(id);
