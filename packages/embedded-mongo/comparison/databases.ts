import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import type { RunningEngine } from './global-setup.ts';

export type TestDatabase = { db: mongo.Db; drop: () => Promise<void> };

/** A database of its own on a running engine. */
export const openTestDatabase = async ({ uri }: RunningEngine): Promise<TestDatabase> => {
  const client = new mongo.MongoClient(uri, {
    retryWrites: false,
    retryReads: false,
    serverSelectionTimeoutMS: 10_000,
  });
  await client.connect();
  const db = client.db(`differential-${randomBytes(6).toString('hex')}`);
  return {
    db,
    drop: async () => {
      await db.dropDatabase();
      await client.close();
    },
  };
};
