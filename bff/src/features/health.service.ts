import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Ctx } from '../context.ts';
import { databaseAway } from '../database/faults.ts';

const ANSWER_MILLISECONDS = 900;

export type Health = { status: 'ok'; database: 'up'; engine: string };

/** Ready to serve: the database answers a ping. */
export const getHealth = async ({ engine }: Ctx): Promise<Health> => {
  const { readyState, db } = mongoose.connection;
  if (readyState !== mongoose.ConnectionStates.connected || !db) {
    throw databaseAway();
  }
  const ping = db.command({ ping: 1 }).then(() => true);
  const silence = sleep(ANSWER_MILLISECONDS, false);
  if (!(await Promise.race([ping, silence]))) throw databaseAway();
  return { status: 'ok', database: 'up', engine };
};
