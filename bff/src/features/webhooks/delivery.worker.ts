import { setTimeout as delay } from 'node:timers/promises';
import { logFailure } from '../../database/database-errors.ts';
import type { Deps } from '../../operation/context.ts';
import { attemptDelivery } from './delivery.attempt.ts';
import { onWebhookWork, type DeliveryDocument } from '../../outgoing/delivery.model.ts';
import { findDue, isStillDue } from './delivery.store.ts';
import { listActiveEndpoints } from '../../outgoing/publish.ts';
import { createPatience } from '../../process/patience.ts';

/** Poll interval while endpoints exist. Otherwise the sweep polls every 30 s. */
const POLL_MS = 1_000;
/** Concurrent requests per endpoint. There are at most 20 endpoints. */
const AT_ONCE = 4;
const STOP_MS = 3_000;

export const startDelivering = (deps: Deps) => {
  const cutShort = new AbortController();
  const underWay = new Map<string, { endpointId: string; sent: Promise<void> }>();
  let round: Promise<void> | null = null;
  let isNotified = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const deliveries = createPatience(deps.log, 'deliveries of webhooks');

  const send = async (id: string, delivery: DeliveryDocument) => {
    try {
      const isLeased = await attemptDelivery(deps, delivery, cutShort.signal);
      if (isLeased) deliveries.progressed();
      else await checkLease(delivery);
    } catch (error) {
      logFailure(deps.log, { err: error, delivery: id }, 'webhook delivery failed, will be repeated');
    }
    underWay.delete(id);
    notify();
  };

  /** Another process may have leased it. If it is stored as before, nothing is written. */
  const checkLease = async ({ _id, nextAttemptAt }: DeliveryDocument) => {
    if (await isStillDue({ _id, nextAttemptAt })) deliveries.stalled();
  };

  const countUnderWay = (endpointId: string) =>
    [...underWay.values()].filter((one) => one.endpointId === endpointId).length;

  const sendDue = async (endpointId: string) => {
    if (countUnderWay(endpointId) >= AT_ONCE || deliveries.isPausing()) return;
    // Running deliveries stay due until their lease is written.
    for (const delivery of await findDue(endpointId, new Date(), 2 * AT_ONCE)) {
      const id = delivery._id.toString();
      const isFree = !underWay.has(id) && countUnderWay(endpointId) < AT_ONCE;
      if (isFree && !isStopped) underWay.set(id, { endpointId, sent: send(id, delivery) });
    }
  };

  const work = async () => {
    const endpoints = await listActiveEndpoints();
    for (const { _id } of endpoints) await sendDue(_id.toString());
    return endpoints.length > 0;
  };

  const rounds = async () => {
    let isToBeContinued = true;
    do {
      isNotified = false;
      try {
        isToBeContinued = await work();
      } catch (error) {
        logFailure(deps.log, { err: error }, 'webhooks failed, will be repeated');
      }
    } while (isNotified && !isStopped);
    round = null;
    if (isToBeContinued && !isStopped) timer = setTimeout(notify, POLL_MS).unref();
  };

  /** One round at a time. A notification during a round starts another. */
  const notify = () => {
    isNotified = true;
    if (round || isStopped) return;
    clearTimeout(timer);
    round = rounds();
  };

  const unsubscribe = onWebhookWork(notify);

  return async () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
    await round;
    const settled = Promise.all([...underWay.values()].map(({ sent }) => sent));
    await Promise.race([settled, delay(STOP_MS, undefined, { ref: false })]);
    cutShort.abort();
    await settled;
  };
};
