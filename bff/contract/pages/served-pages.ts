import { createServer } from 'node:http';
import express from 'express';
import { createApp } from '../../src/start/app.ts';
import type { TestServer } from '../harness.ts';

type Layer = {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle?: { stack?: Layer[] };
};

const routesOf = (stack: readonly Layer[]): { method: string; path: string }[] =>
  stack.flatMap(({ route, handle }) =>
    route
      ? [route.path]
          .flat()
          .flatMap((path) =>
            Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path })),
          )
      : routesOf(handle?.stack ?? []),
  );

/** What the server serves beside its two APIs. */
export const servedPages = async ({ deps }: TestServer) => {
  const app = express();
  const { stop } = await createApp(deps, { app, httpServer: createServer() });
  const { stack } = app.router as unknown as { stack: Layer[] };
  await stop();
  return routesOf(stack).filter(({ path }) => !/^\/(api|users|graphql)\b/.test(path));
};

/** Where a path takes a secret. */
export const SECRET = 'K3D3CNJS3DN8CK42X7KR';
