import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { isDatabaseAway } from './transient-errors.ts';

const isConnected = () => mongoose.connection.readyState === mongoose.ConnectionStates.connected;

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

type Failure = { err: unknown; [name: string]: unknown };

export const logFailure = (log: Logger, failure: Failure, message: string) =>
  log[isOutage(failure.err) ? 'debug' : 'error'](failure, message);
