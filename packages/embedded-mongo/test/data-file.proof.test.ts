import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFile } from '../src/process/data-folder.ts';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';
import { isRunning, makeDataDir, pidOf, waitFor } from './testing.ts';

const PAGE_BYTES = 4096;
/** 5,000 small documents less the first thousand, and 20 large ones. */
const STORED = 4_000;
let sound: string;

beforeAll(async () => {
  sound = makeDataDir();
  const { uri } = await openEmbeddedMongo({ dataDir: sound, lingerSeconds: 0 });
  const client = await new mongo.MongoClient(uri).connect();
  const docs = client.db('test').collection('docs');
  await docs.createIndex({ n: 1 });
  await docs.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: 'x'.repeat(n % 500) })));
  await docs.insertMany(Array.from({ length: 20 }, (_, n) => ({ n, text: 'y'.repeat(20_000 + n) })));
  await docs.deleteMany({ n: { $lt: 1000 } });
  const pid = pidOf(sound);
  await client.close();
  await waitFor('the engine to end', () => !isRunning(pid));
});
afterAll(() => rmSync(sound, { recursive: true, force: true }));

const damage = (spoil: (file: string) => void): string => {
  const dataDir = join(makeDataDir(), 'data');
  mkdirSync(dataDir);
  copyFileSync(dataFile(sound), dataFile(dataDir));
  spoil(dataFile(dataDir));
  return dataDir;
};

const overwrite = (file: string, start: number, length: number, byte: number) => {
  const bytes = readFileSync(file);
  bytes.fill(byte, start, start + length);
  writeFileSync(file, bytes);
};

const DAMAGES: Array<[string, (file: string) => void]> = [
  ['cut in half', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['cut after its header', (file) => truncateSync(file, 2 * PAGE_BYTES)],
  ['cut within its header', (file) => truncateSync(file, 100)],
  ['overwritten at its beginning', (file) => overwrite(file, 0, 2 * PAGE_BYTES, 0)],
  ['overwritten in the middle', (file) => overwrite(file, 20 * PAGE_BYTES, 200 * PAGE_BYTES, 0xab)],
  ['emptied in the middle', (file) => overwrite(file, 20 * PAGE_BYTES, 200 * PAGE_BYTES, 0)],
  ['empty', (file) => truncateSync(file, 0)],
  ['not a database', (file) => writeFileSync(file, 'Dear diary, '.repeat(10_000))],
  ['overwritten in page 0', (file) => overwrite(file, 0, PAGE_BYTES, 0xab)],
  ['overwritten in page 2', (file) => overwrite(file, 2 * PAGE_BYTES, PAGE_BYTES, 0xab)],
];

const PAGES: Array<[string, number]> = [
  ['zeros', 0],
  ['sevens', 7],
  ['other bytes', 0xab],
];

const readAll = async (uri: string) => {
  const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 1_000 });
  try {
    await client.connect();
    return (await client.db('test').collection('docs').find().toArray()).length;
  } finally {
    await client.close();
  }
};

describe('a data file with a damaged page', () => {
  it.each(PAGES)(
    'of %s is never read as if it had less, and is named at the next start',
    async (_name, byte) => {
      let found = 0;
      for (const part of [0.3, 0.5, 0.7]) {
        const dataDir = damage((file) => {
          const page = Math.floor((statSync(file).size / PAGE_BYTES) * part);
          overwrite(file, page * PAGE_BYTES, PAGE_BYTES, byte);
        });
        const { uri } = await openEmbeddedMongo({ dataDir, lingerSeconds: 0 });
        const pid = pidOf(dataDir);
        const read = await readAll(uri).catch(() => undefined);
        await waitFor('the engine to end', () => !isRunning(pid));
        if (read === undefined) {
          found += 1;
          await expect(openEmbeddedMongo({ dataDir })).rejects.toThrow(/^The data file \S+ is damaged \(/);
        } else expect(read).toBe(STORED);
        rmSync(join(dataDir, '..'), { recursive: true, force: true });
      }
      expect(found).toBeGreaterThan(0);
    },
  );
});

describe('a damaged data file', () => {
  it.each(DAMAGES)('that is %s is rejected in one sentence', async (_name, spoil) => {
    const dataDir = damage(spoil);
    const before = readFileSync(dataFile(dataDir));
    await expect(openEmbeddedMongo({ dataDir })).rejects.toThrow(
      /^The data file \S+ is damaged \([^)]+\): restore a copy of it, or remove it to start with empty data\.$/,
    );
    expect(readFileSync(dataFile(dataDir)).equals(before)).toBe(true);
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });
});
