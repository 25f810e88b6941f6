import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DEMO_ACCOUNTS, seedDemo } from '../../demo/seed.ts';
import type { Manifest } from '../../cli/backup/manifest.ts';
import { systemContext } from '../../src/operation/context.ts';
import { MIGRATIONS } from '../../src/database/migrations/migrate.ts';
import { markRestore } from '../../src/database/restore-mark.ts';
import { aCourse, aStudent, good, givePoints } from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { environment, fileOf, runCli, runServer, startServerProcess } from '../processes.ts';
import { eventually } from '../webhook-receiver.ts';
import { readUndecoded } from '../undecoded.ts';

/** Long form: 100 megabytes, which held at once would need more than this heap. */
const HEAP_MEGABYTES = 80;
const LARGE_BYTES = Number(process.env.BACKUP_MEGABYTES ?? 25) * 1_000_000;
const DOCUMENT_BYTES = 10_000;
const BATCH_DOCUMENTS = 1_000;

const server = useTestServer();
let client: mongo.MongoClient;
let folder: string;
const student = useBuilt(() => aStudent(server));

/** With what a text may contain and a line may not, and with numbers of every type. */
const ODD = {
  _id: 'odd' as never,
  text: 'a\nb\r\u2028c\u2029d "e" ñ 🎯',
  int: new mongo.Int32(1),
  long: mongo.Long.fromString('9007199254740993'),
  double: new mongo.Double(1),
  day: new Date('2026-03-10T15:00:00.123Z'),
  bytes: new mongo.Binary(Buffer.from([0, 255])),
  nested: { none: null, list: [{}, 'x', 1.5] },
};

const newName = () => `test-${randomBytes(6).toString('hex')}`;
const runCommand = useCommandLine(server);
const cli = (DB_NAME: string, ...args: string[]) => runCommand(args, '', { DB_NAME });
const source = () => server.settings.DB_NAME ?? '';
const target = (name: string) => join(folder, name);

const run = async (DB_NAME: string, ...args: string[]) => {
  const { code, stdout, stderr } = await cli(DB_NAME, ...args);
  expect([code, stderr], args.join(' ')).toEqual([0, '']);
  return stdout;
};

const refusal = async (DB_NAME: string, ...args: string[]) => {
  const { code, stdout, stderr } = await cli(DB_NAME, ...args);
  expect([code, stdout]).toEqual([1, '']);
  return stderr.trim();
};

/** Everything stored, byte by byte. */
const contentOf = async (dbName: string) => {
  const db = client.db(dbName);
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const contents: Record<string, string[]> = {};
  for (const name of names.filter((one) => one !== 'restores')) {
    const documents = await readUndecoded({ collection: db.collection(name) });
    contents[name] = documents.map((document) => document.toString('hex'));
  }
  return contents;
};

const isAbsent = async (dbName: string) =>
  Object.values(await contentOf(dbName)).every((documents) => documents.length === 0);

let stored: string;

