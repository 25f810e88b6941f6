import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import pino, { type Logger } from 'pino';
import type { Options } from 'pino-http';
import type { Env } from './env.ts';

export const createLog = (env: Env) =>
  pino({ level: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn') });

/** Query strings carry tokens, search terms and GraphQL variables: none of them reaches the log. */
export const loggedPath = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

/** What a proxy in front has called the request, if that is a name and no text; else a name of our own. */
const REQUEST_ID = /^[\w.:=+-]{1,128}$/;

export const requestIdOf = (given: unknown) =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

const pathOf = (request: IncomingMessage) =>
  loggedPath('originalUrl' in request ? String(request.originalUrl) : (request.url ?? ''));

/** Asked every few seconds by whatever balances and restarts. */
const HEALTH_PATHS = ['/api/health'];
/** What it is about has lines of its own, an outage and a stop alike. */
const UNAVAILABLE = 503;

/** One line a request: no headers, no bodies, no query, so no credentials, and of a person the id alone. */
export const httpLogOptions = (log: Logger): Options => ({
  logger: log,
  genReqId: (request, response) => {
    const id = requestIdOf(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', id);
    return id;
  },
  serializers: {
    req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
      id,
      method,
      path: loggedPath(url),
    }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
  customLogLevel: (request, { statusCode }) => {
    if (HEALTH_PATHS.includes(pathOf(request))) return 'debug';
    return statusCode >= 500 && statusCode !== UNAVAILABLE ? 'error' : 'info';
  },
  // Else the cause is made up from the status, with a stack of the logger.
  customErrorObject: (_, response: { err?: unknown }, __, { err, ...line }: { err?: unknown }) =>
    response.err ? { ...line, err } : line,
});
