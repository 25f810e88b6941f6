import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { listen } from '../listen.ts';
import type { Metrics } from './metrics.ts';

export const serveMetrics = async ({ registry }: Metrics, env: Env, log: Logger) => {
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
