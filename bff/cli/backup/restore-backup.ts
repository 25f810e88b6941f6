import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { mongo } from 'mongoose';
import {
  APPLIED,
  filledCollections,
  requireUpgradable,
  unknownMigrations,
} from '../../src/database/migrations/migrate.ts';
import { markRestore, requireWholeDatabase, unmarkRestore } from '../../src/database/restore-mark.ts';
import { VERSION } from '../../src/process/version.ts';
import { collectionFile, readManifest, type CollectionEntry, type Manifest } from './manifest.ts';

/** Bytes sent to the database at a time. */
const BATCH_DOCUMENTS = 1_000;
const BATCH_CHARACTERS = 8_000_000;

const requireUndamaged = async (folder: string, { name, bytes, sha256 }: CollectionEntry) => {
  const file = collectionFile(folder, name);
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer);
    read += (chunk as Buffer).length;
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw new Error(`${file} is damaged: nothing was restored.`);
};

const requireKnownBackup = ({ migrations, appVersion }: Manifest) => {
  requireUpgradable('The backup', migrations);
  const unknown = unknownMigrations(migrations);
  if (unknown.length === 0) return;
  throw new Error(
    `The backup is of a newer build, of version ${appVersion}: this build, of version ${VERSION}, does not know ${unknown.join(', ')}. Restore it with the newer build.`,
  );
};

const requireEmpty = async (db: mongo.Db) => {
  const filled = await filledCollections(db);
  if (filled.length === 0) return;
  throw new Error(
    `The database ${db.databaseName} is not empty (${filled.join(', ')}): drop it, or name another one by MONGODB_URI or DB_NAME.`,
  );
};

/** Splits at line feeds only: readline also splits at other characters, which a text may contain. */
async function* linesOf(file: string) {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* batchesOf(file: string) {
  let batch: mongo.Document[] = [];
  let characters = 0;
  for await (const line of linesOf(file)) {
    batch.push(mongo.BSON.EJSON.parse(line, { relaxed: false }) as mongo.Document);
    characters += line.length;
    if (batch.length < BATCH_DOCUMENTS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

const restoreCollection = async (db: mongo.Db, folder: string, { name, count }: CollectionEntry) => {
  const collection = db.collection(name);
  let inserted = 0;
  for await (const batch of batchesOf(collectionFile(folder, name))) {
    inserted += (await collection.insertMany(batch)).insertedCount;
  }
  if (inserted !== count) throw new Error(`${name}: ${inserted} of ${count} documents were restored.`);
};

/** Fills an empty database. Checks backup and database before the first write. */
export const restoreBackup = async (db: mongo.Db, source: string) => {
  const folder = resolve(source);
  const manifest = await readManifest(folder);
  requireKnownBackup(manifest);
  for (const entry of manifest.collections) await requireUndamaged(folder, entry);
  await requireWholeDatabase(db);
  await requireEmpty(db);
  await markRestore(db);
  await db.collection(APPLIED).deleteMany({});
  for (const entry of manifest.collections) await restoreCollection(db, folder, entry);
  await unmarkRestore(db);
  return manifest;
};
