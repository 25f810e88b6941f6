import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    programs: string;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(ROOT, 'dist');

const PROGRAMS = {
  server: 'bff/src/server.ts',
  cli: 'bff/cli/main.ts',
  'command-host': 'bff/contract/command-host.ts',
  'kill-at-write': 'bff/contract/kill-at-write.ts',
  'feed-reader': 'bff/contract/feed-reader.ts',
  'memory-probe': 'bff/contract/memory-probe.ts',
};

export type ProgramName = keyof typeof PROGRAMS;

/** What reads files of its own, or loads a native addon; only `npm run dev` shows GraphiQL, which is large. */
const UNBUNDLED = [
  '@graphql-yoga/render-graphiql',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'mongodb-memory-server',
  'swagger-ui-dist',
];

/** What a file looks for beside itself is beside its source. */
const sourceLocations: Plugin = {
  name: 'source-locations',
  enforce: 'pre',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/**
 * Our programs as JavaScript, with the packages that they import: tests start them many times, each time tsx would
 * compile them and node look for a thousand files.
 */
export default async (project: TestProject) => {
  // Below the project, whose node_modules they import; in a folder for each run.
  await mkdir(DIST, { recursive: true });
  const outDir = await mkdtemp(join(DIST, 'programs-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourceLocations],
    // As in vitest.config.ts: one graphql for the packages that import it and those that require it.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    ssr: { noExternal: true, external: UNBUNDLED },
    build: { ssr: true, outDir, target: 'node20', rollupOptions: { input: PROGRAMS } },
  });
  project.provide('programs', outDir);
  return () => rm(outDir, { recursive: true, force: true });
};
