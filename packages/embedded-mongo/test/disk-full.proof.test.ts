import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { compiledEngine } from '../src/process/compiled-engine.ts';
import { findAdvertisement, toUri } from '../src/process/data-folder.ts';
import { codeOf, makeDataDir } from './testing.ts';

const LIMIT_KILOBYTES = 2048;

type Doc = { _id: number; text: string };
const aDocument = (_id: number): Doc => ({ _id, text: 'x'.repeat(2000) });

/** No file of the process may grow beyond the limit, as on a disk that is full. */
const start = async (
  dataDir: string,
  kilobytes: number | 'unlimited',
  leastFreeBytes = 0,
): Promise<ChildProcess> => {
  const command = `ulimit -f ${kilobytes}; exec "$0" "$1" --data-dir "$2" --least-free-bytes "$3"`;
  const args = [process.execPath, compiledEngine(), dataDir, String(leastFreeBytes)];
  const child = spawn('bash', ['-c', command, ...args], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [message] = (await once(child, 'message')) as [unknown];
  expect(message).toEqual({ isReady: true });
  return child;
};

const connect = async (dataDir: string) => {
  const advertisement = findAdvertisement(dataDir);
  if (advertisement === undefined) throw new Error('No engine is running');
  const client = await new mongo.MongoClient(toUri(advertisement.listen), { retryWrites: false }).connect();
  return { client, docs: client.db('test').collection<Doc>('docs') };
};

const fillUp = async (docs: mongo.Collection<Doc>): Promise<number> => {
  for (let stored = 0; ; stored += 4) {
    const codes = await Promise.all([0, 1, 2, 3].map((i) => codeOf(docs.insertOne(aDocument(stored + i)))));
    if (codes.every((code) => code === undefined)) continue;
    expect(codes.filter((code) => code !== undefined && code !== 14031)).toEqual([]);
    return stored + codes.filter((code) => code === undefined).length;
  }
};

const end = async (child: ChildProcess) => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

it('a full disk is an error of each write; reads, a restart and later writes work', async () => {
  const dataDir = makeDataDir();
  const first = await start(dataDir, LIMIT_KILOBYTES);
  const { client, docs } = await connect(dataDir);
  const stored = await fillUp(docs);
  expect(stored).toBeGreaterThan(100);
  for (let i = 0; i < 20; i++) expect(await codeOf(docs.insertOne(aDocument(10_000 + i)))).toBe(14031);
  expect(await docs.countDocuments()).toBe(stored);
  await client.close();
  const record = statSync(join(dataDir, 'engine.json'));
  first.kill('SIGKILL');
  await once(first, 'exit');

  const second = await start(dataDir, LIMIT_KILOBYTES);
  const again = await connect(dataDir);
  expect(await again.docs.countDocuments()).toBe(stored);
  expect(statSync(join(dataDir, 'engine.json'))).toMatchObject({ ino: record.ino, size: record.size });
  await again.client.close();
  await end(second);

  const third = await start(dataDir, 'unlimited');
  const free = await connect(dataDir);
  await free.docs.insertOne(aDocument(20_000));
  expect(await free.docs.countDocuments()).toBe(stored + 1);
  expect(await free.client.db('test').command({ validate: 'docs' })).toMatchObject({ valid: true });
  await free.client.close();
  await end(third);
  rmSync(dataDir, { recursive: true, force: true });
});

it('with little free space every write is an error before it begins, and reads work', async () => {
  const dataDir = makeDataDir();
  const roomy = await start(dataDir, 'unlimited');
  const first = await connect(dataDir);
  await first.docs.insertMany(Array.from({ length: 2_000 }, (_, i) => aDocument(i)));
  const { fsTotalSize } = await first.client.db('test').command({ dbStats: 1 });
  await first.client.close();
  await end(roomy);

  const full = await start(dataDir, 'unlimited', Number(fsTotalSize) + 1);
  const { client, docs } = await connect(dataDir);
  const writes = [
    docs.insertOne(aDocument(2_000)),
    docs.updateOne({ _id: 0 }, { $set: { text: '' } }),
    docs.deleteMany({}),
    docs.createIndex({ text: 1 }),
  ];
  expect(await Promise.all(writes.map(codeOf))).toEqual(writes.map(() => 14031));
  expect(await docs.countDocuments()).toBe(2_000);
  await client.close();
  await end(full);
  rmSync(dataDir, { recursive: true, force: true });
});
