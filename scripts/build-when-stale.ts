import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
/** A link to the newest folder of BUILDS; a folder after `npm run build` alone. */
const CLIENT = join(DIST, 'client');
const BUILDS = join(DIST, 'builds');
const LOCK = join(DIST, 'build.lock');
/** In the folder that each build empties: what it was built from. */
const STAMP = '.vite/sources';
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

const isFresh = (sources: string) =>
  existsSync(join(CLIENT, STAMP)) && readFileSync(join(CLIENT, STAMP), 'utf8') === sources;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const lock = () => {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

const LOCK_CHECK_MS = 200;

/** One process builds, the others wait for it. The lock of a process that was killed counts no longer. */
const whileLocked = async (work: () => Promise<void>) => {
  await mkdir(DIST, { recursive: true });
  while (!lock()) {
    if (existsSync(LOCK) && !isRunning(Number(readFileSync(LOCK, 'utf8')))) rmSync(LOCK, { force: true });
    await delay(LOCK_CHECK_MS);
  }
  try {
    await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
};

/** In one step, where there is a link already: no reader finds half a build. */
export const replaceLink = async (link: string, folder: string) => {
  const made = `${link}-next`;
  await rm(made, { force: true });
  await symlink(relative(dirname(link), folder), made, 'junction');
  try {
    await rename(made, link);
  } catch {
    await rm(link, { recursive: true, force: true });
    await rename(made, link);
  }
};

const build = async (sources: string) => {
  console.log('Building the client …');
  const before = existsSync(CLIENT) ? basename(dirname(await realpath(CLIENT))) : '';
  const name = randomUUID();
  const client = join(BUILDS, name, 'client');
  // A process of its own, for production also when a test runner with another NODE_ENV asks for it.
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['--config', 'client/vite.config.ts', '--logLevel', 'warn', '--outDir', client];
  await run(process.execPath, [vite, 'build', ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(join(client, STAMP), sources);
  await replaceLink(CLIENT, client);
  // Servers that are running read the build that they started with.
  const old = (await readdir(BUILDS)).filter((build) => build !== name && build !== before);
  await Promise.all(old.map((build) => rm(join(BUILDS, build), { recursive: true, force: true })));
};

/** Builds the client unless the last build was made from exactly these sources. */
export const buildWhenStale = async () => {
  if (isFresh(await fingerprint())) return;
  await whileLocked(async () => {
    const sources = await fingerprint();
    if (!isFresh(sources)) await build(sources);
  });
};
