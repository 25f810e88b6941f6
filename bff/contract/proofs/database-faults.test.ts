import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import type { Result, Connect } from '../academy-api.ts';
import { aCourse, aRegistration, aStudent, type Member } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { surfaces } from '../surfaces.ts';
import { proxyTo, type NetworkFault } from '../tcp-proxy.ts';
import { startWriters } from './writers.ts';

/** The long form, `FAULTS=full`: each lasts longer, and times are asserted. */
const isFull = process.env.FAULTS === 'full';
const ROUNDS = isFull ? 3 : 1;
const SERVING_AGAIN_MS = 5_000;
const REFUSED_MS = 1_000;
const PATIENCE_MS = 120_000;
const FAULTS: NetworkFault[] = ['refused', 'reset', 'stalled', 'late', 'half-open', 'dripping'];

const home = useTestServer({ MAX_ACTIVE_ENROLMENTS: '10000' });
let database: Awaited<ReturnType<typeof proxyTo>>;
let server: ServerProcess;
let writers: Awaited<ReturnType<typeof startWriters>>;
let student: Member;

beforeAll(async () => {
  database = await proxyTo(inject('mongoUri'));
  const { DB_NAME = '', MAX_ACTIVE_ENROLMENTS = '' } = home.settings;
  server = await startServerProcess({ DB_NAME, MAX_ACTIVE_ENROLMENTS, MONGODB_URI: database.uri });
  student = await aStudent({ url: home.url, connect: connectRest });
  writers = await startWriters({ home, url: server.url });
});
afterAll(async () => {
  writers.abandon();
  await server.stop();
  await database.close();
});

const AWAY = { ok: false, status: 503, detail: messages.unavailable };

/** Returns how long the slowest call took. */
const callEverything = async (connect: Connect) => {
  const { id: courseId } = await aCourse();
  const [visitor, member] = [connect(server.url), connect(server.url, student.token)];
  const begin = performance.now();
  const timed = async (result: Promise<Result<unknown>>) => ({
    result: await result,
    ms: performance.now() - begin,
  });
  const calls = await Promise.all(
    [
      visitor.health(),
      visitor.courses(),
      visitor.login({ email: student.email, password: student.password }),
      visitor.register(aRegistration()),
      member.me(),
      member.enrol({ courseId }),
      member.myPoints(),
    ].map(timed),
  );
  for (const { result } of calls) if (!result.ok) expect(result).toEqual(AWAY);
  return {
    slowestMs: Math.max(...calls.map(({ ms }) => ms)),
    away: calls.filter(({ result }) => !result.ok).length,
  };
};

it.each(FAULTS)(
  'while the network to the database is %s every call succeeds or is UNAVAILABLE, and afterwards succeeds again',
  async (fault) => {
    await writers.awaitWrites(5);
    database.spoil(fault);
    const during = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      during.push(...(await Promise.all(surfaces.map(([, connect]) => callEverything(connect)))));
      await delay(100);
    }
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    database.restore();
    const restored = performance.now();
    await vi.waitFor(async () => expect((await connectRest(server.url, student.token).me()).ok).toBe(true), {
      timeout: 20_000,
      interval: 50,
    });
    await writers.awaitWrites(5);
    const servingMs = performance.now() - restored;
    const slowestMs = Math.max(...during.map((calls) => calls.slowestMs));
    const away = during.reduce((sum, calls) => sum + calls.away, 0);
    if (!isFull) return;
    console.log(
      `${fault}: ${away} of ${during.length * 7} calls UNAVAILABLE, the slowest after ${slowestMs.toFixed()} ms; ` +
        `serving again after ${servingMs.toFixed()} ms`,
    );
    expect(servingMs).toBeLessThan(SERVING_AGAIN_MS);
    if (fault !== 'refused') return;
    for (const calls of during) expect(calls.slowestMs).toBeLessThan(REFUSED_MS);
  },
  PATIENCE_MS,
);

it(
  'after all of them no acknowledged write is lost',
  async () => {
    await writers.stop();
    const { requests, acknowledged, unavailable, broken } = writers.figures;
    expect(broken).toBe(0);
    expect(acknowledged + unavailable).toBe(requests);
    expect(unavailable).toBeGreaterThan(0);
    await writers.expectNothingLost();
    if (isFull)
      console.log(`${acknowledged} writes acknowledged, none lost; ${unavailable} responses of 503`);
  },
  PATIENCE_MS,
);
