import { createCache } from '../database/cache.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';

/** Other processes learn of a changed endpoint after this time. */
const CACHE_MS = 5_000;

export type Subscription = { id: string; events: readonly WebhookEvent[] };

const cache = createCache<Subscription[]>(CACHE_MS, { maxEntries: 1 });

export const cachedSubscriptions = (load: () => Promise<Subscription[]>) => cache.read('all', load);

export const clearSubscriptions = () => cache.clear();
