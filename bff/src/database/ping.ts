import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

const REPLY_MS = 900;
const STEP_MS = 100;

/**
 * Resolves to false after a number of timer steps. A busy event loop delays steps, so it does not count as
 * silence.
 */
const silence = async (signal: AbortSignal) => {
  for (let waited = 0; waited < REPLY_MS && !signal.aborted; waited += STEP_MS) await sleep(STEP_MS);
  return false;
};

export const pingDatabase = async () => {
  const { db } = mongoose.connection;
  if (!db) return false;
  const replied = new AbortController();
  const ping = db.command({ ping: 1 }).then(() => true);
  return Promise.race([ping, silence(replied.signal)]).finally(() => replied.abort());
};
