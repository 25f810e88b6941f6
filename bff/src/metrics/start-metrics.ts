import { createServer } from 'node:http';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { Gauge, Counter } from 'prom-client';
import { isWritable } from '../database/disk-space.ts';
import { pingDatabase } from '../database/ping.ts';
import type { Env } from '../process/env.ts';
import { listen } from '../process/listen.ts';
import { createMetrics, type Metrics } from './metrics.ts';

type Sources = { env: Env; log: Logger; countQueuedDeliveries: () => Promise<number> };

export const startMetrics = async ({ env, log, countQueuedDeliveries }: Sources) => {
  if (env.METRICS_PORT === 0) return { metrics: null, stop: () => {} };
  const metrics = createMetrics();
  watchDatabase(metrics);
  watchQueue(metrics, countQueuedDeliveries);
  return { metrics, stop: await serveMetrics(metrics, env, log) };
};

const watchDatabase = ({ registry }: Metrics) => {
  const registers = [registry];
  const inUse = new Gauge({
    name: 'academia_database_connections_in_use',
    help: 'Connections of the pool that carry a command.',
    registers,
  });
  const waiting = new Gauge({
    name: 'academia_database_connections_awaited',
    help: 'Commands that wait for a connection of the pool.',
    registers,
  });
  const failed = new Counter({
    name: 'academia_database_connections_refused_total',
    help: 'Commands that got no connection in time.',
    registers,
  });
  const pingSeconds = new Gauge({
    name: 'academia_database_ping_seconds',
    help: 'Time of the last ping that succeeded; made at each scrape.',
    registers,
  });
  new Gauge({
    name: 'academia_database_up',
    help: '1 when the ping of this scrape succeeded, else 0.',
    registers,
    collect: async function () {
      const begin = performance.now();
      const isUp = await pingDatabase().catch(() => false);
      this.set(isUp ? 1 : 0);
      if (isUp) pingSeconds.set((performance.now() - begin) / 1_000);
    },
  });
  new Gauge({
    name: 'academia_database_writable',
    help: '0 while the disk of the database has less than 64 MB free or refuses writes, else 1.',
    registers,
    collect: function () {
      this.set(isWritable() ? 1 : 0);
    },
  });

  mongoose.connection
    .getClient()
    .on('connectionCheckOutStarted', () => waiting.inc())
    .on('connectionCheckedOut', () => {
      waiting.dec();
      inUse.inc();
    })
    .on('connectionCheckOutFailed', () => {
      waiting.dec();
      failed.inc();
    })
    .on('connectionCheckedIn', () => inUse.dec());
};

const watchQueue = ({ registry }: Metrics, countQueuedDeliveries: Sources['countQueuedDeliveries']) =>
  new Gauge({
    name: 'academia_webhook_queue',
    help: 'Deliveries that are not settled yet, of all processes; counted at each scrape, up to 10,000 an endpoint.',
    registers: [registry],
    collect: async function () {
      this.set(await countQueuedDeliveries().catch(() => Number.NaN));
    },
  });

const serveMetrics = async ({ registry }: Metrics, env: Env, log: Logger) => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics cannot be read');
        response.writeHead(500).end();
      },
    );
  });
  await listen(server, {
    settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
