import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';
import { randomFrom, randomUser } from '../bff/contract/random-users.ts';
import { openBackend } from '../bff/src/process/backend.ts';
import { readEnv } from '../bff/src/process/env.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';

const USERS = 20_000;
const BATCH = 250;
const SINGLE = 300;

const SEARCH_FIELDS = ['searchText', 'searchKeys'];

const isOfSearch = (keys: object) => Object.keys(keys).some((field) => SEARCH_FIELDS.includes(field));

/** The indexes of users, with and without those for searches. */
const indexesOf = (hasSearch: boolean) =>
  UserModel.schema.indexes().map(([keys, options]) => {
    if (hasSearch || !isOfSearch(keys)) return { keys, options };
    const rest = Object.entries(keys).filter(([field]) => !SEARCH_FIELDS.includes(field));
    return { keys: Object.fromEntries(rest), options };
  });

const createCollection = async (db: mongo.Db, name: string, hasSearch: boolean) => {
  const collection = db.collection(name);
  for (const { keys, options } of indexesOf(hasSearch)) {
    if (Object.keys(keys).length > 0)
      await collection.createIndex(keys as mongo.IndexSpecification, options as object);
  }
  return { name, hasSearch, collection, bulkMs: 0, singleMs: 0, bytes: 0 };
};

type Measured = Awaited<ReturnType<typeof createCollection>>;

const withoutSearch = ({ searchText: _, searchKeys: __, ...user }: mongo.Document) => user;

const fileBytes = async (db: mongo.Db) => Number((await db.command({ dbStats: 1 })).storageSize);

const insertBatch = async (db: mongo.Db, measured: Measured, users: mongo.Document[]) => {
  const documents = measured.hasSearch ? users : users.map(withoutSearch);
  const bytes = await fileBytes(db);
  const start = performance.now();
  await measured.collection.insertMany(documents, { ordered: false });
  measured.bulkMs += performance.now() - start;
  measured.bytes += (await fileBytes(db)) - bytes;
};

const insertOne = async (measured: Measured, user: mongo.Document) => {
  const start = performance.now();
  await measured.collection.insertOne(measured.hasSearch ? user : withoutSearch(user));
  measured.singleMs += performance.now() - start;
};

/** Bytes of a MongoDB index key before prefix compression: type, text, end and record number. */
const KEY_OVERHEAD_BYTES = 7;

const keyBytes = (users: readonly { searchKeys: string[]; searchText: string }[]) => {
  const keys = users.flatMap(({ searchKeys }) => searchKeys);
  const bytes = keys.reduce((sum, key) => sum + Buffer.byteLength(key) + KEY_OVERHEAD_BYTES, 0);
  const texts = users.reduce((sum, { searchText }) => sum + Buffer.byteLength(searchText), 0);
  return {
    'keys a user': Number((keys.length / users.length).toFixed(1)),
    'bytes of keys a user, uncompressed': Math.round(bytes / users.length),
    'bytes of the text a user, once an index': Math.round(texts / users.length),
  };
};

/** P6: what the search adds to an insert, in turn on two collections of one database. */
export const measureInserts = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-bench-'));
  const { close } = await openBackend(readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' }));
  try {
    const { db } = mongoose.connection;
    if (!db) throw new Error('not connected');
    const random = randomFrom(7);
    const users = Array.from({ length: USERS + SINGLE }, (_, index) => randomUser(random, index));
    const plain = await createCollection(db, 'plain', false);
    const searched = await createCollection(db, 'searched', true);
    for (let start = 0; start < USERS; start += BATCH) {
      for (const one of [plain, searched]) await insertBatch(db, one, users.slice(start, start + BATCH));
    }
    for (const user of users.slice(USERS)) {
      for (const one of [plain, searched]) await insertOne(one, user);
    }
    const figures = {
      'insertMany with search to without': Number((searched.bulkMs / plain.bulkMs).toFixed(2)),
      'insertOne with search to without': Number((searched.singleMs / plain.singleMs).toFixed(2)),
      'insertOne, ms': Number((searched.singleMs / SINGLE).toFixed(2)),
      'bytes a user of this engine, fields and index': Math.round((searched.bytes - plain.bytes) / USERS),
      ...keyBytes(users),
    };
    console.log(figures);
    return figures;
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
