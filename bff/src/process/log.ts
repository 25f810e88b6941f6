import { randomUUID } from 'node:crypto';
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
  customLogLevel: (_, response) => (response.statusCode >= 500 ? 'error' : 'info'),
});
