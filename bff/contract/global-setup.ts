import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUri: string;
    /** Without TLS and credentials: a proxy reads and changes what it passes on. */
    embeddedUri: string;
  }
}

/** Tests passed under a title that ends in `by REST` or `by GraphQL`: both surfaces must show the same number. */
const printCounts = ({ vitest, name }: TestProject) => {
  const modules = vitest.state.getTestModules().filter(({ project }) => project.name === name);
  const passed = modules.flatMap((module) => [...module.children.allTests('passed')]);
  const casesBy = (surface: string) =>
    passed.map(({ fullName }) => fullName.split(` by ${surface} > `)).filter(({ length }) => length > 1);
  const [rest, graphql] = [casesBy('REST'), casesBy('GraphQL')];
  if (rest.length + graphql.length === 0 || vitest.config.testNamePattern) return;
  console.log(`Contract cases passed: REST ${rest.length}, GraphQL ${graphql.length}.`);
  if (rest.length === graphql.length) return;
  const countOf = (cases: string[][], group: string) => cases.filter(([name]) => name === group).length;
  const groups = new Set([...rest, ...graphql].map(([name = '']) => name));
  const unequal = [...groups].filter((group) => countOf(rest, group) !== countOf(graphql, group));
  console.error(`The run fails: not the same number by REST as by GraphQL of ${unequal.join('; ')}.`);
  process.exitCode = 1;
};

/** One database server for the whole run: the one named by TEST_MONGODB_URI, else the embedded engine. */
export default async (project: TestProject) => {
  const { openEmbeddedMongo } = await import('@academia/embedded-mongo');
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-test-'));
  const { uri } = await openEmbeddedMongo({ dataDir });
  // The engine ends with its last connection: this one lasts as long as the run.
  const connection = await mongoose.createConnection(uri).asPromise();
  project.provide('embeddedUri', uri);
  project.provide('mongoUri', process.env.TEST_MONGODB_URI ?? uri);
  return async () => {
    printCounts(project);
    await connection.close();
    await rm(dataDir, { recursive: true, force: true });
  };
};
