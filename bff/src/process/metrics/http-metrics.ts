import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from './metrics.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
/** Answered before a route was found. */
const NO_ROUTE = 'none';

const surfaceOf = ({ originalUrl }: Request) => {
  const [, first = ''] = originalUrl.split(/[/?#]/, 2);
  if (first === 'graphql') return 'graphql';
  return first === 'api' || first === 'users' ? 'rest' : 'web';
};

/** The template of the route that was found last: the path itself holds ids, and whatever a caller invents. */
const routeOf = ({ route }: Request) => {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : NO_ROUTE;
};

const statusOf = ({ statusCode, writableFinished }: Response) => {
  if (!writableFinished) return 'aborted';
  return statusCode === 429 ? '429' : `${Math.floor(statusCode / 100)}xx`;
};

/** Counts and times every answer. */
export const httpMetrics =
  ({ requests, requestSeconds }: Metrics): RequestHandler =>
  (request, response, next) => {
    const stop = requestSeconds.startTimer();
    response.once('close', () => {
      const labels = { surface: surfaceOf(request), route: routeOf(request) };
      const method = METHODS.includes(request.method) ? request.method : 'other';
      requests.inc({ ...labels, method, status: statusOf(response) });
      stop(labels);
    });
    next();
  };
