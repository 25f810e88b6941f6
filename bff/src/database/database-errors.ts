import mongoose, { mongo } from 'mongoose';
import type { Logger } from 'pino';

const DUPLICATE_KEY = 11000;
/** MongoDB's, and that of DocumentDB for a serialization failure of PostgreSQL. */
const WRITE_CONFLICTS = new Set<unknown>([112, 16_777_220]);

/**
 * Error codes of a server that cannot serve: not primary (10107, 13435, 189), shutting down (11600, 11602, 91),
 * time exceeded (50, 262), unreachable in the cluster (6, 7, 89, 9001).
 */
const AWAY_CODES = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435]);

const RETRYABLE_LABELS = ['RetryableWriteError', 'TransientTransactionError'];

const OUT_OF_DISK_SPACE = 14031;

/** By code only: servers differ in the rest. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** How many documents of an unordered insert were rejected for a duplicate key. Throws any other error. */
export const countDuplicates = async (insert: Promise<unknown>) => {
  try {
    await insert;
    return 0;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const errors = [error.writeErrors].flat();
    if (errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    return errors.length;
  }
};

/** A write conflict: nothing was stored, and the write may be retried. */
export const isWriteConflict = (error: unknown) =>
  error instanceof mongo.MongoServerError &&
  (WRITE_CONFLICTS.has(error.code) || /deadlock detected|could not serialize/i.test(error.message));

const AWAY_NAMES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'PoolClearedOnNetworkError',
]);

/** Whether the database did not respond or could not serve. The request itself may be valid. */
export const isDatabaseAway = (error: unknown) =>
  error instanceof Error &&
  (AWAY_NAMES.has(error.name) ||
    isOutageResponse(error) ||
    isWriteConflict(error) ||
    isBroken(error) ||
    isCutOffInsert(error) ||
    isCutOffCommit(error) ||
    (error instanceof mongoose.Error &&
      mongoose.connection.readyState !== mongoose.ConnectionStates.connected));

const isOutageResponse = (error: unknown) =>
  error instanceof mongo.MongoServerError &&
  (AWAY_CODES.has(Number(error.code)) || RETRYABLE_LABELS.some((label) => error.hasErrorLabel(label)));

/** Of many documents, which were not rejected: the driver names neither the cause nor its labels. */
const isCutOffInsert = (error: Error) =>
  error instanceof mongo.MongoBulkWriteError && [error.writeErrors].flat().length === 0;

/** The driver looks for labels in an error of the socket, which has none. */
const isCutOffCommit = (error: Error) =>
  error instanceof TypeError && error.message.includes('commitError.hasErrorLabel');

const BROKEN_CODES = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ENOTCONN',
]);

const isBroken = (error: Error) => 'code' in error && BROKEN_CODES.has(String(error.code));

export const logOutages = (log: Logger) => {
  let since: number | null = null;
  const begin = () => {
    if (since !== null) return;
    since = Date.now();
    log.error('the database does not answer: requests are answered 503 until it does');
  };
  const end = () => {
    if (since === null) return;
    log.info({ seconds: (Date.now() - since) / 1_000 }, 'the database answers again');
    since = null;
  };
  mongoose.connection.on('disconnected', begin).on('connected', end);
  return () => {
    mongoose.connection.off('disconnected', begin).off('connected', end);
  };
};

export const isOutage = (error: unknown) => isDatabaseAway(error) && !isConnected();

const isConnected = () => mongoose.connection.readyState === mongoose.ConnectionStates.connected;

type Failure = { err: unknown; [name: string]: unknown };

export const logFailure = (log: Logger, failure: Failure, message: string) =>
  log[isOutage(failure.err) ? 'debug' : 'error'](failure, message);

export const isDiskFull = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === OUT_OF_DISK_SPACE;
