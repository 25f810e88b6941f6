import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const MINUTE = 60;

const openEmbedded = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'differential-'));
  const { uri } = await openEmbeddedMongo({ dataDir, lingerSeconds: MINUTE });
  return { uri, stop: () => rm(dataDir, { recursive: true, force: true }) };
};

/** The embedded engine; FerretDB where it can be built or is named; any server named by TEST_MONGODB_URI. */
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
