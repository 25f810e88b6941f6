import { Agent } from 'node:http';
import { expect, it, vi } from 'vitest';
import { startTestServer } from '../harness.ts';
import { sendPlain } from '../plain-http.ts';
import { startServerProcess } from '../processes.ts';

const CLIENTS = 8;

it('a server that is about to stop reports draining in its health and closes connections after their responses', async () => {
  const stopping = await startTestServer({ DRAIN_SECONDS: '1' });
  const stopped = stopping.stop();
  const health = await fetch(`${stopping.url}/api/health`);
  expect([health.status, health.headers.get('connection')]).toEqual([503, 'close']);
  const courses = await fetch(`${stopping.url}/api/courses`);
  expect([courses.status, courses.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
});

it('a server that stops without a time to drain closes kept connections with a response and resets none', async () => {
  const server = await startServerProcess({ DRAIN_SECONDS: '0' });
  let served = 0;
  /** One request after another on one connection, until a response closes it. */
  const visit = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (;;) {
        const { status, headers } = await sendPlain(server.url, agent, { path });
        served += 1;
        if (headers.connection === 'close') return status;
      }
    } finally {
      agent.destroy();
    }
  };
  const paths = ['/api/courses', '/livez', '/api/auth/me', '/graphql/schema.graphql'];
  const visits = Promise.all(Array.from({ length: CLIENTS }, (_, index) => visit(paths[index % 4] ?? '/')));
  await vi.waitFor(() => expect(served).toBeGreaterThan(CLIENTS), 20_000);
  const { code } = await server.stop('SIGTERM');
  expect([...new Set(await visits)].sort()).toEqual([200, 401]);
  expect(code).toBe(0);
});
