import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { findAdvertisement, toUri } from '../src/process/data-folder.ts';
import { makeDataDir, startEngineProcess, waitFor } from './testing.ts';

const FOLDERS = 2;
/** A short form: `KILLS=26` for the long one. */
const KILLS_PER_FOLDER = Number(process.env.KILLS ?? 10);
const WRITES_BEFORE_KILL = 100;
const WRITERS = 16;
const MOST_ATTEMPTS = 6;

type Doc = { _id: string; key: string; tags: string[]; n: number };

/** The acknowledged writes: the last n of each document that a writer inserted and then counted up. */
type Acknowledged = Map<string, number>;

const connect = async (dataDir: string) => {
  const advertisement = findAdvertisement(dataDir);
  if (advertisement === undefined) throw new Error('No engine is running');
  const client = new mongo.MongoClient(toUri(advertisement.listen), { maxPoolSize: WRITERS });
  await client.connect();
  return { client, docs: client.db('test').collection<Doc>('docs') };
};

const write = async (
  docs: mongo.Collection<Doc>,
  name: string,
  acknowledged: Acknowledged,
): Promise<void> => {
  for (let i = 0; ; i++) {
    const _id = `${name}-${i}`;
    await docs.insertOne({ _id, key: _id, tags: [_id, `${_id}'`], n: 1 });
    acknowledged.set(_id, 1);
    await docs.updateOne({ key: _id }, { $inc: { n: 1 }, $push: { tags: `${_id}"` } });
    acknowledged.set(_id, 2);
  }
};

const killUnderLoad = async (
  dataDir: string,
  flags: readonly string[],
  round: number,
  acknowledged: Acknowledged,
) => {
  const child = await startEngineProcess(dataDir, flags);
  const { client, docs } = await connect(dataDir);
  if (round === 0) {
    await docs.createIndex({ key: 1 }, { unique: true });
    await docs.createIndex({ tags: 1 });
  }
  const before = acknowledged.size;
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(docs, `${round}-${writer}`, acknowledged).catch(() => undefined),
  );
  await waitFor('writes', () => acknowledged.size > before + WRITES_BEFORE_KILL);
  await sleep(Math.random() * 50);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await Promise.all([client.close(true), ...writers]);
};

const countLost = async (docs: mongo.Collection<Doc>, acknowledged: Acknowledged): Promise<number> => {
  const stored = new Map<string, number>();
  for await (const { _id, n } of docs.find({}, { projection: { n: 1 } })) stored.set(_id, n);
  return [...acknowledged].filter(([id, n]) => (stored.get(id) ?? 0) < n).length;
};

const killRepeatedly = async (flags: readonly string[], kills: number) => {
  const dataDir = makeDataDir();
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < kills; round++) await killUnderLoad(dataDir, flags, round, acknowledged);
  const child = await startEngineProcess(dataDir);
  const { client, docs } = await connect(dataDir);
  const lost = await countLost(docs, acknowledged);
  const validation = await client.db('test').command({ validate: 'docs' });
  const sample = [...acknowledged.keys()].at(-1) ?? '';
  const duplicate = await docs
    .insertOne({ _id: 'another', key: sample, tags: [], n: 0 })
    .catch((error: unknown) => error);
  await client.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
  return { acknowledged: acknowledged.size, lost, validation, duplicate };
};

describe('kill -9 under load', () => {
  it(`loses no acknowledged write in ${FOLDERS * KILLS_PER_FOLDER} kills, and keeps documents and indexes in step`, async () => {
    const runs = await Promise.all(
      Array.from({ length: FOLDERS }, () => killRepeatedly([], KILLS_PER_FOLDER)),
    );
    for (const { acknowledged, lost, validation, duplicate } of runs) {
      expect(acknowledged).toBeGreaterThan(KILLS_PER_FOLDER);
      expect(lost).toBe(0);
      expect(validation).toMatchObject({ valid: true, errors: [], nIndexes: 3 });
      expect(validation.keysPerIndex.key_1).toBe(validation.nrecords);
      expect(duplicate).toMatchObject({ code: 11000 });
    }
    const total = runs.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    console.log(`${FOLDERS * KILLS_PER_FOLDER} kills, ${total} documents acknowledged, none lost`);
  });

  it('loses writes if they are acknowledged before LMDB has them', async () => {
    let lost = 0;
    // On a busy machine LMDB may have everything before the signal arrives.
    for (let attempt = 0; lost === 0 && attempt < MOST_ATTEMPTS; attempt += 1) {
      const run = await killRepeatedly(['--acknowledge-early'], 4);
      ({ lost } = run);
      console.log(`control: ${lost} of ${run.acknowledged} acknowledged documents lost`);
    }
    expect(lost).toBeGreaterThan(0);
  });
});
