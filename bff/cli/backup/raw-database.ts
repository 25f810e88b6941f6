import { mongo } from 'mongoose';
import { chooseDatabase } from '../../src/database/choose.ts';
import { requireNotNewer } from '../../src/database/migrations/migrate.ts';
import type { Env } from '../../src/process/env.ts';

/** The database as it is stored: without models, migrations and indexes, which openBackend would apply. */
export const withRawDatabase = async <T>(env: Env, work: (db: mongo.Db) => Promise<T>) => {
  const database = await chooseDatabase(env);
  const client = new mongo.MongoClient(database.uri, {
    retryWrites: false,
    writeConcern: { w: 'majority', journal: true },
  });
  try {
    await client.connect();
    const db = client.db(env.DB_NAME);
    await requireNotNewer(db);
    return await work(db);
  } finally {
    await client.close();
    await database.close?.();
  }
};
