import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The interval of the health checks of a server. */
const PROBE_MS = 100;

type Upstream = { url: string; isUp: boolean; agent: Agent };

/**
 * A small reverse proxy, as those of docs/deployment behave: requests in turn to the servers whose health is 200, and
 * once more to another one where none was reached. What a server has dropped ends without a response.
 */
export const startReverseProxy = async (urls: readonly string[]) => {
  const upstreams = urls.map((url): Upstream => ({ url, isUp: true, agent: new Agent({ keepAlive: true }) }));
  let turn = 0;

  const probe = async (upstream: Upstream) => {
    upstream.isUp = await fetch(`${upstream.url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const timer = setInterval(() => void Promise.all(upstreams.map(probe)), PROBE_MS);

  const choose = (but?: Upstream) => {
    const candidates = upstreams.filter((one) => one.isUp && one !== but);
    turn += 1;
    return candidates[turn % candidates.length];
  };

  const forward = (incoming: IncomingMessage, response: ServerResponse, body: Buffer, failed?: Upstream) => {
    const upstream = choose(failed);
    if (!upstream) return void response.destroy();
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const sent = request(
      upstream.url + (incoming.url ?? ''),
      { method: incoming.method, headers, agent: upstream.agent },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, {
          ...upstreamResponse.headers,
          'x-upstream': upstream.url,
        });
        upstreamResponse.pipe(response);
      },
    );
    sent.once('error', (error: NodeJS.ErrnoException) => {
      upstream.isUp = false;
      const isUnreached = error.code === 'ECONNREFUSED';
      if (!failed && (isUnreached || incoming.method === 'GET')) forward(incoming, response, body, upstream);
      else response.destroy();
    });
    sent.end(body);
  };

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => forward(incoming, response, Buffer.concat(chunks)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    clearInterval(timer);
    server.close();
    server.closeAllConnections();
    for (const { agent } of upstreams) agent.destroy();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
};
