import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { alertRules, firedAlerts, hasPromtool, requireSameByPromtool } from './alert-rules.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { freePort } from '../free-port.ts';
import { recordMetrics, type Recorder } from './metrics-recorder.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { parsePromql } from './promql.ts';
import { scrape } from './scrape.ts';
import { proxyTo } from '../tcp-proxy.ts';

const ID = '0123456789abcdef01234567';

let database: Awaited<ReturnType<typeof proxyTo>>;
let server: ServerProcess;
let recorder: Recorder;
let settings: Record<string, string>;

beforeAll(async () => {
  database = await proxyTo(inject('mongoUri'));
});
beforeEach(async () => {
  const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
  settings = { MONGODB_URI: database.uri, PORT, METRICS_PORT, DRAIN_SECONDS: '4' };
  server = await startServerProcess(settings);
  recorder = recordMetrics(METRICS_PORT);
  return async () => {
    await server.stop('SIGKILL');
  };
});
afterAll(async () => {
  await database.close();
  if (!hasPromtool()) console.log('not judged by promtool, which Debian has in the package prometheus');
});

const status = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).status;
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

/** The requests of an academy and its load balancer in 15 s; Google is not set up. */
const beBusy = async () => {
  await times(4, () => status(`/api/courses/${ID}`));
  await times(4, () => postGraphql(server.url, { query: `{ course(id: "${ID}") { name } }` }));
  await times(12, () => status('/api/health'));
  expect(await status('/api/auth/google')).toBe(503);
  await postGraphql(server.url, { query: '{ googleAuthUrl }' });
};

const pass = async (scrapes: number) => {
  for (let count = 0; count < scrapes; count += 1) {
    await beBusy();
    await recorder.scrape();
  }
};

const expectAlerts = (names: string[]) => {
  expect(firedAlerts(recorder).sort()).toEqual(names.sort());
  if (hasPromtool()) requireSameByPromtool(recorder);
};

describe('the alerts that are shipped', () => {
  it('do not fire for a restart, the checks of a load balancer and an unconfigured sign-in', async () => {
    await pass(2);
    const stopped = server.stop();
    await vi.waitFor(async () => expect(await status('/api/health')).toBe(503));
    // Twice: the first value of a series is no increase.
    await pass(2);
    await stopped;
    await recorder.scrape();
    server = await startServerProcess(settings);
    await pass(4);
    expectAlerts([]);
  });

  it('fire when the database is away for a minute, which is no error of the program', async () => {
    await pass(2);
    database.cut();
    await pass(4);
    database.restore();
    await vi.waitFor(async () => expect(await status('/api/health')).toBe(200), { timeout: 10_000 });
    await pass(3);
    expectAlerts(['AcademiaDatabaseDown', 'AcademiaUnavailableByRest', 'AcademiaUnavailableByGraphql']);
  });

  it('fire for one error of the program among however many health checks', async () => {
    await pass(1);
    await vi.waitFor(async () => {
      database.failNext({ command: 'find', on: 'courses', code: 1, message: 'a bug' });
      expect(await status(`/api/courses/${ID}`)).toBe(500);
    });
    await pass(1);
    expectAlerts(['AcademiaInternalError']);
  });

  it('fire for one error of the program behind GraphQL', async () => {
    await pass(1);
    await vi.waitFor(async () => {
      database.failNext({ command: 'find', on: 'courses', code: 1, message: 'a bug' });
      const { body } = await postGraphql(server.url, {
        query: `{ course(id: "${ID}") { name } courses { id } }`,
      });
      expect(body.errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    });
    await pass(1);
    expectAlerts(['AcademiaInternalError']);
  });
});

const textOf = (file: string) => readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

type Panel = { title: string; targets?: { expr: string }[] };

/** Of an expression, without the labels that it groups by or matches. */
const metricsIn = (expr: string) =>
  [...expr.matchAll(/\b(?:academia|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));

it('alerts and dashboard use metrics that the server exports, in valid expressions', async () => {
  await beBusy();
  const text = await scrape(settings.METRICS_PORT);
  const present = new Set([...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name));
  const { panels } = JSON.parse(await textOf('grafana/academia.json')) as { panels: Panel[] };
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(10);
  const expressions = [
    ...queries.map((expr) => expr.replaceAll('$__rate_interval', '5m')),
    ...alertRules().map(({ expr }) => expr),
  ];
  for (const expr of expressions) {
    expect(parsePromql(expr), expr).toBeTypeOf('function');
    expect(
      metricsIn(expr).filter((name) => !present.has(name)),
      expr,
    ).toEqual([]);
  }
});
