import { Agent, createServer } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { loggedPath } from '../../src/process/log.ts';
import { useTestServer } from '../harness.ts';
import { MAX_MS, leastProcessorMs } from '../large-inputs/processor-ms.ts';
import { inAddress } from '../large-inputs/rest-requests.ts';
import { VARIABLE_SHAPES } from '../large-inputs/shapes.ts';
import { sendPlain } from '../plain-http.ts';
import { addressOf } from '../rest-paths.ts';

const server = useTestServer();
const agent = new Agent({ keepAlive: true });

afterAll(() => agent.destroy());

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
const pages: { method: string; path: string }[] = [];

beforeAll(async () => {
  const app = express();
  const { stop } = await createApp(server.deps, { app, httpServer: createServer() });
  const { stack } = app.router as unknown as { stack: Layer[] };
  pages.push(...routesOf(stack).filter(({ path }) => !/^\/(api|users|graphql)\b/.test(path)));
  await stop();
});

/** Their parameter is no secret. */
const OPEN_PATHS = [
  '/calendario/cursos/:id.ics',
  '/vista/cursos/:id.png',
  '/verificar/estado/:of',
  '/{*path}',
];

const SECRET = 'K3D3CNJS3DN8CK42X7KR';

describe('the pages beside the APIs', () => {
  it('with a secret in the URL are in no log, in no cache and in no Referer', async () => {
    const secret = pages.filter(({ path }) => path.includes(':') && !OPEN_PATHS.includes(path));
    expect(secret.length).toBeGreaterThan(4);
    for (const { method, path } of secret) {
      const address = addressOf(path, SECRET);
      expect(loggedPath(address), `hide ${path} in process/log.ts, or name it in OPEN_PATHS`).not.toContain(
        SECRET,
      );
      const { status, headers } = await fetch(server.url + address, { method });
      expect(status, path).toBe(404);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    }
  });

  it('handle a large input at little cost, wherever it is', async () => {
    const faults: string[] = [];
    for (const { method, path } of pages) {
      for (const [shape, json] of Object.entries(VARIABLE_SHAPES)) {
        const large = inAddress(json);
        const targets = [
          `${addressOf(path.replace('{*path}', ':path'), large)}`,
          `${addressOf(path, SECRET)}?codigo=${large}&de=${large}`,
        ];
        for (const target of targets) {
          let status = 0;
          const ms = await leastProcessorMs(async () => {
            ({ status } = await sendPlain(server.url, agent, { method, path: target }));
          });
          if (ms >= MAX_MS || status >= 500)
            faults.push(`${method} ${path} of ${shape}: ${status}, ${ms.toFixed()} ms`);
        }
      }
    }
    expect(faults).toEqual([]);
  }, 60_000);
});
