import type { Ctx } from '../../operation/context.ts';
import { deleteBatches } from '../../database/delete-batches.ts';
import { retainedSince } from '../../process/retention.ts';
import { DeliveryModel } from './delivery.model.ts';

export const deleteOldDeliveries = async ({ env, now }: Ctx) => {
  const since = retainedSince(now, env.WEBHOOK_LOG_RETENTION_DAYS);
  if (since) await deleteBatches(DeliveryModel, { createdAt: { $lt: since } });
};
