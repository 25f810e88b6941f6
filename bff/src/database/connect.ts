import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { Database } from './choose.ts';
import { allModels } from './models.ts';

const SELECTION_MILLISECONDS = 900;
const FIRST_SELECTION_MILLISECONDS = 10_000;
const REOPEN_MILLISECONDS = 500;

mongoose.set('bufferCommands', false);
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('strictQuery', 'throw');

const TTL_INDEX_OPTIONS = 'expireAfterSeconds';

/** Every index of every model exists before the first request; a TTL index only cleans, so it may be missing. */
const createIndexes = async (log: Logger) => {
  for (const model of allModels) {
    await model.createCollection();
    for (const [keys, options] of model.schema.indexes()) {
      try {
        await model.collection.createIndex(
          keys as Record<string, 1 | -1>,
          options as Record<string, unknown>,
        );
      } catch (error) {
        if (!(TTL_INDEX_OPTIONS in options)) throw error;
        log.warn({ err: error }, 'no TTL index here: expired sessions are refused but not cleaned up');
      }
    }
  }
};

/** Brings our own engine back when its process went away. */
const keepOpen = ({ reopen }: Database, log: Logger) => {
  if (!reopen) return;
  let timer: NodeJS.Timeout | undefined;
  const retry = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      reopen().catch((error: unknown) => {
        log.error({ err: error }, 'the embedded engine did not come back, trying again');
        retry();
      });
    }, REOPEN_MILLISECONDS).unref();
  };
  mongoose.connection.on('disconnected', () => {
    if (mongoose.connection.readyState !== mongoose.ConnectionStates.disconnecting) retry();
  });
};

/** Connects mongoose; afterwards an absent database fails a request within a second instead of hanging it. */
export const connectDatabase = async (database: Database, { env, log }: { env: Env; log: Logger }) => {
  const options = {
    dbName: env.DB_NAME,
    serverSelectionTimeoutMS: SELECTION_MILLISECONDS,
    // A server that is connected and silent is noticed by its heartbeat: 2 s until one is sent, 3 s without an answer.
    heartbeatFrequencyMS: 2_000,
    connectTimeoutMS: 3_000,
    socketTimeoutMS: 20_000,
    retryWrites: false,
    writeConcern: { w: 'majority' as const, journal: true },
  };
  const deadline = Date.now() + FIRST_SELECTION_MILLISECONDS;
  for (;;) {
    try {
      await mongoose.connect(database.uri, options);
      break;
    } catch (error) {
      if (Date.now() < deadline) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The database does not answer (${reason}): check that it runs and that MONGODB_URI names it.`,
      );
    }
  }
  await createIndexes(log);
  keepOpen(database, log);
};

export const disconnectDatabase = () => mongoose.disconnect();
