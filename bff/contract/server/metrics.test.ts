import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { sweep } from '../../src/jobs/sweep.ts';
import { notifyWebhookWorker } from '../../src/outgoing/delivery.model.ts';
import { aStudent, type Member } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { freePort } from '../free-port.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { scrape, seriesOf, valueOf } from './scrape.ts';
import { proxyTo } from '../tcp-proxy.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';
import { respondWith, startReceiver } from '../webhook-receiver.ts';

const REQUESTS = 'academia_http_requests_total';
const FIELDS = 'academia_graphql_fields_total';

let database: Awaited<ReturnType<typeof proxyTo>>;
let server: TestServer;
let student: Member;

beforeAll(async () => {
  database = await proxyTo(inject('embeddedUri'));
  server = await startTestServer({
    MONGODB_URI: database.uri,
    METRICS_PORT: String(await freePort()),
    RATE_LIMITS: 'on',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
  });
  student = await aStudent({ url: server.url, connect: connectRest });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const metrics = () => scrape(server.settings.METRICS_PORT);
const get = async (path: string) => (await fetch(server.url + path)).arrayBuffer();
const call = (query: string, more: object = {}) => postGraphql(server.url, { query, ...more });

/** Waits for what is counted only once a response was sent. */
const counted = (name: string, labels: Record<string, string>, expected: number) =>
  vi.waitFor(async () => expect(valueOf(await metrics(), name, labels)).toBe(expected), { timeout: 10_000 });

it('requests are counted and timed by surface, template of the route and class of the status', async () => {
  const id = '0123456789abcdef01234567';
  await get(`/api/courses/${id}`);
  await get('/api/courses?limit=1');
  await get('/api/courses');
  const labels = { surface: 'rest', method: 'GET' };
  await counted(REQUESTS, { ...labels, route: '/api/courses/:id', status: '4xx' }, 1);
  await counted(REQUESTS, { ...labels, route: '/api/courses', status: '2xx' }, 2);
  await counted('academia_http_request_duration_seconds_count', { route: '/api/courses' }, 2);
});

it('fields of GraphQL are counted by outcome, and requests without a field together', async () => {
  await call('{ courses { name } c: courses { name } }');
  await call('mutation { logout { detail } }');
  await call('{ nothingLikeIt { id } }');
  await call('{');
  await counted(FIELDS, { field: 'courses', outcome: 'ok' }, 2);
  await counted(FIELDS, { field: 'logout', outcome: 'rejected' }, 1);
  await counted(FIELDS, { field: 'none', outcome: 'rejected' }, 2);
  await counted('academia_graphql_field_duration_seconds_count', { field: 'courses' }, 2);
});

it('sign-ins that the limits reject are counted on both surfaces', async () => {
  const account = { email: 'nadie@academia.example', password: 'equivocada' };
  for (let attempt = 0; attempt < 11; attempt += 1) await connectRest(server.url).login(account);
  await call('mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', {
    variables: { input: account },
  });
  await counted(REQUESTS, { route: '/api/auth/login', status: '429' }, 1);
  await counted(REQUESTS, { route: '/api/auth/login', status: '4xx' }, 10);
  await counted(FIELDS, { field: 'login', outcome: 'limited' }, 1);
});

it('attempts at webhooks are counted by outcome, and the queue is measured', async () => {
  const receiver = await startReceiver(respondWith(204));
  const working = await anEndpoint({ url: receiver.url });
  const waiting = await anEndpoint({ disabledReason: 'failing' });
  const gone = await startReceiver(respondWith(410));
  const removed = await anEndpoint({ url: gone.url });
  for (let count = 0; count < 3; count += 1) await aDelivery(waiting, { state: 'pending' });
  for (const endpoint of [working, removed]) {
    await aDelivery(endpoint, { state: 'pending', nextAttemptAt: new Date() });
  }
  notifyWebhookWorker();
  await counted('academia_webhook_attempts_total', { outcome: 'delivered' }, 1);
  await counted('academia_webhook_attempts_total', { outcome: 'given_up' }, 1);
  await counted('academia_webhook_queue', {}, 3);
  await Promise.all([receiver.kill(), gone.kill()]);
});

it('sweeps are counted, and when the last one succeeded', async () => {
  const before = valueOf(await metrics(), 'academia_sweeps_total', { outcome: 'ok' });
  await sweep(server.deps);
  const text = await metrics();
  expect(valueOf(text, 'academia_sweeps_total', { outcome: 'ok' })).toBe(before + 1);
  expect(valueOf(text, 'academia_sweep_last_success_timestamp_seconds')).toBeGreaterThan(0);
});

it('process and database are measured, and a database that is away fails no scrape', async () => {
  const text = await metrics();
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(valueOf(text, name), name).toBeGreaterThan(0);
  }
  expect(valueOf(text, 'academia_database_up')).toBe(1);
  expect(valueOf(text, 'academia_database_ping_seconds')).toBeGreaterThan(0);
  expect(valueOf(text, 'academia_database_connections_awaited')).toBe(0);
  database.cut();
  expect(valueOf(await metrics(), 'academia_database_up')).toBe(0);
  const swept = sweep(server.deps);
  await counted('academia_sweep_failures_total', { job: 'certificates' }, 1);
  database.restore();
  await swept;
  expect(valueOf(await metrics(), 'academia_sweeps_total', { outcome: 'failed' })).toBe(1);
  await vi.waitFor(async () => expect(valueOf(await metrics(), 'academia_database_up')).toBe(1), {
    timeout: 10_000,
  });
  expect(valueOf(await metrics(), 'academia_database_connections_in_use')).toBeGreaterThanOrEqual(0);
});

/** Node's fetch rejects such methods. */
const send = (method: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(
      server.url + path,
      { method, headers: { 'user-agent': 'canary-agent' } },
      (response) => response.resume().once('end', resolve),
    );
    sent.once('error', reject).end();
  });

