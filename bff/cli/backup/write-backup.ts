import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { listApplied } from '../../src/database/migrations/migrate.ts';
import { RESTORES, requireWholeDatabase } from '../../src/database/restore-mark.ts';
import { collectionFile, manifestFile, newManifest, type CollectionEntry } from './manifest.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Extended JSON that distinguishes integers, longs and doubles. */
const AS_STORED = { promoteValues: false, bsonRegExp: true };

const listCollections = async (db: mongo.Db) =>
  (await db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && name !== RESTORES)
    .sort();

const writeCollection = async (db: mongo.Db, folder: string, name: string): Promise<CollectionEntry> => {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  const toLines = async function* (documents: AsyncIterable<mongo.Document>) {
    for await (const document of documents) {
      count += 1;
      yield `${mongo.BSON.EJSON.stringify(document, { relaxed: false })}\n`;
    }
  };
  const measure = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    Readable.from(toLines(db.collection(name).find({}, AS_STORED))),
    createGzip(),
    measure,
    createWriteStream(collectionFile(folder, name), { mode: PRIVATE_FILE, flags: 'wx', flush: true }),
  );
  return { name, count, bytes, sha256: hash.digest('hex') };
};

const entriesOf = async (folder: string) => {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const requireFree = async (folder: string) => {
  const entries = await entriesOf(folder);
  if (entries && entries.length > 0)
    throw new Error(`${folder} is not empty: name a folder that does not exist.`);
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Writes every collection to a folder, which exists only if it is complete. */
export const writeBackup = async (db: mongo.Db, target: string) => {
  const folder = resolve(target);
  await requireFree(folder);
  await requireWholeDatabase(db);
  const startedAt = new Date().toISOString();
  const partial = join(dirname(folder), `.${basename(folder)}.partial-${process.pid}`);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(partial, { mode: PRIVATE_FOLDER });
  try {
    const migrations = (await listApplied(db)).sort();
    const collections: CollectionEntry[] = [];
    for (const name of await listCollections(db)) collections.push(await writeCollection(db, partial, name));
    const manifest = newManifest({ startedAt, migrations, collections });
    await writeFile(manifestFile(partial), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: PRIVATE_FILE,
      flush: true,
    });
    await syncFolder(partial);
    if (await entriesOf(folder)) await rmdir(folder);
    await rename(partial, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
};
