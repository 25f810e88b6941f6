import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoBinary, MongoMemoryReplSet } from 'mongodb-memory-server';
import type { Database } from './choose.ts';

const PORT = 27_218;

/** A real mongod could not be had: one sentence that says so and what to do. */
class MongodUnavailable extends Error {}

const start = (dbPath: string) =>
  MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger', dbName: 'academia' },
    // The replica set remembers its address: a second start must use the same port.
    instanceOpts: [{ dbPath, port: PORT, storageEngine: 'wiredTiger' }],
  });

/** A single-node replica set of a real mongod on a data folder, by mongodb-memory-server. */
export const openMongod = async (dataDir: string): Promise<Database> => {
  const dbPath = join(dataDir, 'mongod');
  mkdirSync(dbPath, { recursive: true });
  try {
    // Asked for by itself first: when it is missing, starting would print stack traces of its own.
    await MongoBinary.getPath();
    const server = await start(dbPath);
    return {
      uri: server.getUri(),
      engine: 'mongod',
      place: dbPath,
      close: () => server.stop({ doCleanup: false }),
    };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    throw new MongodUnavailable(
      `DB_ENGINE=mongod could not start a real mongod (${reason}): ` +
        'set MONGOMS_SYSTEM_BINARY to a mongod binary or MONGODB_URI to a running server, or remove DB_ENGINE to use the embedded engine.',
    );
  }
};
