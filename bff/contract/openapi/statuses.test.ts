import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RULES } from '../../src/process/limits.ts';
import { hashOf } from '../../src/features/credentials/token.ts';
import { toSnake } from '../../src/rest/key-case.ts';
import { aToken } from '../account-builders.ts';
import { aRegistration, aStudent, anAdmin } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { addressOf } from '../rest-paths.ts';
import { proxyTo } from '../tcp-proxy.ts';
import { REQUESTS, PUBLIC, takingPasswordOf, type Scene, type Sent } from './response-table.ts';
import { contractDocument } from './contract-document.ts';
import { requireDescribed } from './described.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
/** Nobody's: it is looked up in the database all the same. */
const UNKNOWN_TOKEN = 'desconocido';

const calls = Object.keys(REQUESTS);
const methodOf = (call: string) => call.split(' ')[0] ?? '';
const isWrite = (call: string) => methodOf(call) !== 'GET';
const pathOf = (call: string, id?: string) => addressOf(call.split(' ')[1] ?? '', id);

let database: Awaited<ReturnType<typeof proxyTo>>;
let server: TestServer;
let scene: Scene;
let slow: Promise<void>[];

/** Each call with each status that it has responded with. */
const obtained = new Set<string>();

const statusOf = async (call: string, { token, id, query, body, headers = {} }: Sent) => {
  const isText = typeof body === 'string';
  const response = await fetch(`${server.url}${pathOf(call, id)}${query ? `?${query}` : ''}`, {
    method: methodOf(call),
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  obtained.add(`${call} ${response.status}`);
  return response.status;
};

/** The status for a request that is no HTTP, or never ends. */
const rawStatusOf = async (call: string, rest: string) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`${methodOf(call)} ${pathOf(call)} HTTP/1.1\r\nHost: academia\r\n${rest}`);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  await once(socket, 'close');
  const [head = '', text = ''] = response.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ') as [string, string]));
  const status = Number(first.split(' ')[1]);
  requireDescribed({ method: methodOf(call), pathname: pathOf(call), status, headers, text });
  obtained.add(`${call} ${status}`);
  return status;
};

const anExhaustedToken = async (userId: string) => {
  const { token } = await aToken(userId);
  for (let count = 0; count < RULES.requestByToken.points; count += 1) {
    await server.deps.limits.consume('requestByToken', hashOf(token));
  }
  return token;
};

beforeAll(async () => {
  database = await proxyTo(inject('embeddedUri'));
  server = await startTestServer({ ...GOOGLE, MONGODB_URI: database.uri, RATE_LIMITS: 'on' });
  slow = calls.map(async (call) => expect([call, await rawStatusOf(call, '')]).toEqual([call, 408]));
  const surface = { url: server.url, connect: connectRest };
  scene = { url: server.url, student: await aStudent(surface), admin: await anAdmin(surface) };
});
afterAll(async () => {
  database.restore();
  await server.stop();
  await database.close();
});

describe.each(calls)('%s', (call) => {
  it.each(Object.entries(REQUESTS[call] ?? {}))('responds with %s', async (status, sent) => {
    expect(await statusOf(call, await sent(scene))).toBe(Number(status));
  });

  it('responds as every call does', async () => {
    const { id } = scene.student;
    expect(await rawStatusOf(call, 'no header\r\n\r\n')).toBe(400);
    expect(
      await statusOf(call, { token: (await aToken(id, [isWrite(call) ? 'read' : 'write'])).token }),
    ).toBe(403);
    expect(await statusOf(call, { token: await anExhaustedToken(id) })).toBe(429);
    expect(await statusOf(call, { headers: { 'x-long': 'x'.repeat(20_000) } })).toBe(431);
    database.failNext({ command: 'find', on: 'sessions', code: 1, message: 'planned' });
    expect(await statusOf(call, { token: UNKNOWN_TOKEN })).toBe(500);
  });
});

it.each(calls.filter(isWrite))('%s validates a body', async (call) => {
  expect(await statusOf(call, { body: '{' })).toBe(400);
  expect(await statusOf(call, { body: { text: 'x'.repeat(40_000) } })).toBe(413);
  expect(await statusOf(call, { body: 'x', headers: { 'content-type': 'text/plain' } })).toBe(415);
});

it.each(calls.filter((call) => !PUBLIC.includes(call)))('%s responds with 401 to a visitor', async (call) => {
  expect(await statusOf(call, {})).toBe(401);
});

it('a registration whose password was removed meanwhile responds with 401', async () => {
  const call = 'POST /api/auth/register';
  const register = () => {
    const registration = aRegistration();
    return takingPasswordOf(registration.email, statusOf(call, { body: toSnake(registration) }));
  };
  await expect.poll(register, { timeout: 20_000 }).toBe(401);
});

it('every call responds with 408 to a request that does not end', () => Promise.all(slow));

it('every call responds with 503 when the database does not respond', async () => {
  database.cut();
  const statuses = await Promise.all(calls.map((call) => statusOf(call, { token: UNKNOWN_TOKEN })));
  expect(statuses).toEqual(calls.map(() => 503));
});

it('the document has every status that was obtained, and no other', () => {
  const documented = Object.entries(contractDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );
  expect([...obtained].sort()).toEqual(documented.sort());
});
