import { Agent } from 'node:http';
import { sendPlain } from './plain-http.ts';

const agent = new Agent({ keepAlive: true });

const BODYLESS = [204, 304];

type Request = { method: string; headers: Record<string, string>; body?: string };

/**
 * `fetch` for tests that send a small request very often: its streams take twice the processor time of the request
 * itself. Reads the whole response; asks for no compression.
 */
export const fetchWhole = async (url: string, { method, headers, body }: Request): Promise<Response> => {
  const { origin, pathname, search } = new URL(url);
  const sent = { method, path: pathname + search, headers, ...(body === undefined ? {} : { body }) };
  const got = await sendPlain(origin, agent, sent).catch((error: unknown) => {
    throw new TypeError('fetch failed', { cause: error });
  });
  const named = Object.entries(got.headers).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return new Response(BODYLESS.includes(got.status) ? null : got.body, {
    status: got.status,
    headers: named,
  });
};

/** How the drivers send their requests. A test that looks at them, or that sends none, replaces `send`. */
export const transport = { send: fetchWhole };
