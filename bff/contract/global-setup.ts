import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUri: string;
  }
}

/** One database server for the whole run: the one named by TEST_MONGODB_URI, else an embedded engine. */
export default async (project: TestProject) => {
  const given = process.env.TEST_MONGODB_URI;
  if (given) {
    project.provide('mongoUri', given);
    return undefined;
  }
  const { openEmbeddedMongo } = await import('../embedded-mongo/engine.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-test-'));
  const { uri } = await openEmbeddedMongo({ dataDir, lingerSeconds: 120 });
  project.provide('mongoUri', uri);
  return () => rm(dataDir, { recursive: true, force: true });
};