const beHostile = async () => {
  const canary = `canary${randomBytes(8).toString('hex')}`;
  const paths = [`/${canary}`, `/api/${canary}`, `/api/courses/${canary}`, `/users/${canary}?q=${canary}`];
  for (const path of [...paths, `/graphql/${canary}`, `/assets/${canary}.js`, `//api/%2e%2e/${canary}`]) {
    await send('GET', path);
  }
  for (const method of ['PROPFIND', 'PURGE']) await send(method, `/api/courses/${canary}`);
  await call(`query ${canary} { ${canary}: courses { name } }`, { operationName: canary });
  await call(`{ ${canary} { id } }`);
  await call('query ($id: ID!) { course(id: $id) { name } }', { variables: { id: canary } });
  await connectRest(server.url).login({ email: `${canary}@academia.example`, password: canary });
  return canary;
};

it('no path, name or person becomes a label: hostile requests add no series', async () => {
  await student.api.me();
  for (let round = 0; round < 2; round += 1) await beHostile();
  const known = seriesOf(await metrics()).filter((series) => series.startsWith('academia_'));
  for (let round = 0; round < 5; round += 1) await beHostile();
  const text = await metrics();
  expect(seriesOf(text).filter((series) => series.startsWith('academia_'))).toEqual(known);
  for (const secret of ['canary', student.email, student.id, student.token, '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
});

it('the public port has no metrics, and the metrics port nothing else', async () => {
  const response = await fetch(`${server.url}/metrics`);
  expect(await response.text()).not.toContain('process_');
  const own = `http://127.0.0.1:${server.settings.METRICS_PORT}`;
  for (const path of ['/', '/livez', '/metrics/x']) {
    expect((await fetch(own + path)).status, path).toBe(404);
  }
});

it('the page on monitoring lists exactly the metrics of the product', async () => {
  const page = await readFile(new URL('../../../docs/deployment/monitoring.md', import.meta.url), 'utf8');
  const text = await metrics();
  const named = [...page.matchAll(/\b(?:academia|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);
  const metricOf = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
  const present = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name);
  expect(named.filter((name) => !present.includes(metricOf(name)))).toEqual([]);
  expect(present.filter((name) => name.startsWith('academia_') && !named.includes(name))).toEqual([]);
});
