import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import { inject } from 'vitest';

export type TestDatabase = { client: mongo.MongoClient; db: mongo.Db; drop: () => Promise<void> };
export type Server = { name: string; uri: string };

export const servers = (): Server[] => {
  const other = process.env.TEST_MONGODB_URI;
  return [
    { name: 'the embedded engine', uri: inject('embeddedUri') },
    ...(other ? [{ name: 'the other server', uri: other }] : []),
  ];
};

/** A database of its own on a running server. */
export const openTestDatabase = async ({ uri }: Server): Promise<TestDatabase> => {
  const client = new mongo.MongoClient(uri, {
    retryWrites: false,
    retryReads: false,
    serverSelectionTimeoutMS: 10_000,
  });
  await client.connect();
  const db = client.db(`differential-${randomBytes(6).toString('hex')}`);
  return {
    client,
    db,
    drop: async () => {
      await db.dropDatabase();
      await client.close();
    },
  };
};
