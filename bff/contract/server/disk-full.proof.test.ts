import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { checkDiskSpace } from '../../src/database/disk-space.ts';
import { PASSWORD, aStudent, good, type Member } from '../builders.ts';
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

const isWritableAgain = async () => expect(await isWritable()).toBe(true);

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

const health = async () => (await fetch(`${server.url}/api/health`)).status;

const FULL = { ok: false, status: 503, detail: messages.diskFull };
const referral = { referredEmail: 'amiga@academia.example' };

const expectNoWrites = async () => {
  for (const [surface, connect] of surfaces) {
    expect(await connect(server.url, student.token).createReferral(referral), surface).toMatchObject(FULL);
    good(await connect(server.url, student.token).myPoints());
  }
  expect([await health(), await isWritable()]).toEqual([200, false]);
};

const isWritable = async () =>
  valueOf(await scrape(server.settings.METRICS_PORT), 'academia_database_writable') === 1;

it('on a full disk writes are 503 with the reason until there is space again, and reads work', async () => {
  expect([await health(), await isWritable()]).toEqual([200, true]);
  await fillDisk();
  expect(await student.api.createReferral(referral)).toMatchObject(FULL);
  await expectNoWrites();
  // However much room a smaller write may find.
  limitFiles((await stat(join(server.dataDir, 'data.mdb'))).size + ROOM_BYTES);
  await checkDiskSpace(server.deps.log);
  await expectNoWrites();

  limitFiles('unlimited');
  await vi.waitFor(isWritableAgain, { timeout: 10_000 });
  good(await student.api.createReferral(referral));
  expect(await mongoose.connection.collection('writeProbes').countDocuments()).toBe(0);
});

it('while the disk is nearly full only ways into an account are open to writes', async () => {
  await checkDiskSpace(server.deps.log, Number.MAX_SAFE_INTEGER);
  await expectNoWrites();
  for (const [, connect] of surfaces) {
    const session = good(await connect(server.url).login({ email: student.email, password: PASSWORD }));
    good(await connect(server.url, session.accessToken).me());
  }
  await checkDiskSpace(server.deps.log);
  await isWritableAgain();
  good(await student.api.createReferral({ referredEmail: 'otra@academia.example' }));
});
