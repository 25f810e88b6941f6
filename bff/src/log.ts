import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import type { Options } from 'pino-http';
import type { Env } from './env.ts';

export const createLog = (env: Env) =>
  pino({ level: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn') });

/** Query strings carry tokens, search terms and GraphQL variables: none of them reaches the log. */
export const loggedPath = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

/** One line a request: no headers, no bodies, no query, so no credentials and nothing personal. */
export const httpLogOptions = (log: Logger): Options => ({
  logger: log,
  genReqId: (_, response) => {
    const id = randomUUID();
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
