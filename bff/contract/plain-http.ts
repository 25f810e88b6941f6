import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type Sent = {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
};

export type Got = { status: number; type: string; headers: IncomingHttpHeaders; body: string; ms: number };

/** One request over HTTP as it is written here, without what `fetch` adds; rejects when it ends without a response. */
export const sendPlain = (
  url: string,
  agent: Agent,
  { method = 'GET', path, headers, body }: Sent,
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    const { hostname, port, host } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request({
      hostname,
      port,
      agent,
      method,
      path,
      headers: { host, ...length, ...headers },
    });
    outgoing.once('response', (incoming) => {
      const { statusCode: status = 0, headers: given } = incoming;
      const type = given['content-type'] ?? '';
      text(incoming).then(
        (got) => resolve({ status, type, headers: given, body: got, ms: performance.now() - begin }),
        reject,
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

/** The value below which so many percent of the figures are. */
export const percentile = (figures: readonly number[], percent: number) => {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
};
