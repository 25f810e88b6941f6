import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aStudent, good, type Member } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { freePort } from '../free-port.ts';
import { startServerWithOwnEngine } from '../harness.ts';
import { scrape, valueOf } from './scrape.ts';
import { surfaces } from '../surfaces.ts';

type Server = Awaited<ReturnType<typeof startServerWithOwnEngine>>;

/** Large rows leave free pages that a small write would find. */
const ROW_BYTES = [10_000, 1_000, 10];
/** Less than a probe, more than the writes of a request. */
const ROOM_BYTES = 40_000;

let server: Server;
let student: Member;
let enginePid: number;

/** No file of the engine may grow beyond: to a program that is a disk without space. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', [`--pid=${enginePid}`, `--fsize=${bytes}:unlimited`]);

beforeAll(async () => {
  server = await startServerWithOwnEngine({ METRICS_PORT: String(await freePort()) });
  student = await aStudent({ url: server.url, connect: connectRest });
  const advertisement = JSON.parse(await readFile(join(server.dataDir, 'engine.json'), 'utf8')) as {
    pid: number;
  };
  enginePid = advertisement.pid;
});
afterAll(async () => {
  limitFiles('unlimited');
  await server.stop();
});

const fillDisk = async () => {
  limitFiles((await stat(join(server.dataDir, 'data.mdb'))).size);
  const rows = mongoose.connection.collection('rows');
  for (const bytes of ROW_BYTES) {
    const insert = () => rows.insertOne({ text: 'x'.repeat(bytes) });
    const insertAll = async () => {
      for (;;) await Promise.all(Array.from({ length: 100 }, insert));
    };
    await expect(insertAll()).rejects.toMatchObject({ code: 14031 });
    await expect(insert()).rejects.toMatchObject({ code: 14031 });
  }
};

const health = async () => {
  const response = await fetch(`${server.url}/api/health`);
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
};

const AWAY = { status: 503, retryAfter: '5' };

const isWritable = async () =>
  valueOf(await scrape(server.settings.METRICS_PORT), 'academia_database_writable') === 1;

it('a full disk of the database is 503 for writes and readiness until there is space again, and reads work', async () => {
  expect([await health(), await isWritable()]).toEqual([{ status: 200, retryAfter: null }, true]);
  await fillDisk();

  const referral = { referredEmail: 'amiga@academia.example' };
  for (const [surface, connect] of surfaces) {
    const result = await connect(server.url, student.token).createReferral(referral);
    expect(result, surface).toMatchObject({ ok: false, status: 503 });
  }
  expect([await health(), await isWritable()]).toEqual([AWAY, false]);
  // However much room a smaller write may find.
  limitFiles((await stat(join(server.dataDir, 'data.mdb'))).size + ROOM_BYTES);
  expect(await health()).toEqual(AWAY);
  good(await student.api.myPoints());

  limitFiles('unlimited');
  await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 10_000 });
  expect(await isWritable()).toBe(true);
  good(await student.api.createReferral(referral));
  expect(await mongoose.connection.collection('writeProbes').countDocuments()).toBe(0);
});
