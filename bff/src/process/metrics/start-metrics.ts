import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Env } from '../env.ts';
import { watchDatabase } from './database-metrics.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

type Sources = { env: Env; log: Logger; countQueuedDeliveries: () => Promise<number> };

const watchQueue = ({ registry }: Metrics, countQueuedDeliveries: Sources['countQueuedDeliveries']) =>
  new Gauge({
    name: 'academia_webhook_queue',
    help: 'Deliveries that are not settled yet, of all processes; counted at each scrape, up to 10,000 an endpoint.',
    registers: [registry],
    collect: async function () {
      this.set(await countQueuedDeliveries().catch(() => Number.NaN));
    },
  });

export const startMetrics = async ({ env, log, countQueuedDeliveries }: Sources) => {
  if (env.METRICS_PORT === 0) return { metrics: null, stop: () => {} };
  const metrics = createMetrics();
  watchDatabase(metrics, log);
  watchQueue(metrics, countQueuedDeliveries);
  return { metrics, stop: await serveMetrics(metrics, env, log) };
};
