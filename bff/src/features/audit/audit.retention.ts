import type { Ctx } from '../../operation/context.ts';
import { deleteBatches } from '../../database/delete-batches.ts';
import { retainedSince } from '../../process/retention.ts';
import { AuditEntryModel } from './audit.model.ts';

/** Entries without an outcome are not deleted. */
export const deleteOldEntries = async ({ env, now }: Ctx) => {
  const since = retainedSince(now, env.AUDIT_RETENTION_DAYS);
  if (since) await deleteBatches(AuditEntryModel, { at: { $lt: since }, outcome: { $ne: 'intended' } });
};
