import mongoose from 'mongoose';
import { Counter, Gauge } from 'prom-client';
import type { Logger } from 'pino';
import { canWrite } from '../../database/database-errors.ts';
import { pingDatabase } from '../../database/ping.ts';
import type { Metrics } from './metrics.ts';

export const watchDatabase = ({ registry }: Metrics, log: Logger) => {
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
    help: '0 from a write that met a full disk until one finds space, else 1; tried at each scrape then.',
    registers,
    collect: async function () {
      this.set((await canWrite(log).catch(() => false)) ? 1 : 0);
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
