import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ask } from './plain-http.ts';

const LOOK_EVERY_MS = 100;

type Target = { url: string; isHealthy: boolean };
type Failure = NodeJS.ErrnoException;

/**
 * In front of several servers, as a load balancer is: keeps connections, asks each server for its health, and sends
 * requests to those that are well. A connection that is refused goes to another one; a request is never sent twice.
 */
export const balance = async (urls: readonly string[]) => {
  const targets: Target[] = urls.map((url) => ({ url, isHealthy: false }));
  const [requests, looks] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
  const counts = { passed: 0, refused: 0, dropped: 0 };
  let turn = 0;

  const look = async (target: Target) => {
    const health = ask(target.url, looks, { path: '/api/health' });
    target.isHealthy = await health.then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  const timer = setInterval(() => void Promise.all(targets.map(look)), LOOK_EVERY_MS);

  const next = () => {
    const healthy = targets.filter(({ isHealthy }) => isHealthy);
    turn += 1;
    return healthy[turn % healthy.length];
  };

  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const target = next();
    if (!target) return void response.writeHead(502).end();
    const { hostname, port } = new URL(target.url);
    const { connection: _, ...headers } = incoming.headers;
    const { method, url: path } = incoming;
    const outgoing = request({ hostname, port, path, method, agent: requests, headers }, (answer) => {
      const { connection: _, 'keep-alive': __, ...given } = answer.headers;
      counts.passed += 1;
      response.writeHead(answer.statusCode ?? 502, given);
      answer.once('error', () => response.destroy());
      answer.pipe(response);
    });
    outgoing.once('error', ({ code }: Failure) => {
      if (code === 'ECONNREFUSED') {
        counts.refused += 1;
        target.isHealthy = false;
        return pass(incoming, body, response);
      }
      counts.dropped += 1;
      response.destroy();
    });
    outgoing.end(body);
  };

  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => pass(incoming, body, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    healthy: () => targets.filter(({ isHealthy }) => isHealthy).length,
    close: async () => {
      clearInterval(timer);
      for (const agent of [requests, looks]) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
