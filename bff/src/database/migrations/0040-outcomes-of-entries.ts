import type { mongo } from 'mongoose';
import { messages } from '#domain/messages.ts';
import type { Migration } from './migration.ts';

type Claim = { _id: string };

const outcomeOf = async (claims: mongo.Collection<Claim>, write: { key: string; payload: string } | null) => {
  if (!write) return { outcome: 'done', reason: messages.auditInterrupted };
  const { key: _id, payload } = write;
  const isDone = await claims.findOne({ _id, payload, writtenTo: { $ne: null } });
  return isDone ? { outcome: 'done' } : { outcome: 'refused', reason: messages.auditNotDone };
};

/** Entries that were written before their action have an outcome. The index is dropped by the start. */
export const settleEntries: Migration = {
  name: '0040-outcomes-of-entries',
  up: async (db) => {
    const entries = db.collection('audit');
    const claims = db.collection<Claim>('keyClaims');
    for await (const { _id, write } of entries.find({ outcome: 'intended' })) {
      await entries.updateOne({ _id, outcome: 'intended' }, { $set: await outcomeOf(claims, write) });
    }
    await entries.updateMany({ attempts: { $exists: true } }, { $unset: { attempts: 1, write: 1 } });
  },
};
