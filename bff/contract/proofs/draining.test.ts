import { expect, it } from 'vitest';
import { startTestServer } from '../harness.ts';

it('a server that is about to stop reports draining in its health and closes connections after their responses', async () => {
  const stopping = await startTestServer({ DRAIN_SECONDS: '1' });
  const stopped = stopping.stop();
  const health = await fetch(`${stopping.url}/api/health`);
  expect([health.status, health.headers.get('connection')]).toEqual([503, 'close']);
  const courses = await fetch(`${stopping.url}/api/courses`);
  expect([courses.status, courses.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
});
