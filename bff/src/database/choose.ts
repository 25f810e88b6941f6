import { resolve } from 'node:path';
import type { Env } from '../env.ts';

/** A MongoDB to connect to; `reopen` brings one of our own back after it went away, `close` ends it with us. */
export type Database = {
  uri: string;
  /** Which engine, for everybody to read. */
  engine: string;
  /** Where its data are, for the operator only. */
  place: string;
  reopen?: () => Promise<unknown>;
  close?: () => Promise<unknown>;
};

/** One setting decides between your server, a real mongod and the embedded engine; only what it names is loaded. */
export const chooseDatabase = async (env: Env): Promise<Database> => {
  if (env.MONGODB_URI) return { uri: env.MONGODB_URI, engine: 'MongoDB', place: 'MONGODB_URI' };
  const dataDir = resolve(env.DATA_DIR);
  if (env.DB_ENGINE === 'mongod') return (await import('./mongod.ts')).openMongod(dataDir);
  const { openEmbeddedMongo } = await import('@academia/embedded-mongo');
  const open = () => openEmbeddedMongo({ dataDir });
  const { uri } = await open();
  return { uri, engine: 'embedded', place: dataDir, reopen: open };
};
