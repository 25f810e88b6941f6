import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { APPLIED, BEFORE_2_0, MIGRATIONS, listApplied } from '../../src/database/migrations/migrate.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { aCourse, aStudent, anAdmin, givePoints, good, type Member } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { startReverseProxy } from '../reverse-proxy.ts';
import { eventually } from '../webhook-receiver.ts';

const STUDENTS = 3;
const NO_RESPONSE = 0;
/** Each server is a process of its own. */
const PATIENCE_MS = 120_000;

/** For the builders; the others serve. */
const home = useTestServer();
const servers: ServerProcess[] = [];
let students: Member[];
const surface = () => ({ url: home.url, connect: connectRest });

const startOne = async () => {
  const { DB_NAME = '', MONGODB_URI = '' } = home.settings;
  const server = await startServerProcess({ DB_NAME, MONGODB_URI, TRUST_PROXY: '1', DRAIN_SECONDS: '2' });
  servers.push(server);
  return server;
};

const database = () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  return db;
};

const CREDITS = { sourceKey: /^course:/ };

/** Every award is due once more, and no migration since 2.0.0 is known to have been applied. */
const leaveWorkForStart = async () => {
  const admin = await anAdmin(surface());
  const courseId = (await aCourse({ pointsValue: 40 })).id;
  for (const { api } of students) {
    const { id } = good(await api.enrol({ courseId }));
    for (const status of ['confirmed', 'completed']) good(await admin.api.updateEnrolment(id, { status }));
  }
  await PointsEntryModel.deleteMany(CREDITS);
  await database()
    .collection('enrolments')
    .updateMany({ award: { $ne: null } }, { $set: { 'award.state': 'due' } });
  const applied = database().collection<{ _id: string }>(APPLIED);
  await applied.deleteMany({});
  await applied.insertOne({ _id: BEFORE_2_0.migration });
};

beforeAll(async () => {
  students = await Promise.all(Array.from({ length: STUDENTS }, () => aStudent(surface())));
  await leaveWorkForStart();
  await Promise.all([startOne(), startOne()]);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop('SIGKILL')));
});

/** The proxy before those that still run. */
const running = async () => {
  const [one, other] = servers.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  if (!one || !other) throw new Error('two servers are needed');
  return { one, other, proxy: await startReverseProxy([one.url, other.url]) };
};

type Seen = { status: number; upstream: string | null; isWrite: boolean };

/** Each student reads and redeems points repeatedly, until `end`. */
const sendRepeatedly = (url: string) => {
  let isOver = false;
  const seen: Seen[] = [];
  const send = async ({ token }: Member, isWrite: boolean) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const redemption = { method: 'POST', body: JSON.stringify({ points: 1, description: 'Descuento' }) };
    const path = isWrite ? '/api/points/redeem' : '/api/auth/me';
    try {
      const response = await fetch(url + path, { headers, ...(isWrite ? redemption : {}) });
      await response.arrayBuffer();
      seen.push({ status: response.status, upstream: response.headers.get('x-upstream'), isWrite });
    } catch {
      seen.push({ status: NO_RESPONSE, upstream: null, isWrite });
    }
  };
  const client = async (member: Member) => {
    for (let turn = 0; !isOver; turn += 1) await send(member, turn % 2 === 0);
  };
  const stop = () => {
    isOver = true;
  };
  onTestFinished(stop);
  const clients = students.map(client);
  const end = async () => {
    stop();
    await Promise.all(clients);
    return seen;
  };
  return { seen, end };
};

/** Waits until so many more have ended. */
const more = (seen: readonly Seen[], count: number) => {
  const goal = seen.length + count;
  return eventually(() => expect(seen.length).toBeGreaterThanOrEqual(goal));
};

const redemptions = () => PointsEntryModel.countDocuments({ type: 'redeem' });

it(
  'two servers that start at once run each migration and sweep once',
  async () => {
    expect(await PointsEntryModel.countDocuments(CREDITS)).toBe(STUDENTS);
    expect((await listApplied(database())).sort()).toEqual([
      BEFORE_2_0.migration,
      ...MIGRATIONS.map(({ name }) => name),
    ]);
    expect((await verify()).problems).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'of two servers behind one address, one is stopped without losing an accepted request',
  async () => {
    for (const { id } of students) await givePoints(id, 100_000);
    const { one, other, proxy } = await running();
    const before = await redemptions();
    const traffic = sendRepeatedly(proxy.url);
    await more(traffic.seen, 30);
    const { code } = await one.stop('SIGTERM');
    expect(code).toBe(0);
    const atStop = traffic.seen.length;
    await more(traffic.seen, 30);
    const seen = await traffic.end();

    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await redemptions()).toBe(before + seen.filter(({ isWrite }) => isWrite).length);
    const upstreams = (part: Seen[]) => new Set(part.map(({ upstream }) => upstream));
    expect(upstreams(seen), 'a session is valid on both').toEqual(new Set([one.url, other.url]));
    expect(upstreams(seen.slice(atStop + STUDENTS))).toEqual(new Set([other.url]));
    proxy.stop();
  },
  PATIENCE_MS,
);

it(
  'of two servers behind one address, one is killed and the other one responds',
  async () => {
    await startOne();
    const { one, proxy } = await running();
    const traffic = sendRepeatedly(proxy.url);
    await more(traffic.seen, 20);
    await one.stop('SIGKILL');
    const atKill = traffic.seen.length;
    await more(traffic.seen, 30);
    const seen = await traffic.end();
    // What the killed one had accepted may be lost; nothing after it.
    expect(seen.filter(({ status }) => status !== 200 && status !== NO_RESPONSE)).toEqual([]);
    expect(seen.slice(atKill + STUDENTS).filter(({ status }) => status !== 200)).toEqual([]);
    proxy.stop();
  },
  PATIENCE_MS,
);
