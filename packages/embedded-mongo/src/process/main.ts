import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  advertise,
  type Advertisement,
  dataFile,
  describeDamage,
  findAdvertisement,
  prepareSocketFolder,
  removeSocketFolder,
  socketPathOf,
  withdraw,
} from './data-folder.ts';
import { DamageError } from '../errors.ts';
import { responds } from './probe.ts';
import { identityOf, isAlive } from './process-identity.ts';
import type { Listening } from '../protocol/server.ts';
import { startEngine } from './start-engine.ts';
import { isCommitError, LEAST_FREE_BYTES, LMDB_DAMAGE, Store } from '../storage/store.ts';

/** The message to the process that started this one. */
export type StartReport = { isReady: true } | { error: string };

const FIRST_DRIVER_MS = 15_000;
/** A process that has found the engine responding needs this time to connect. */
const FOUND_MS = 3000;
const HOLDER_MS = 8000;

const { values: options } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    port: { type: 'string' },
    'linger-seconds': { type: 'string', default: '3' },
    'least-free-bytes': { type: 'string', default: String(LEAST_FREE_BYTES) },
    'acknowledge-early': { type: 'boolean', default: false },
  },
});
const dataDir = options['data-dir'] ?? '';
const lingerMs = Number(options['linger-seconds']) * 1000;

/** Its message is a sentence for the user. */
class StartError extends Error {}

const log = (text: string) => console.log(`${new Date().toISOString()} [${process.pid}] ${text}`);

const report = (message: StartReport): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) return resolve();
    process.send(message, () => {
      if (process.connected) process.disconnect();
      resolve();
    });
  });

const damaged = (reason: string) => new StartError(describeDamage(dataDir, reason));

const DISK_FULL = /ENOSPC|EDQUOT|no space left/i;

const sentenceFor = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof DamageError || LMDB_DAMAGE.test(reason)) return describeDamage(dataDir, reason);
  if (DISK_FULL.test(reason))
    return `The disk of the data folder ${dataDir} is full: free some space and start again.`;
  return `The embedded engine could not start on ${dataDir}: ${reason}.`;
};

const runningEngineResponds = async (): Promise<boolean> => {
  const advertisement = findAdvertisement(dataDir);
  return advertisement !== undefined && (await responds(advertisement));
};

const isEmptyFile = (): boolean => statSync(dataFile(dataDir), { throwIfNoEntry: false })?.size === 0;

/** LMDB would take an empty file for new data. Another engine that is just creating it has written to it after the pause. */
const assertNotEmpty = async (): Promise<void> => {
  if (!isEmptyFile()) return;
  await sleep(500);
  if (isEmptyFile()) throw damaged('it is empty');
};

/** True if this process owns the data, false if another engine that responds does. */
const claimData = async (store: Store): Promise<boolean> => {
  const deadline = Date.now() + HOLDER_MS;
  for (;;) {
    const holder = store.claim(identityOf(process.pid), (owner) => isAlive(owner));
    if (holder === undefined) return true;
    if (await runningEngineResponds()) return false;
    if (Date.now() > deadline)
      throw new StartError(
        `The data folder ${dataDir} is used by process ${holder.split(' ')[0]}, which does not answer: end it and start again.`,
      );
    await sleep(100);
  }
};

/** The data stay marked as in use: the next start checks them, and says what is wrong. */
const endDamaged = (reason: string): never => {
  log(describeDamage(dataDir, reason));
  process.exit(1);
};

const listeningAddress = (): Listening => {
  if (options.port !== undefined) return { port: Number(options.port) };
  if (process.platform === 'win32') return { port: 0 };
  prepareSocketFolder(dataDir);
  const socketPath = socketPathOf(dataDir);
  rmSync(socketPath, { force: true });
  return { socketPath };
};

const toAdvertisement = (listen: Listening, port: number | undefined, secret: string): Advertisement => ({
  pid: process.pid,
  listen: 'socketPath' in listen ? listen : { port: port ?? listen.port, secret },
});

const run = async (store: Store): Promise<void> => {
  const listen = listeningAddress();
  const secret = randomBytes(24).toString('hex');
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  const close = async (why: string): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    log(`closing: ${why}`);
    withdraw(dataDir);
    await engine.close();
    removeSocketFolder(dataDir);
    store.release();
    await store.close();
    process.exit(0);
  };
  let firstDriverUntil = Date.now() + FIRST_DRIVER_MS;
  let foundUntil = 0;
  const closeLater = (): void => {
    clearTimeout(timer);
    const milliseconds = Math.max(lingerMs, firstDriverUntil - Date.now(), foundUntil - Date.now());
    timer = setTimeout(() => void close('no client is connected'), milliseconds);
  };

  const engine = await startEngine(store, {
    listen,
    secret: 'socketPath' in listen ? undefined : secret,
    endDamaged,
    onOpen: () => clearTimeout(timer),
    onClose: (open, wasDriver) => {
      if (wasDriver) firstDriverUntil = 0;
      else foundUntil = Date.now() + FOUND_MS;
      if (open === 0 && !isClosing) closeLater();
    },
  });
  closeLater();
  process.on('SIGTERM', () => void close('SIGTERM'));
  process.on('SIGINT', () => void close('SIGINT'));
  advertise(dataDir, toAdvertisement(listen, engine.port, secret));
  log('ready');
  await report({ isReady: true });
};

const start = async (): Promise<void> => {
  // The folder may be open to others; its files are not.
  process.umask(0o077);
  // LMDB rejects promises of its own besides those of the writes in a commit that failed.
  process.on('unhandledRejection', (error) => {
    if (!isCommitError(error)) throw error;
    log('a commit failed');
  });
  if (!(await runningEngineResponds())) {
    await assertNotEmpty();
    const store = new Store({
      path: dataFile(dataDir),
      leastFreeBytes: Number(options['least-free-bytes']),
      acknowledgesEarly: options['acknowledge-early'],
    });
    if (await claimData(store)) {
      if (!store.wasReleased) store.check();
      return run(store);
    }
    await store.close();
  }
  await report({ isReady: true });
  process.exit(0);
};

start().catch(async (error: unknown) => {
  console.error(error);
  await report({ error: sentenceFor(error) });
  process.exit(1);
});
