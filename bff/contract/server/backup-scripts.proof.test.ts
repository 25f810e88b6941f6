import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { systemContext } from '../../src/operation/context.ts';
import { useTestServer } from '../harness.ts';
import { ROOT, environment } from '../processes.ts';

const DRILL = `test-${randomBytes(6).toString('hex')}`;
const OLD = ['2026-01-01T000000Z', '2026-01-02T000000Z', '2026-01-03T000000Z'];

const server = useTestServer();
let client: mongo.MongoClient;
let folder: string;

const backups = () => join(folder, 'backups');
const copies = () => join(folder, 'copies');

/** A copy program that an operator might have, with what follows after the copy. */
const aCopyProgram = async (name: string, then = '') => {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\nset -e\nmkdir -p '${copies()}'\ncp -r "$1" '${copies()}'\n${then}\n`);
  await chmod(file, 0o700);
  return file;
};

beforeAll(async () => {
  client = await mongo.MongoClient.connect(inject('mongoUri'), { retryWrites: false });
  folder = await mkdtemp(join(tmpdir(), 'academia-scripts-'));
  await seedDemo(systemContext(server.deps));
  for (const name of OLD) {
    await mkdir(join(backups(), name), { recursive: true });
    await writeFile(join(backups(), name, 'manifest.json'), '{}');
  }
  await mkdir(join(backups(), 'something-else'));
});
afterAll(async () => {
  await client.db(DRILL).dropDatabase();
  await client.close();
  await rm(folder, { recursive: true });
});

const run = async (script: string, settings: Record<string, string>) => {
  const child = spawn('sh', [join(ROOT, 'deploy/backup', script)], {
    cwd: folder,
    env: environment({ ...server.settings, BACKUP_DIR: backups(), ...settings }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
};

it('a backup whose copy fails has a non-zero exit code, and removes nothing', async () => {
  const BACKUP_COPY = await aCopyProgram('failing', 'exit 3');
  expect(await run('backup.sh', { BACKUP_COPY, BACKUP_KEEP: '1' })).toMatchObject({ code: 3 });
  expect(await readdir(backups())).toEqual(expect.arrayContaining(OLD));
}, 60_000);

it('a backup is copied, and only the newest ones stay', async () => {
  const BACKUP_COPY = await aCopyProgram('working');
  expect(await run('backup.sh', { BACKUP_COPY, BACKUP_KEEP: '2' })).toMatchObject({ code: 0 });
  const names = (await readdir(backups())).sort();
  expect(names).toHaveLength(3);
  expect(names).toContain('something-else');
  expect(names.filter((name) => OLD.includes(name))).toEqual([]);
  for (const name of names.filter((one) => one !== 'something-else'))
    expect(existsSync(join(copies(), name, 'manifest.json')), name).toBe(true);
}, 60_000);

it('the drill restores the newest backup, verifies it, and leaves an empty database', async () => {
  const { code, output } = await run('drill.sh', { DB_NAME: DRILL });
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/documents of \d+ collections: all invariants hold\.\n$/),
  ]);
  expect(await client.db(DRILL).listCollections().toArray()).toEqual([]);
}, 60_000);

it('the drill changes no database that has data', async () => {
  const users = server.settings.DB_NAME ?? '';
  const before = await client.db(users).collection('users').countDocuments();
  expect(await run('drill.sh', {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not empty') as string,
  });
  expect(before).toBeGreaterThan(0);
  expect(await client.db(users).collection('users').countDocuments()).toBe(before);
}, 60_000);
