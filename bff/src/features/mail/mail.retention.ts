import type { Ctx } from '../../operation/context.ts';
import { deleteBatches } from '../../database/delete-batches.ts';
import { retainedSince } from '../../process/retention.ts';
import { MailModel } from './mail.model.ts';

export const deleteOldMail = async ({ env, now }: Ctx) => {
  const since = retainedSince(now, env.MAIL_LOG_RETENTION_DAYS);
  if (since) await deleteBatches(MailModel, { state: { $ne: 'waiting' }, createdAt: { $lt: since } });
};
