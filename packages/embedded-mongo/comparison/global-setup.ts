import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import type { TestProject } from 'vitest/node';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';
import { FerretDBUnavailable, startFerretDB } from './ferretdb.ts';

export type RunningEngine = { name: string; uri: string };
export type AbsentEngine = { name: string; reason: string };

declare module 'vitest' {
  export interface ProvidedContext {
    engines: RunningEngine[];
    absentEngines: AbsentEngine[];
  }
}

const openEmbedded = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comparison-'));
  const { uri } = await openEmbeddedMongo({ dataDir });
  // The engine ends with its last connection: this one lasts as long as the run.
  const client = await new mongo.MongoClient(uri).connect();
  const stop = async () => {
    await client.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { uri, stop };
};

/** The embedded engine; FerretDB where it can be built or FERRETDB_URI names one; any server that TEST_MONGODB_URI names. */
export default async (project: TestProject) => {
  const embedded = await openEmbedded();
  const engines: RunningEngine[] = [{ name: 'embedded', uri: embedded.uri }];
  const absent: AbsentEngine[] = [];
  const stops = [embedded.stop];
  const { FERRETDB_URI, TEST_MONGODB_URI } = process.env;
  try {
    const ferretdb = FERRETDB_URI
      ? { uri: FERRETDB_URI, stop: () => Promise.resolve() }
      : await startFerretDB();
    engines.push({ name: 'FerretDB', uri: ferretdb.uri });
    stops.push(ferretdb.stop);
  } catch (error) {
    if (!(error instanceof FerretDBUnavailable)) throw error;
    absent.push({ name: 'FerretDB', reason: error.message });
    console.log(`FerretDB is not compared: ${error.message}`);
  }
  if (TEST_MONGODB_URI) engines.push({ name: 'MONGODB_URI', uri: TEST_MONGODB_URI });
  project.provide('engines', engines);
  project.provide('absentEngines', absent);
  return async () => {
    for (const stop of stops) await stop();
  };
};
