import type { Request, RequestHandler, Response } from 'express';
import { isNotConfigured } from '../errors/domain-error.ts';
import type { Metrics } from './metrics.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const NO_ROUTE = 'none';

const surfaceOf = ({ originalUrl }: Request) => {
  const [, first = ''] = originalUrl.split(/[/?#]/, 2);
  if (first === 'graphql') return 'graphql';
  return first === 'api' || first === 'users' ? 'rest' : 'web';
};

/** The template of the matched route. Paths contain ids and arbitrary text of callers. */
const routeOf = ({ route }: Request) => {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : NO_ROUTE;
};

const INTERNAL = 500;
/** Statuses with a label of their own: they are no errors of the program. */
const OWN_LABEL = [429, 503];

const statusOf = (response: Response) => {
  const { statusCode, writableFinished } = response;
  if (!writableFinished) return 'aborted';
  if (isNotConfigured(String(response.getHeader('Error-Reason')))) return 'not_configured';
  return OWN_LABEL.includes(statusCode) ? String(statusCode) : `${Math.floor(statusCode / 100)}xx`;
};

export const httpMetrics =
  ({ requests, requestSeconds, internalErrors }: Metrics): RequestHandler =>
  (request, response, next) => {
    const stop = requestSeconds.startTimer();
    response.once('close', () => {
      const labels = { surface: surfaceOf(request), route: routeOf(request) };
      const method = METHODS.includes(request.method) ? request.method : 'other';
      requests.inc({ ...labels, method, status: statusOf(response) });
      if (response.statusCode === INTERNAL) internalErrors.inc({ of: labels.surface });
      stop(labels);
    });
    next();
  };
