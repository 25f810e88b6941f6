import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { compiledEngine } from '../src/process/compiled-engine.ts';
import { findAdvertisement } from '../src/process/data-folder.ts';
import { MessageReader, writeRequest } from '../src/protocol/wire.ts';
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

/** The engine as a child of the test, which can kill it. */
export const startEngineProcess = async (
  dataDir: string,
  flags: readonly string[] = [],
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [compiledEngine(), '--data-dir', dataDir, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [unknown];
  if (JSON.stringify(message) !== '{"isReady":true}') throw new Error(JSON.stringify(message));
  return child;
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

/** A connection without a driver: what is sent on it is the whole command. */
export const connectBare = async (dataDir: string) => {
  const advertisement = findAdvertisement(dataDir);
  if (advertisement === undefined || !('socketPath' in advertisement.listen)) throw new Error('No socket');
  const socket = connect(advertisement.listen.socketPath);
  await once(socket, 'connect');
  const reader = new MessageReader();
  const waiting: Array<(reply: mongo.Document) => void> = [];
  socket.on('data', (chunk) => {
    for (const { body } of reader.read(chunk))
      waiting.shift()?.(mongo.BSON.deserialize(mongo.BSON.serialize(body)));
  });
  return {
    send: (body: mongo.Document): Promise<mongo.Document> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        socket.write(writeRequest({ ...body, $db: 'test' }));
      }),
    close: () => socket.destroy(),
  };
};
