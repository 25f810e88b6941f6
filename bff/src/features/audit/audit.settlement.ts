import { subMinutes } from 'date-fns';
import { messages } from '#domain/messages.ts';
import { hasWritten } from '../../operation/key-claim.ts';
import { listIds } from '../../lists/list-ids.ts';
import { AuditEntryModel, type AuditEntryDocument } from './audit.model.ts';

/** Longer than any operation plus the difference of clocks. */
const ABANDONED_MINUTES = 5;

export const listUnsettledAttempts = (limit: number, now: Date) =>
  listIds(AuditEntryModel, {
    filter: { outcome: 'intended', at: { $lt: subMinutes(now, ABANDONED_MINUTES) } },
    limit,
  });

const outcomeOf = async ({ write }: AuditEntryDocument) => {
  if (!write) return { outcome: 'done', reason: messages.auditInterrupted } as const;
  if (await hasWritten(write)) return { outcome: 'done' } as const;
  return { outcome: 'refused', reason: messages.auditNotDone } as const;
};

export const settleAttempt = async (id: string) => {
  const entry = await AuditEntryModel.findOne({ _id: id, outcome: 'intended' }).lean();
  if (!entry) return;
  await AuditEntryModel.updateOne(
    { _id: id, outcome: 'intended', attempts: entry.attempts },
    { $set: await outcomeOf(entry) },
  );
};
