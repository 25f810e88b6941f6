import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

export type Received = { headers: IncomingHttpHeaders; body: string };

/** Responds to one request, the n-th of its event from 1 on. */
export type Behaviour = (response: ServerResponse, nth: number) => void;

export const respondWith =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end();

/** A real HTTP server that stores its requests, responds as set, and can be killed and started again. */
export const startReceiver = async (initial: Behaviour = respondWith(204)) => {
  const received: Received[] = [];
  let behaviour = initial;
  let server: Server;
  let port = 0;
  const attempts = new Map<unknown, number>();

  const start = async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        const event = request.headers['webhook-id'];
        const nth = (attempts.get(event) ?? 0) + 1;
        attempts.set(event, nth);
        behaviour(response, nth);
      });
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const kill = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}/avisos`,
    received,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    start,
    kill,
  };
};

/** The payload, once the library has verified its signature; throws otherwise. */
export const verified = ({ headers, body }: Received, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    version: number;
    data: Record<string, unknown>;
  };

const PATIENCE_MS = 20_000;

/** Waits until the check does not throw; a long one leaves others as much time as it takes. */
export const eventually = async (check: () => unknown, patienceMs = PATIENCE_MS) => {
  const end = performance.now() + patienceMs;
  for (;;) {
    const start = performance.now();
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await delay(Math.max(50, performance.now() - start));
    }
  }
};
