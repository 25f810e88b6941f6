import { resolve } from 'node:path';
import type { Env } from '../process/env.ts';
import type { Database } from './database.ts';

/** Opens the configured database: your server, a local mongod or the embedded engine. Only that one is loaded. */
export const chooseDatabase = async (env: Env): Promise<Database> => {
  if (env.MONGODB_URI) return { uri: env.MONGODB_URI, engine: 'MongoDB', location: 'MONGODB_URI' };
  const dataDir = resolve(env.DATA_DIR);
  if (env.DB_ENGINE === 'mongod') return (await import('./mongod.ts')).openMongod(dataDir);
  const { openEmbeddedMongo } = await import('@academia/embedded-mongo');
  const open = () => openEmbeddedMongo({ dataDir });
  const { uri } = await open();
  return { uri, engine: 'embedded', location: dataDir, reopen: open };
};
