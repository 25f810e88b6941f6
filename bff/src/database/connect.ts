import { setTimeout as delay } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../process/env.ts';
import type { Database } from './database.ts';
import { createIndexes, type Models } from './indexes.ts';
import { requireKnownMigrations, migrate } from './migrations/migrate.ts';
import { logOutages, isDatabaseAway } from './database-errors.ts';
import { requireTransactions } from './require-transactions.ts';
import { requireWholeDatabase } from './restore-mark.ts';

const SELECTION_MS = 900;
const FIRST_SELECTION_MS = 10_000;
const REOPEN_MS = 500;
const RETRY_MS = 250;
const IDLE_MS = 20_000;

const TIMEOUTS = {
  /** maxTimeMS of reads, below the socket timeout. */
  readMs: 4_500,
  options: {
    waitQueueTimeoutMS: 3_000,
    socketTimeoutMS: 5_000,
    // A silent server is noticed by its heartbeat: every 500 ms, with a timeout of 1.5 s.
    connectTimeoutMS: 1_500,
  },
};
/** A database that is away rejects its connections, and is noticed all the same. */
const NO_TIMEOUTS = {
  readMs: 0,
  options: { waitQueueTimeoutMS: 0, socketTimeoutMS: 0, connectTimeoutMS: 0 },
};

mongoose.set('bufferCommands', false);
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('strictQuery', 'throw');
mongoose.set('transactionAsyncLocalStorage', true);

let stopKeepingOpen = () => {};
let stopLogging = () => {};

const keepOpen = ({ reopen }: Database, log: Logger) => {
  if (!reopen) return;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let logged = '';
  const logOnce = (error: unknown) => {
    // The same damage is found at one page or another.
    const reason = String(error).replace(/\([^)]*\)/, '');
    if (reason !== logged) log.error({ err: error }, 'the embedded engine did not come back, trying again');
    logged = reason;
  };
  const retry = () => {
    if (isOver) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      reopen().then(
        () => (logged = ''),
        (error: unknown) => {
          logOnce(error);
          retry();
        },
      );
    }, REOPEN_MS).unref();
  };
  mongoose.connection.on('disconnected', retry);
  stopKeepingOpen = () => {
    isOver = true;
    mongoose.connection.off('disconnected', retry);
    clearTimeout(timer);
  };
};

const prepare = async (log: Logger, models: Models) => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('there is no connection');
  await requireTransactions(db);
  await requireWholeDatabase(db);
  await requireKnownMigrations(db);
  const migrations = await migrate(log);
  await createIndexes(models, log);
  return migrations;
};

export const disconnectDatabase = () => {
  stopKeepingOpen();
  stopLogging();
  return mongoose.disconnect();
};

/** Connects mongoose. Later, requests fail within a second while the database is away. */
export const connectDatabase = async (
  database: Database,
  { env, log, models }: { env: Env; log: Logger; models: Models },
) => {
  const limits = env.TIME_LIMITS === 'on' ? TIMEOUTS : NO_TIMEOUTS;
  mongoose.set('maxTimeMS', limits.readMs);
  const options = {
    ...limits.options,
    dbName: env.DB_NAME,
    serverSelectionTimeoutMS: SELECTION_MS,
    maxIdleTimeMS: IDLE_MS,
    serverMonitoringMode: 'poll' as const,
    heartbeatFrequencyMS: 500,
    retryWrites: false,
    writeConcern: { w: 'majority' as const, journal: true },
  };
  const deadline = Date.now() + FIRST_SELECTION_MS;
  for (;;) {
    try {
      await mongoose.connect(database.uri, options);
      break;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // An invalid address or a wrong password is not retried.
      if (!isDatabaseAway(error))
        throw new Error(`The database cannot be used (${reason}): check MONGODB_URI.`);
      if (Date.now() >= deadline) {
        throw new Error(
          `The database does not answer (${reason}): check that it runs and that MONGODB_URI names it.`,
          { cause: error },
        );
      }
      await delay(RETRY_MS);
    }
  }
  try {
    const migrations = await prepare(log, models);
    keepOpen(database, log);
    stopLogging = logOutages(log);
    return { migrations };
  } catch (error) {
    await mongoose.disconnect();
    throw error;
  }
};
