import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../domain-error.ts';

const ANSWER_MILLISECONDS = 900;

export type Health = { status: 'ok'; database: 'up'; engine: string };

const unavailable = () =>
  new DomainError('UNAVAILABLE', messages.unavailable, { headers: { 'Retry-After': '5' } });

/** Ready to serve: the database answers a ping. */
export const getHealth = async ({ engine }: Ctx): Promise<Health> => {
  const { readyState, db } = mongoose.connection;
  if (readyState !== mongoose.ConnectionStates.connected || !db) {
    throw unavailable();
  }
  const ping = db.command({ ping: 1 }).then(() => true);
  const silence = sleep(ANSWER_MILLISECONDS, false);
  if (!(await Promise.race([ping, silence]))) throw unavailable();
  return { status: 'ok', database: 'up', engine };
};
