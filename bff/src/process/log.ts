import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import pino, { type Logger } from 'pino';
import type { Options } from 'pino-http';
import type { Env } from './env.ts';

export const createLog = (env: Env) =>
  pino({ level: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn') });

/** What follows is the secret of a calendar link, or the code of a certificate or a shared passport. */
const SECRET_PATH = /^(\/+(?:calendario\/(?!cursos\/)|verificar\/(?!estado\/)|pasaporte\/)).+/i;

/** A query string may have tokens, search terms and GraphQL variables. */
const withoutQuery = (url: string) => {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
};

export const loggedPath = (url: string) => withoutQuery(url).replace(SECRET_PATH, '$1…');

const REQUEST_ID = /^[\w.:=+-]{1,128}$/;

export const requestIdOf = (given: unknown) =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

const urlOf = (request: IncomingMessage) =>
  'originalUrl' in request ? String(request.originalUrl) : (request.url ?? '');

/** Requested every few seconds by load balancers and supervisors. */
const HEALTH_PATHS = ['/api/health'];
/** Not logged as an error: outages and stops have log lines of their own. */
const UNAVAILABLE = 503;

/** One line per request, without headers, bodies, query and credentials. A person is logged by id only. */
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
    if (HEALTH_PATHS.includes(withoutQuery(urlOf(request)))) return 'debug';
    return statusCode >= 500 && statusCode !== UNAVAILABLE ? 'error' : 'info';
  },
  // Otherwise the logger makes up an error from the status.
  customErrorObject: (_, response: { err?: unknown }, __, { err, ...line }: { err?: unknown }) =>
    response.err ? { ...line, err } : line,
});
