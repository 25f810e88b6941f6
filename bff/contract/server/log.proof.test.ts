import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startServerProcess } from '../processes.ts';

type Line = { level: number; msg: string; account?: string; ip?: string };

const WARNING_LEVEL = 40;

const linesOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

const warningsOf = (stdout: string) =>
  linesOf(stdout)
    .filter(({ level }) => level >= WARNING_LEVEL)
    .map(({ msg }) => msg);

const askThroughProxy = (url: string) =>
  fetch(`${url}/api/courses`, { headers: { 'x-forwarded-for': '192.0.2.1' } });

it('a server without TRUST_PROXY warns once that requests come through a proxy', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'info' });
  for (let count = 0; count < 3; count += 1) expect((await askThroughProxy(server.url)).status).toBe(200);
  const { stdout } = await server.stop();
  expect(warningsOf(stdout)).toEqual([expect.stringContaining('set TRUST_PROXY')]);
});

it('neither a trusted proxy nor an aborted upload logs a warning', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'info', TRUST_PROXY: '1' });
  await askThroughProxy(server.url);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":',
  );
  // The server has read the head once it has responded to a later request.
  for (let count = 0; count < 3; count += 1) await fetch(`${server.url}/livez`);
  socket.destroy();
  for (let count = 0; count < 3; count += 1) await fetch(`${server.url}/livez`);
  const { stdout } = await server.stop();
  expect(stdout).toContain('/api/auth/login');
  expect(warningsOf(stdout)).toEqual([]);
});

it('a failed sign-in is in the log with the address of its sender and a keyed digest of the account', async () => {
  const failuresOf = async (secret: string) => {
    const server = await startServerProcess({ LOG_LEVEL: 'info', TRUST_PROXY: '1', SECRETS_KEY: secret });
    for (const email of ['ana@example.com', 'ana@example.com', 'otra@example.com']) {
      const response = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
        body: JSON.stringify({ email, password: 'no-es-esta' }),
      });
      expect(response.status).toBe(401);
    }
    const { stdout } = await server.stop();
    expect(stdout).not.toContain('example.com');
    return linesOf(stdout).filter(({ msg }) => msg === 'failed sign-in');
  };
  const [failures, others] = await Promise.all([failuresOf('k'.repeat(32)), failuresOf('x'.repeat(32))]);
  expect(failures.map(({ ip }) => ip)).toEqual(['192.0.2.7', '192.0.2.7', '192.0.2.7']);
  const [first, second, other] = failures.map(({ account }) => account);
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect(second).toBe(first);
  expect(new Set([first, other, ...others.map(({ account }) => account)]).size).toBe(4);
});
