import mongoose from 'mongoose';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../domain-error.ts';

const ANSWER_MILLISECONDS = 900;

export type Health = { status: 'ok'; database: 'up'; engine: string };

/** Ready to serve: the database answers a ping. */
export const getHealth = async ({ engine }: Ctx): Promise<Health> => {
  const { readyState, db } = mongoose.connection;
  if (readyState !== mongoose.ConnectionStates.connected || !db) {
    throw new DomainError('UNAVAILABLE', messages.unavailable, { headers: { 'Retry-After': '5' } });
  }
  await db.command({ ping: 1 }, { timeoutMS: ANSWER_MILLISECONDS });
  return { status: 'ok', database: 'up', engine };
};
