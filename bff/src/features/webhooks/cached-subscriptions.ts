import { keepFor } from '../../process/cache.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';

/** Other processes than the one that changed an endpoint know of it so much later. */
const KEPT_MS = 5_000;

/** An active endpoint and what it asks for. */
export type Subscription = { id: string; events: readonly WebhookEvent[] };

const kept = keepFor<Subscription[]>(KEPT_MS, { maxEntries: 1 });

export const keptSubscriptions = (load: () => Promise<Subscription[]>) => kept.read('all', load);

export const forgetSubscriptions = () => kept.forgetAll();
