import { resolve } from 'node:path';
import type { Env } from '../env.ts';

/** A MongoDB to connect to; `reopen` brings one of our own back after it went away. */
export type Database = { uri: string; engine: string; reopen?: () => Promise<unknown> };

/** One setting decides, and only what it names is loaded: your server, a real mongod of our own, or the embedded engine. */
export const chooseDatabase = async (env: Env): Promise<Database> => {
  if (env.MONGODB_URI) return { uri: env.MONGODB_URI, engine: 'MongoDB (MONGODB_URI)' };
  const dataDir = resolve(env.DATA_DIR);
  if (env.DB_ENGINE === 'mongod') return (await import('./mongod.ts')).openMongod(dataDir);
  const { openEmbeddedMongo } = await import('../../embedded-mongo/engine.ts');
  const open = () => openEmbeddedMongo({ dataDir });
  return { ...(await open()), reopen: open };
};