beforeAll(async () => {
  client = await mongo.MongoClient.connect(inject('mongoUri'), { retryWrites: false });
  folder = await mkdtemp(join(tmpdir(), 'academia-backup-'));
  await seedDemo(systemContext(server.deps));
  good(await student.api.enrol({ courseId: (await aCourse()).id }));
  await givePoints(student.id, 70);
  good(await student.api.redeem({ points: 10, description: 'Descuento' }));
  await client.db(source()).collection('odd').insertOne(ODD);
  stored = target('backup');
  await run(source(), 'backup', stored);
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

it('a destroyed database is restored byte by byte: every invariant holds, and users sign in', async () => {
  const copy = newName();
  await run(copy, 'restore', stored);
  expect((await contentOf(copy)).odd).toEqual((await contentOf(source())).odd);

  const content = await contentOf(copy);
  await run(copy, 'backup', target('again'));
  await client.db(copy).dropDatabase();
  await run(copy, 'restore', target('again'));
  expect(await contentOf(copy)).toEqual(content);
  expect(JSON.parse(await run(copy, 'verify', '--json'))).toMatchObject({ problems: [] });

  const restored = await startServerProcess({ MONGODB_URI: inject('mongoUri'), DB_NAME: copy });
  for (const { email, password } of [...DEMO_ACCOUNTS, student]) {
    good(await connectRest(restored.url).login({ email, password }));
  }
  const member = connectRest(restored.url, student.token);
  expect(good(await member.myPoints())).toBe(60);
  expect(await member.myEnrolments()).toEqual(await student.api.myEnrolments());
  await restored.stop();
});

it('is readable by its owner only, and lists its content', async () => {
  expect((await stat(stored)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(stored)) expect((await stat(join(stored, name))).mode & 0o777).toBe(0o600);
  const manifest = JSON.parse(await readFile(join(stored, 'manifest.json'), 'utf8')) as Manifest;
  expect(manifest.migrations).toEqual(expect.arrayContaining(MIGRATIONS.map(({ name }) => name)));
  expect(manifest.collections).toContainEqual(expect.objectContaining({ name: 'odd', count: 1 }));
});

it('is written only to an empty folder, and leaves no partial files', async () => {
  const taken = await mkdtemp(join(folder, 'taken-'));
  await writeFile(join(taken, 'x'), '');
  const before = await readdir(folder);
  expect(await refusal(source(), 'backup', taken)).toContain('is not empty');
  expect(await readdir(folder)).toEqual(before);
  expect(await readdir(taken)).toEqual(['x']);
});

it('that is damaged, incomplete, of a newer or of a too old version is rejected before anything is written', async () => {
  const damaged = target('damaged');
  const DB_NAME = newName();
  const damage = async (change: () => Promise<void>, reason: string) => {
    await cp(stored, damaged, { recursive: true });
    await change();
    expect(await refusal(DB_NAME, 'restore', damaged)).toContain(reason);
    expect(await isAbsent(DB_NAME)).toBe(true);
    await rm(damaged, { recursive: true });
  };
  const users = join(damaged, 'users.jsonl.gz');
  const manifest = join(damaged, 'manifest.json');
  await damage(async () => {
    const bytes = await readFile(users);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(users, bytes);
  }, 'users.jsonl.gz is damaged');
  await damage(() => appendFile(users, 'x'), 'users.jsonl.gz is damaged');
  await damage(() => rm(users), 'users.jsonl.gz');
  await damage(() => rm(manifest), 'is no whole backup');
  await damage(async () => {
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace('"migrations": [', '"migrations": ["9999-of-tomorrow",'));
  }, '9999-of-tomorrow');
  await damage(async () => {
    const written = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
    await writeFile(manifest, JSON.stringify({ ...written, migrations: [] }));
  }, 'is of a build before 2.0.0');
});

it('is not restored into a database that has data', async () => {
  const DB_NAME = newName();
  await client.db(DB_NAME).collection('courses').insertOne({ name: 'x' });
  const content = await contentOf(DB_NAME);
  expect(await refusal(DB_NAME, 'restore', stored)).toMatch(/is not empty \(courses\).*DB_NAME/);
  expect(await contentOf(DB_NAME)).toEqual(content);
});

it('that was restored in part is not served', async () => {
  const DB_NAME = newName();
  await markRestore(client.db(DB_NAME));
  const { code, stderr } = await runServer({ ...server.settings, DB_NAME, PORT: '0' });
  expect([code, stderr]).toEqual([1, expect.stringContaining('is under way or broke off')]);
  expect(await refusal(DB_NAME, 'backup', target('part'))).toContain('broke off');
  expect(await refusal(DB_NAME, 'restore', stored)).toContain('broke off');
});

/** Ends a backup by force as soon as there is something of it. */
const killWhileWriting = async (path: string, settings: Record<string, string>) => {
  const child = spawn(process.execPath, [fileOf('cli'), 'backup', path], { env: environment(settings) });
  const ended = once(child, 'close');
  await eventually(async () => expect((await readdir(folder)).join()).toContain('.partial-'));
  child.kill('SIGKILL');
  await ended;
};

it('of many documents is complete or absent, and is written and restored in a small heap', async () => {
  const [large, copy] = [newName(), newName()];
  const many = client.db(large).collection('many');
  await client
    .db(large)
    .collection('migrations')
    .insertMany(MIGRATIONS.map(({ name }) => ({ _id: name as never })));
  const text = randomBytes(DOCUMENT_BYTES / 2).toString('hex');
  for (let sent = 0; sent < LARGE_BYTES; sent += BATCH_DOCUMENTS * DOCUMENT_BYTES) {
    await many.insertMany(Array.from({ length: BATCH_DOCUMENTS }, () => ({ text })));
  }
  const little = { ...server.settings, NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` };
  const path = target('large');
  await killWhileWriting(path, { ...server.settings, DB_NAME: large });
  expect(existsSync(path)).toBe(false);
  expect(await runCli(['backup', path], { ...little, DB_NAME: large })).toMatchObject({ code: 0 });
  expect(await runCli(['restore', path], { ...little, DB_NAME: copy })).toMatchObject({ code: 0 });
  expect(await client.db(copy).collection('many').countDocuments()).toBe(await many.countDocuments());
  await Promise.all([client.db(large).dropDatabase(), client.db(copy).dropDatabase()]);
});
