import { Gauge } from 'prom-client';
import type { Deps } from '../context.ts';
import { watchDatabase } from './database-metrics.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

type Sources = { countQueuedDeliveries: () => Promise<number> };

const watchQueue = ({ registry }: Metrics, { countQueuedDeliveries }: Sources) =>
  new Gauge({
    name: 'academia_webhook_queue',
    help: 'Deliveries that are not settled yet, of all processes; counted at each scrape, up to 10,000 an endpoint.',
    registers: [registry],
    collect: async function () {
      this.set(await countQueuedDeliveries().catch(() => Number.NaN));
    },
  });

/** Counts from now on, and shows it at METRICS_PORT; without that setting nothing is counted. */
export const startMetrics = async (deps: Deps, sources: Sources) => {
  if (deps.env.METRICS_PORT === 0) return () => {};
  const metrics = createMetrics();
  deps.metrics = metrics;
  watchDatabase(metrics);
  watchQueue(metrics, sources);
  return serveMetrics(metrics, deps.env, deps.log);
};
