import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { logLines, type LogLine } from './log-lines.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { proxyTo } from '../tcp-proxy.ts';

const REQUESTS = 100;
const WARNING_LEVEL = 40;
const PATIENCE = { timeout: 10_000 };

let database: Awaited<ReturnType<typeof proxyTo>>;
let server: ServerProcess;

beforeAll(async () => {
  database = await proxyTo(inject('mongoUri'));
  server = await startServerProcess({ MONGODB_URI: database.uri, LOG_LEVEL: 'info', DRAIN_SECONDS: '1' });
});
afterAll(() => database.close());

const health = async () => (await fetch(`${server.url}/api/health`)).status;

const askCourse = async () => (await fetch(`${server.url}/api/courses/0123456789abcdef01234567`)).status;
const askGraphql = async () => {
  const query = '{ course(id: "0123456789abcdef01234567") { name } }';
  return (await postGraphql(server.url, { query })).response.status;
};

const many = async (send: () => Promise<number>) =>
  new Set(await Promise.all(Array.from({ length: REQUESTS }, send)));

const BEGIN = 'the database does not answer: requests are answered 503 until it does';

/** Until the server has logged it: the driver reports a lost connection after the first failures. */
const logged = (message: string) =>
  new Promise<void>((resolve) => {
    let text = '';
    server.child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(message)) resolve();
    });
  });

const messagesOf = (lines: LogLine[]) => lines.map(({ msg }) => msg);

it('an outage logs one line at its beginning and one at its end, health checks and a drain log none', async () => {
  expect(await health()).toBe(200);
  const begun = logged(BEGIN);
  database.cut();
  await begun;
  await vi.waitFor(async () => expect(await health()).toBe(503), PATIENCE);
  expect([await many(askCourse), await many(askGraphql), await many(health)]).toEqual(
    Array(3).fill(new Set([503])),
  );
  database.restore();
  await vi.waitFor(async () => expect(await health()).toBe(200), PATIENCE);
  const ended = server.stop();
  await vi.waitFor(async () => expect(await health()).toBe(503), PATIENCE);
  const { stdout } = await ended;

  const lines = logLines(stdout);
  expect(messagesOf(lines.filter(({ level }) => level >= WARNING_LEVEL))).toEqual([BEGIN]);
  expect(messagesOf(lines).filter((msg) => msg === 'the database answers again')).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('"stack"');
  expect(JSON.stringify(lines)).not.toContain('/api/health');
  const requests = lines.filter(({ res }) => res !== undefined);
  expect(requests).toHaveLength(2 * REQUESTS);
});
