import { addSeconds } from 'date-fns';
import type * as v from 'valibot';
import type { redeliverMatchingSchema } from '#domain/webhooks/webhook.schema.ts';
import { MAX_REDELIVERED, type DeliveryState, type Redelivery } from '#domain/webhooks/webhook.ts';
import { deleteBatches } from '../../lists/delete-batches.ts';
import { readConnection } from '../../lists/connection.ts';
import type { PageInput } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { changeOldest } from '../../operation/change-oldest.ts';
import type { Ctx } from '../../operation/context.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { retainedSince } from '../../process/retention.ts';
import { DeliveryModel, toDelivery, type DeliveryDocument } from '../../outgoing/delivery.model.ts';
import { listEndpoints } from './endpoint.store.ts';

export const NEWEST_DELIVERIES = rowOrder<DeliveryDocument>(DeliveryModel, { createdAt: -1, _id: -1 });

/** Duration of a lease, longer than an attempt. */
const LEASE_SECONDS = 60;

const COUNT_LIMIT = 10_000;

type Filter = { endpointId: string; state: DeliveryState | null };

export const readDeliveries = ({ endpointId, state }: Filter, page: PageInput) =>
  readConnection({
    order: NEWEST_DELIVERIES,
    filter: { endpointId, ...(state ? { state } : {}) },
    page,
    toNode: toDelivery,
  });

export const findDue = (endpointId: string, now: Date, limit: number) =>
  DeliveryModel.find({ endpointId, state: 'pending', nextAttemptAt: { $lte: now } })
    .sort({ nextAttemptAt: 1 })
    .limit(limit)
    .lean();

export const isStillDue = async ({ _id, nextAttemptAt }: Pick<DeliveryDocument, '_id' | 'nextAttemptAt'>) =>
  Boolean(await DeliveryModel.exists({ _id, state: 'pending', nextAttemptAt }));

export const requireDelivery = requireById<DeliveryDocument>(DeliveryModel, 'WEBHOOK_DELIVERY_NOT_FOUND');

type NewDelivery = Omit<DeliveryDocument, '_id'>;

export const insertDelivery = async (delivery: NewDelivery) =>
  (await DeliveryModel.create(delivery)).toObject();

export const repeatOfDelivery = repeatable(DeliveryModel, toDelivery);

export const leaseDelivery = async ({ _id, nextAttemptAt }: DeliveryDocument, now: Date) => {
  const until = addSeconds(now, LEASE_SECONDS);
  const { matchedCount } = await DeliveryModel.updateOne(
    { _id, state: 'pending', nextAttemptAt },
    { $set: { nextAttemptAt: until } },
  );
  return matchedCount === 1 ? until : null;
};

type Outcome = Partial<Pick<DeliveryDocument, 'state' | 'attempts' | 'tries' | 'nextAttemptAt'>>;

export const settleDelivery = async (
  { _id }: DeliveryDocument,
  { until, outcome }: { until: Date; outcome: Outcome },
) => {
  await DeliveryModel.updateOne({ _id, nextAttemptAt: until }, { $set: outcome });
};

export const requeueDelivery = async ({ _id }: DeliveryDocument, now: Date) => {
  await DeliveryModel.updateOne({ _id }, { $set: requeued(now) });
  return toDelivery(await requireDelivery(_id.toString()));
};

const requeued = (now: Date) => ({ state: 'pending', tries: 0, nextAttemptAt: now }) as const;

type Matching = v.InferOutput<typeof redeliverMatchingSchema> & { endpointId: string };

export const requeueMatching = (matching: Matching, now: Date): Promise<Redelivery> =>
  changeOldest(DeliveryModel, {
    filter: matchingFilter(matching),
    update: { $set: requeued(now) },
    limit: MAX_REDELIVERED,
  });

const matchingFilter = ({ endpointId, state, type, from, to }: Matching) => ({
  endpointId,
  state,
  ...(type ? { type } : {}),
  ...(from || to ? { createdAt: { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) } } : {}),
});

export const countQueuedDeliveries = async () => {
  const endpoints = await listEndpoints();
  const counts = endpoints.map(({ _id }) =>
    DeliveryModel.countDocuments({ endpointId: _id.toString(), state: 'pending' }, { limit: COUNT_LIMIT }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

export const deleteOldDeliveries = async ({ env, now }: Ctx) => {
  const since = retainedSince(now, env.WEBHOOK_LOG_RETENTION_DAYS);
  if (since) await deleteBatches(DeliveryModel, { createdAt: { $lt: since } });
};

/** Deletes deliveries of the one event with name and email. Scans the collection, because deletions are rare. */
export const eraseRegistration = async (userId: string) => {
  await DeliveryModel.deleteMany({ type: 'user.registered', body: new RegExp(`"id":"${userId}"`) });
};
