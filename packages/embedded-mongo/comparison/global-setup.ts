import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import type { TestProject } from 'vitest/node';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    embeddedUri: string;
  }
}

/** The embedded engine. The other server runs already, and TEST_MONGODB_URI names it. */
export default async (project: TestProject) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comparison-'));
  const { uri } = await openEmbeddedMongo({ dataDir });
  // The engine ends with its last connection: this one lasts as long as the run.
  const client = await new mongo.MongoClient(uri).connect();
  project.provide('embeddedUri', uri);
  if (!process.env.TEST_MONGODB_URI)
    console.log('skipped: the comparison with another server, which TEST_MONGODB_URI would name.');
  return async () => {
    await client.close();
    await rm(dataDir, { recursive: true, force: true });
  };
};
