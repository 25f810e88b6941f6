import { subDays } from 'date-fns';
import type { Ctx } from '../../context.ts';
import { deleteBatches } from '../../delete-batches.ts';
import { DeliveryModel } from './delivery.model.ts';

export const deleteOldDeliveries = async ({ env, now }: Ctx) => {
  const days = env.WEBHOOK_LOG_RETENTION_DAYS;
  if (days === 0) return;
  await deleteBatches(DeliveryModel, { createdAt: { $lt: subDays(now, days) } });
};
