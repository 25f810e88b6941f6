import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(ROOT, 'dist', 'client-stamp');
const SOURCES = ['client', 'domain', 'package-lock.json', 'schema.graphql'];

/** Of the client, but not built. */
const isTest = (path: string) => path.includes(join('client', 'tests')) || path.includes('.test.');

const filesOf = async (path: string): Promise<string[]> => {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Changes with any source of the client: path, size and time of every file. */
const fingerprint = async () => {
  const files = (await Promise.all(SOURCES.map((source) => filesOf(join(ROOT, source)))))
    .flat()
    .filter((file) => !isTest(file))
    .sort();
  const facts = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256').update(facts.join('\n')).digest('hex');
};

/** Builds the client unless the last build was made from exactly these sources. */
export const buildWhenStale = async () => {
  const now = await fingerprint();
  const isFresh = existsSync(join(ROOT, 'dist/client/index.html')) && existsSync(STAMP);
  if (isFresh && readFileSync(STAMP, 'utf8') === now) return;
  console.log('Building the client …');
  // A process of its own, for production also when a test runner with another NODE_ENV asks for it.
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--config', 'client/vite.config.ts', '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(STAMP, now);
};
