import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { messages } from '#domain/messages.ts';
import { WEBHOOK_TIMEOUT_SECONDS, type DeliveryError } from '#domain/webhooks/webhook.ts';
import { invalidField } from '../../operation/input.ts';
import type { Env } from '../../process/env.ts';
import { hostOf, isPrivateHost, PrivateAddressError, publicLookup } from '../../process/public-address.ts';

const PUBLIC_PORTS = ['', '8443'];

/** The body of the response is not stored. A longer body is cut off. */
const MAX_RESPONSE_BYTES = 64 * 1024;

const NAME_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA']);

const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/;

type Post = {
  env: Env;
  url: string;
  secrets: readonly string[];
  eventId: string;
  body: string;
  signal: AbortSignal;
  limitMs?: number;
};

type Outcome = { status: number | null; error: DeliveryError | null };

/** Sends one event once. Redirects are not followed. Only the status is read. */
export const postSigned = (post: Post): Promise<Outcome> => {
  const { env, url, body, signal, limitMs = WEBHOOK_TIMEOUT_SECONDS * 1_000 } = post;
  if (targetError(env, url)) return Promise.resolve({ status: null, error: 'address' });
  return new Promise((resolve) => {
    let outcome: Outcome | null = null;
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      headers: signedHeaders(post),
      // A new connection for each request, to the address that was just checked.
      agent: false,
      ...(env.WEBHOOKS_ALLOW_PRIVATE ? {} : { lookup: publicLookup() }),
    });
    const stop = () => request.destroy();
    const timer = setTimeout(() => {
      outcome ??= { status: null, error: 'timeout' };
      stop();
    }, limitMs);
    signal.addEventListener('abort', stop, { once: true });
    request.on('response', (response) => {
      outcome = judge(response.statusCode ?? 0);
      drain(response);
      response.on('error', () => undefined);
    });
    request.on('error', (error) => {
      outcome ??= { status: null, error: errorOf(error) };
    });
    request.on('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(outcome ?? { status: null, error: 'connection' });
    });
    request.end(body);
  });
};

type Rules = Pick<Env, 'WEBHOOKS_ALLOW_PRIVATE'>;

/** Errors of the URL itself. The addresses of its host name are checked when connecting. */
const targetError = ({ WEBHOOKS_ALLOW_PRIVATE }: Rules, address: string) => {
  if (WEBHOOKS_ALLOW_PRIVATE) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || !PUBLIC_PORTS.includes(url.port)) return messages.webhookUrlScheme;
  return isPrivateHost(hostOf(url)) ? messages.webhookUrlPrivate : null;
};

const signedHeaders = ({ secrets, eventId, body }: Post, now = new Date()) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
  'user-agent': 'Academia-Webhooks/1',
  'webhook-id': eventId,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, now, body)).join(' '),
});

const judge = (status: number): Outcome => {
  if (status >= 200 && status < 300) return { status, error: null };
  return { status, error: status >= 300 && status < 400 ? 'redirect' : 'status' };
};

const drain = (response: IncomingMessage) => {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES) response.destroy();
  });
};

const errorOf = (error: NodeJS.ErrnoException): DeliveryError => {
  if (error instanceof PrivateAddressError) return 'address';
  const code = error.code ?? '';
  if (NAME_CODES.has(code)) return 'name';
  return TLS_CODE.test(code) ? 'tls' : 'connection';
};

export const requireTarget = (rules: Rules, address: string) => {
  const error = targetError(rules, address);
  if (error) throw invalidField('url', { reason: 'WEBHOOK_URL_REFUSED', message: error });
};
