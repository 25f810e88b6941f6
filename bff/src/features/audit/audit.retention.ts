import { subDays } from 'date-fns';
import type { Ctx } from '../../context.ts';
import { deleteBatches } from '../../delete-batches.ts';
import { AuditEntryModel } from './audit.model.ts';

/** An entry that is still to be settled stays. */
export const deleteOldEntries = async ({ env, now }: Ctx) => {
  const days = env.AUDIT_RETENTION_DAYS;
  if (days === 0) return;
  await deleteBatches(AuditEntryModel, { at: { $lt: subDays(now, days) }, outcome: { $ne: 'intended' } });
};
