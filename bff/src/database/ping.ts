import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

const ANSWER_MS = 900;

/** Whether the database answers, and soon. */
export const pingDatabase = async () => {
  const { readyState, db } = mongoose.connection;
  if (readyState !== mongoose.ConnectionStates.connected || !db) return false;
  const ping = db.command({ ping: 1 }).then(() => true);
  return Promise.race([ping, sleep(ANSWER_MS, false)]);
};
