import { Router, type Request } from 'express';
import { messages } from '#domain/messages.ts';
import { requestContext, type Deps } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { toCamel, toSnake } from './key-case.ts';
import type { Route } from './route.ts';

const unpack = (request: Request) => ({
  body: toCamel(request.body ?? {}),
  params: request.params as Record<string, string>,
  query: { ...(toCamel({ ...request.query }) as Record<string, unknown>) },
});

const allowOf = (routes: readonly Route[], path: string) =>
  routes
    .filter((route) => route.path === path)
    .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .join(', ');

/** Mounts the calls in their order; a known path with another method answers 405. */
export const mountRoutes = (routes: readonly Route[], deps: Deps) => {
  const router = Router({ caseSensitive: true });
  for (const path of new Set(routes.map((route) => route.path))) {
    for (const { method, status, handle } of routes.filter((route) => route.path === path)) {
      router[method](path, async (request, response) => {
        const ctx = await requestContext(deps, request, response);
        const answer = await handle(ctx, unpack(request), { request, response });
        if (!response.headersSent) response.status(status).json(toSnake(answer));
      });
    }
    router.all(path, () => {
      throw new DomainError('METHOD_NOT_ALLOWED', messages.methodNotAllowed, {
        headers: { Allow: allowOf(routes, path) },
      });
    });
  }
  return router;
};
