import mongoose, { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/** Recognised by the code alone: the rest of the error differs from server to server. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** How many documents of an unordered insert met a taken key; throws what else went wrong. */
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

/**
 * What a server answers while it cannot serve: not primary (10107, 13435, 189), shutting down (11600, 11602, 91),
 * exceeded its time (50, 262), unreachable inside the cluster (6, 7, 89, 9001).
 */
const AWAY_CODES = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435]);
const WRITE_CONFLICT = 112;
const RETRYABLE_LABELS = ['RetryableWriteError', 'TransientTransactionError'];

/** A connection that breaks while the driver writes to it comes up as the bare system error. */
const BROKEN_CODES = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ENOTCONN',
]);

const isBroken = (error: Error) => 'code' in error && BROKEN_CODES.has(String(error.code));

/** A write that the server gave up in favour of another one: nothing is stored, it may be sent again. */
export const isWriteConflict = (error: unknown) =>
  error instanceof mongo.MongoServerError &&
  (error.code === WRITE_CONFLICT || /deadlock detected|could not serialize/i.test(error.message));

const isAwayAnswer = (error: unknown) =>
  error instanceof mongo.MongoServerError &&
  (AWAY_CODES.has(Number(error.code)) || RETRYABLE_LABELS.some((label) => error.hasErrorLabel(label)));

/** The database did not answer, or could not serve: nothing is known to be wrong with the request. */
export const isDatabaseAway = (error: unknown) =>
  error instanceof Error &&
  (AWAY_NAMES.has(error.name) ||
    isAwayAnswer(error) ||
    isWriteConflict(error) ||
    isBroken(error) ||
    (error instanceof mongoose.Error &&
      mongoose.connection.readyState !== mongoose.ConnectionStates.connected));
