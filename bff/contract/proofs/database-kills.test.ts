import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import type { AcademyApi, Connect } from '../academy-api.ts';
import { aStudent, givePoints, good, type Member } from '../builders.ts';
import { startServerWithOwnEngine } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

/** A short form: `KILLS=30` for the long one. */
const KILLS = Number(process.env.KILLS ?? 6);
const WRITES_BETWEEN = 25;
const STUDENTS_PER_SURFACE = 4;
const WEALTH = 1_000_000;
/** The deadline of a request, and what a busy machine adds to it. */
const MAX_RESPONSE_MILLISECONDS = 10_000 + 2_000;

let server: Awaited<ReturnType<typeof startServerWithOwnEngine>>;

beforeAll(async () => {
  server = await startServerWithOwnEngine();
});
afterAll(() => server.stop());

const killEngine = () => {
  const { pid } = JSON.parse(readFileSync(join(server.dataDir, 'engine.json'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
};

type Writer = { connect: Connect; member: Member; acknowledged: number };

let isOver = false;
let slowest = 0;
let unavailable = 0;

/** Sends one write under one key until it succeeds. */
const writeOnce = async ({ connect, member }: Writer) => {
  const api: AcademyApi = connect(server.url, member.token, { 'idempotency-key': randomUUID() });
  for (;;) {
    const begin = performance.now();
    const result = await api.redeem({ points: 1, description: 'Bajo carga' });
    slowest = Math.max(slowest, performance.now() - begin);
    if (result.ok) return;
    expect(result.status).toBe(503);
    unavailable += 1;
    await delay(50);
  }
};

const writeRepeatedly = async (writer: Writer) => {
  while (!isOver) {
    await writeOnce(writer);
    writer.acknowledged += 1;
  }
};

it(
  `a database that is killed ${KILLS} times under load loses nothing, repeats nothing, and every request ends`,
  async () => {
    const writers: Writer[] = [];
    for (const [, connect] of surfaces) {
      for (let count = 0; count < STUDENTS_PER_SURFACE; count += 1) {
        const member = await aStudent({ url: server.url, connect });
        await givePoints(member.id, WEALTH);
        writers.push({ connect, member, acknowledged: 0 });
      }
    }
    const total = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const load = Promise.all(writers.map(writeRepeatedly));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = total();
      await vi.waitFor(() => expect(total()).toBeGreaterThan(before + WRITES_BETWEEN), 30_000);
      killEngine();
    }
    isOver = true;
    await load;

    for (const { member, acknowledged } of writers) {
      expect(good(await member.api.myPoints())).toBe(WEALTH - acknowledged);
      expect(await PointsEntryModel.countDocuments({ userId: member.id })).toBe(1 + acknowledged);
    }
    expect(unavailable).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(MAX_RESPONSE_MILLISECONDS);
    expect((await verify()).problems).toEqual([]);
    console.info(
      `${total()} writes, ${unavailable} responses of 503, the slowest response after ${Math.round(slowest)} ms`,
    );
  },
  KILLS * 20_000,
);
