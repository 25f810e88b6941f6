import { on } from 'node:events';
import { Agent } from 'node:http';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { aCourse } from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { percentile } from '../plain-http.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { mixedTraffic, signInAtRate, visitorsOf, type Sample, type Site, type Visitor } from './traffic.ts';

/**
 * The long form: `LOAD=full`. Passwords are hashed for real, and about a hundred sign-ins a second are all that two
 * cores do: 200 people with pauses of 2 s sign in ten times a second, and keep the server busy without filling it.
 */
const isFull = process.env.LOAD === 'full';
const PEOPLE = isFull ? 200 : 20;
/** It also warms the server whose memory is measured next. */
const MIXED = isFull ? { seconds: 30, pauseMs: 2_000 } : { seconds: 5, pauseMs: 250 };
const STEADY_SECONDS = 300;
const MEMORY_GROWTH = 0.1;
const CAPACITY_SECONDS = 5;
const OVERLOAD = { seconds: isFull ? 15 : 1, times: 3, withoutMeasuring: 300 };
const NORMAL_AGAIN_MS = 10_000;
const COURSES = 40;
const PATIENCE_MS = isFull ? 900_000 : 60_000;

const home = useTestServer();
let server: ServerProcess;
let site: Site;
let visitors: Visitor[];

beforeAll(async () => {
  const { DB_NAME = '', MONGODB_URI = '' } = home.settings;
  server = await startServerProcess(
    { DB_NAME, MONGODB_URI, RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    { preload: 'memory-probe' },
  );
  const courses = await Promise.all(Array.from({ length: COURSES }, () => aCourse()));
  visitors = await visitorsOf(home.url, PEOPLE);
  site = {
    url: server.url,
    agent: new Agent({ keepAlive: true, maxSockets: Infinity }),
    courseIds: courses.map(({ id }) => id),
  };
}, PATIENCE_MS);
afterAll(async () => {
  site.agent.destroy();
  await server.stop();
});

const errorsOf = (samples: readonly Sample[]) => samples.filter(({ status }) => status !== 200);
const timesOf = (samples: readonly Sample[]) => samples.map(({ ms }) => ms);
const p95 = (samples: readonly Sample[]) => percentile(timesOf(samples), 95);

const describeTimes = (samples: readonly Sample[]) =>
  `p95 ${p95(samples).toFixed()} ms, p99 ${percentile(timesOf(samples), 99).toFixed()} ms`;

const countStatuses = (samples: readonly Sample[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of samples) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** The memory of the server after garbage collection, in megabytes. */
const heldMemory = async () => {
  const { stdout, stdin } = server.child;
  if (!stdout || !stdin) throw new Error('the server has no streams');
  const lines = createInterface({ input: stdout });
  stdin.write('\n');
  for await (const [line] of on(lines, 'line') as AsyncIterable<[string]>) {
    const json = /^memory (.*)$/.exec(line)?.[1];
    if (!json) continue;
    lines.close();
    const { heapUsed, external, rss } = JSON.parse(json) as NodeJS.MemoryUsage;
    return { held: (heapUsed + external) / 2 ** 20, rss: rss / 2 ** 20 };
  }
  throw new Error('the server does not print its memory');
};

it(
  `${PEOPLE} people browse, look, sign in and write for ${MIXED.seconds} seconds without an error`,
  async () => {
    const samples = await mixedTraffic(site, { visitors, ...MIXED });
    expect(errorsOf(samples)).toEqual([]);
    for (const kind of ['browse', 'dashboard', 'login', 'write']) {
      expect(samples.filter((sample) => sample.kind === kind).length).toBeGreaterThan(0);
    }
    const written = samples.filter(({ kind }) => kind === 'write').length;
    expect(await PointsEntryModel.countDocuments({ type: 'redeem' })).toBe(written);
    expect((await verify()).problems).toEqual([]);
    if (!isFull) return;
    const kinds = ['browse', 'dashboard', 'login', 'write'] as const;
    console.log(
      `${PEOPLE} people, ${MIXED.seconds} s, ${samples.length} requests, 0 errors: ${describeTimes(samples)}; ` +
        kinds
          .map((kind) => `${kind} ${describeTimes(samples.filter((sample) => sample.kind === kind))}`)
          .join('; '),
    );
  },
  PATIENCE_MS,
);

it(
  'the memory after a steady load is that before it',
  async () => {
    if (!isFull) {
      expect((await heldMemory()).held).toBeGreaterThan(0);
      return;
    }
    const before = await heldMemory();
    const samples = await mixedTraffic(site, { ...MIXED, visitors, seconds: STEADY_SECONDS });
    const after = await heldMemory();
    console.log(
      `${STEADY_SECONDS} s, ${samples.length} requests: held ${before.held.toFixed(1)} → ${after.held.toFixed(1)} MB, ` +
        `resident ${before.rss.toFixed()} → ${after.rss.toFixed()} MB`,
    );
    expect(errorsOf(samples)).toEqual([]);
    expect(after.held).toBeLessThan(before.held * (1 + MEMORY_GROWTH));
  },
  PATIENCE_MS,
);

/** How many sign-ins the server completes when it gets more than it can hash. */
const signInsPerSecond = async () => {
  const samples = await signInAtRate(site, {
    visitors,
    seconds: CAPACITY_SECONDS,
    perSecond: OVERLOAD.withoutMeasuring,
  });
  return samples.filter(({ status }) => status === 200).length / CAPACITY_SECONDS;
};

it(
  'more sign-ins than the server can hash get 429 or 503, and later requests succeed',
  async () => {
    const calm = await mixedTraffic(site, { visitors: visitors.slice(0, 20), seconds: 2, pauseMs: 200 });
    const perSecond = isFull ? OVERLOAD.times * (await signInsPerSecond()) : OVERLOAD.withoutMeasuring;
    const [signIns, others] = await Promise.all([
      signInAtRate(site, { visitors, seconds: OVERLOAD.seconds, perSecond }),
      mixedTraffic(site, { visitors, seconds: OVERLOAD.seconds, pauseMs: 500 }),
    ]);
    const samples = [...signIns, ...others];
    for (const { status } of samples) expect(status).toBeOneOf([200, 429, 503]);
    expect(samples.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(samples.filter(({ status }) => status === 200).length).toBeGreaterThan(0);

    const begin = performance.now();
    const isNormal = (after: Sample[]) =>
      errorsOf(after).length === 0 && (!isFull || p95(after) < 2 * p95(calm));
    const again = () => mixedTraffic(site, { visitors: visitors.slice(0, 20), seconds: 1, pauseMs: 200 });
    let after = await again();
    while (!isNormal(after) && performance.now() - begin < NORMAL_AGAIN_MS) after = await again();
    const normalAgainMs = performance.now() - begin;
    expect(isNormal(after)).toBe(true);
    expect(server.child.exitCode).toBeNull();
    if (!isFull) return;
    console.log(
      `${OVERLOAD.times} times as many sign-ins as are hashed (${perSecond.toFixed()} a second), ${OVERLOAD.seconds} s: ` +
        `${JSON.stringify(countStatuses(samples))}; browsing ${describeTimes(others.filter(({ kind }) => kind === 'browse'))}; ` +
        `p95 ${p95(calm).toFixed()} ms before, ${p95(after).toFixed()} ms ${normalAgainMs.toFixed()} ms after`,
    );
  },
  PATIENCE_MS,
);
