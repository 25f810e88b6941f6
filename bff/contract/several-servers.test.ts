import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '../cli/verify.ts';
import { APPLIED, MIGRATIONS, listApplied } from '../src/database/migrations/migrate.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../src/features/ledger/points-entry.model.ts';
import { aCourse, aStudent, anAdmin, givePoints, good, type Member } from './builders.ts';
import { connectRest } from './drivers/rest.ts';
import { useTestServer } from './harness.ts';
import { startServerProcess, type ServerProcess } from './processes.ts';
import { startReverseProxy } from './reverse-proxy.ts';
import { eventually } from './webhook-receiver.ts';

const STUDENTS = 3;
const UNANSWERED = 0;

/** For the builders; the others serve. */
const home = useTestServer();
const servers = new Set<ServerProcess>();
let students: Member[];
let admin: Member;

const startOne = async () => {
  const { DB_NAME = '', MONGODB_URI = '' } = home.settings;
  const server = await startServerProcess({ DB_NAME, MONGODB_URI, TRUST_PROXY: '1', DRAIN_SECONDS: '1' });
  servers.add(server);
  return server;
};

const startBehindProxy = async () => {
  const [one, other] = await Promise.all([startOne(), startOne()]);
  const proxy = await startReverseProxy([one.url, other.url]);
  return { one, other, proxy };
};

beforeAll(async () => {
  const surface = { url: home.url, connect: connectRest };
  students = await Promise.all(Array.from({ length: STUDENTS }, () => aStudent(surface)));
  for (const { id } of students) await givePoints(id, 100_000);
  admin = await anAdmin(surface);
});
afterAll(async () => {
  await Promise.all([...servers].map(({ stop }) => stop('SIGKILL')));
});

type Seen = { status: number; upstream: string | null; isWrite: boolean };

/** Each student reads and redeems points without a break, until told to end. */
const keepAsking = (url: string) => {
  let isOver = false;
  const seen: Seen[] = [];
  const ask = async ({ token }: Member, isWrite: boolean) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const redemption = { method: 'POST', body: JSON.stringify({ points: 1, description: 'Descuento' }) };
    const path = isWrite ? '/api/points/redeem' : '/api/auth/me';
    try {
      const response = await fetch(url + path, { headers, ...(isWrite ? redemption : {}) });
      await response.arrayBuffer();
      seen.push({ status: response.status, upstream: response.headers.get('x-upstream'), isWrite });
    } catch {
      seen.push({ status: UNANSWERED, upstream: null, isWrite });
    }
  };
  const client = async (member: Member) => {
    for (let turn = 0; !isOver; turn += 1) await ask(member, turn % 2 === 0);
  };
  const clients = students.map(client);
  const end = async () => {
    isOver = true;
    await Promise.all(clients);
    return seen;
  };
  return { seen, end };
};

/** Waits until so many more were answered. */
const more = (seen: readonly Seen[], count: number) => {
  const goal = seen.length + count;
  return eventually(() => expect(seen.length).toBeGreaterThanOrEqual(goal));
};

const redemptions = () => PointsEntryModel.countDocuments({ type: 'redeem' });

it('of two servers behind one address, either is stopped without an accepted request being lost', async () => {
  const { one, other, proxy } = await startBehindProxy();
  const before = await redemptions();
  const asking = keepAsking(proxy.url);
  await more(asking.seen, 30);
  const { code } = await one.stop('SIGTERM');
  expect(code).toBe(0);
  const atStop = asking.seen.length;
  await more(asking.seen, 30);
  const seen = await asking.end();

  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await redemptions()).toBe(before + seen.filter(({ isWrite }) => isWrite).length);
  const upstreams = (part: Seen[]) => new Set(part.map(({ upstream }) => upstream));
  expect(upstreams(seen), 'a session is valid on both').toEqual(new Set([one.url, other.url]));
  expect(upstreams(seen.slice(atStop + STUDENTS))).toEqual(new Set([other.url]));
  proxy.stop();
  await other.stop();
});

it('of two servers behind one address, one is killed and the other serves', async () => {
  const { one, other, proxy } = await startBehindProxy();
  const asking = keepAsking(proxy.url);
  await more(asking.seen, 20);
  await one.stop('SIGKILL');
  const atKill = asking.seen.length;
  await more(asking.seen, 30);
  const seen = await asking.end();
  // What the killed one had accepted may be lost; nothing after it.
  expect(seen.filter(({ status }) => status !== 200 && status !== UNANSWERED)).toEqual([]);
  expect(seen.slice(atKill + STUDENTS).filter(({ status }) => status !== 200)).toEqual([]);
  proxy.stop();
  await other.stop();
});

it('two servers that start at once neither migrate nor sweep anything twice', async () => {
  const courseId = (await aCourse({ pointsValue: 40 })).id;
  for (const { api } of students) {
    const { id } = good(await api.enrol({ courseId }));
    for (const status of ['confirmed', 'completed']) good(await admin.api.updateEnrolment(id, { status }));
  }
  const credits = { sourceKey: /^course:/ };
  await PointsEntryModel.deleteMany(credits);
  await EnrolmentModel.updateMany({ award: { $ne: null } }, { $set: { 'award.state': 'due' } });
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  await db.collection(APPLIED).deleteMany({});

  const started = await Promise.all([startOne(), startOne()]);
  await eventually(async () => expect(await EnrolmentModel.countDocuments({ 'award.state': 'due' })).toBe(0));
  expect(await PointsEntryModel.countDocuments(credits)).toBe(STUDENTS);
  expect((await listApplied(db)).sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
  expect((await verify()).problems).toEqual([]);
  for (const { stop } of started) expect((await stop()).code).toBe(0);
});
