import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startServerProcess } from './processes.ts';

type Line = { level: number; msg: string };

const WARNING_LEVEL = 40;

const warningsOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= WARNING_LEVEL)
    .map(({ msg }) => msg);

const askThroughProxy = (url: string) =>
  fetch(`${url}/api/courses`, { headers: { 'x-forwarded-for': '192.0.2.1' } });

it('a server that knows of no proxy says once that requests come through one', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'info' });
  for (let count = 0; count < 3; count += 1) expect((await askThroughProxy(server.url)).status).toBe(200);
  const { stdout } = await server.stop();
  expect(warningsOf(stdout)).toEqual([expect.stringContaining('set TRUST_PROXY')]);
});

it('neither a known proxy nor an upload that is broken off is worth a warning', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'info', TRUST_PROXY: '1' });
  await askThroughProxy(server.url);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":',
  );
  // The server has read the head once it has answered a later request.
  for (let count = 0; count < 3; count += 1) await fetch(`${server.url}/livez`);
  socket.destroy();
  for (let count = 0; count < 3; count += 1) await fetch(`${server.url}/livez`);
  const { stdout } = await server.stop();
  expect(stdout).toContain('/api/auth/login');
  expect(warningsOf(stdout)).toEqual([]);
});
