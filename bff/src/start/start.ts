import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import { watchDiskSpace } from '../database/disk-space.ts';
import type { Deps } from '../operation/context.ts';
import type { Env } from '../process/env.ts';
import { countQueuedDeliveries } from '../features/webhooks/delivery.store.ts';
import { startMailing } from '../features/mail/mail.worker.ts';
import { startDelivering } from '../features/webhooks/delivery.worker.ts';
import { startSweeping } from '../jobs/sweep.ts';
import { listen } from '../process/listen.ts';
import { startMetrics } from '../metrics/start-metrics.ts';
import { rejectMalformedRequest } from '../web/malformed-request.ts';
import { requestClassesOf } from '../web/request-classes.ts';

const HEADERS_MS = 10_000;
export const REQUEST_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const IDLE_MS = 30_000;
const STEP_MS = 50;

type Options = {
  beforeListen?: (deps: Deps) => Promise<void>;
  /** `false`: what a crash interrupted is left. */
  isSweeping?: boolean;
  /** `false`: messages wait. */
  isMailing?: boolean;
  /** Until a request must have arrived. */
  requestMs?: number;
};

/** Connects the database and opens the server on one port. Returns a stop function. */
export const startServer = async (
  env: Env,
  { beforeListen, isSweeping = true, isMailing = true, requestMs = REQUEST_MS }: Options = {},
) => {
  const { deps: shared, database, close } = await openBackend(env);
  await beforeListen?.(shared);
  const { metrics, stop: stopMetrics } = await startMetrics({ env, log: shared.log, countQueuedDeliveries });
  const deps: Deps = { ...shared, metrics };

  const app = express();
  const httpServer = createServer({
    ...requestClassesOf(app),
    requireHostHeader: false, // requireHost does
    headersTimeout: HEADERS_MS,
    requestTimeout: requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1_000,
  });
  httpServer.setTimeout(IDLE_MS);
  httpServer.on('clientError', rejectMalformedRequest);
  const { stop: stopApp } = await createApp(deps, { app, httpServer });
  const port = await listen(httpServer, {
    settings: { port: 'PORT', host: 'HOST' },
    port: env.PORT,
    host: env.HOST,
  });
  const stopWatching = watchDiskSpace(deps.log);
  const stopDelivering = startDelivering(deps);
  const stopMailing = isMailing ? startMailing(deps) : () => Promise.resolve();
  const stopSweeping = isSweeping ? startSweeping(deps) : () => Promise.resolve();

  const isConnected = () =>
    new Promise<boolean>((resolve) => httpServer.getConnections((_, count) => resolve(count > 0)));

  const untilClosed = async (mostMs: number) => {
    for (let waited = 0; waited < mostMs && (await isConnected()); waited += STEP_MS) await delay(STEP_MS);
  };

  /**
   * Reports draining in health, closes connections after their next response, then stops. `lingerMs`: how much longer
   * it waits for that response while anybody is connected.
   */
  const stop = async ({ lingerMs = 0 }: { lingerMs?: number } = {}) => {
    deps.lifecycle.isDraining = true;
    await delay(env.DRAIN_SECONDS * 1_000);
    await untilClosed(lingerMs);
    await Promise.all([stopApp(), stopWatching(), stopDelivering(), stopMailing(), stopSweeping()]);
    stopMetrics();
    await close();
  };
  return { port, database, deps, stop };
};
