import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { visitor } from '../../access.ts';
import { unavailable } from '../../errors/domain-error.ts';
import { operation } from '../../operation.ts';

const ANSWER_MS = 900;
const RETRY_SECONDS = 5;

export type Health = { status: 'ok'; database: 'up'; engine: string };

const databaseAnswers = async () => {
  const { readyState, db } = mongoose.connection;
  if (readyState !== mongoose.ConnectionStates.connected || !db) return false;
  const ping = db.command({ ping: 1 }).then(() => true);
  return Promise.race([ping, sleep(ANSWER_MS, false)]);
};

/** Ready to serve: not about to stop, and the database answers a ping. */
export const getHealth = operation({
  access: visitor,
  run: async ({ engine, lifecycle }): Promise<Health> => {
    if (lifecycle.isDraining || !(await databaseAnswers())) throw unavailable(RETRY_SECONDS);
    return { status: 'ok', database: 'up', engine };
  },
});
