import mongoose, { mongo } from 'mongoose';

const DUPLICATE_KEY = 11000;

/** Recognised by the code alone: servers differ in everything else they tell. */
export const isDuplicateKey = (error: unknown) =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

const AWAY = new Set([
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

/** A connection that breaks while the driver writes to it comes up as the bare system error. */
const BROKEN = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT', 'ENOTCONN']);

const isBroken = (error: Error) => 'code' in error && BROKEN.has(String(error.code));

/** The database did not answer: nothing is known to be wrong with the request. */
export const isDatabaseAway = (error: unknown) =>
  error instanceof Error &&
  (AWAY.has(error.name) ||
    isBroken(error) ||
    (error instanceof mongoose.Error &&
      mongoose.connection.readyState !== mongoose.ConnectionStates.connected));
