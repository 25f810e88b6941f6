import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { mongo } from 'mongoose';

const run = promisify(execFile);

const SOURCE = fileURLToPath(new URL('./ferretdb/', import.meta.url));
const SOURCE_FILES = ['main.go', 'go.mod', 'go.sum'];
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/ferretdb/', import.meta.url));
const GO_PLACES = ['go', '/usr/local/go/bin/go', '/usr/lib/go/bin/go', '/opt/homebrew/bin/go'];
/** Without its other backend, which takes a fifth of the time. */
const BUILD = ['build', '-buildvcs=false', '-tags=ferretdb_no_postgresql'];
const MINIMUM_GO = [1, 22] as const;
const BUILD_MS = 10 * 60_000;
const START_MS = 30_000;

/** FerretDB cannot be built or started here; the message is one line with the reason. */
export class FerretDBUnavailable extends Error {}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** A loopback port that was free a moment ago. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gives no port.');
  return address.port;
};

const isRecentEnough = (version: string): boolean => {
  const [, major = 0, minor = 0] = (/go(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  return major > MINIMUM_GO[0] || (major === MINIMUM_GO[0] && minor >= MINIMUM_GO[1]);
};

const findGo = async (): Promise<{ command: string; version: string }> => {
  let tooOld = '';
  for (const command of GO_PLACES) {
    try {
      const version = firstLine((await run(command, ['version'])).stdout);
      if (isRecentEnough(version)) return { command, version };
      tooOld = `; found ${version}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new FerretDBUnavailable(`Go ${MINIMUM_GO.join('.')} or newer is not installed${tooOld}`);
};

const buildKey = (version: string): string => {
  const hash = createHash('sha256').update(version).update(BUILD.join());
  for (const file of SOURCE_FILES) hash.update(readFileSync(join(SOURCE, file)));
  return hash.digest('hex').slice(0, 16);
};

/** The server's binary, built once for each content of its source and each version of Go. */
const buildFerretDB = async (): Promise<string> => {
  const go = await findGo();
  const binary = join(CACHE, `ferretdb-${buildKey(go.version)}`);
  if (existsSync(binary)) return binary;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${binary}.${process.pid}`;
  try {
    await run(go.command, [...BUILD, '-o', unfinished, '.'], {
      cwd: SOURCE,
      timeout: BUILD_MS,
      // Without this Go would download the toolchain that go.mod names.
      env: { ...process.env, GOTOOLCHAIN: 'local', CGO_ENABLED: '0' },
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new FerretDBUnavailable(`FerretDB does not build: ${firstLine(stderr || String(error))}`);
  }
  renameSync(unfinished, binary);
  return binary;
};

/** Resolves when the server responds, rejects if its process ends before. */
const untilItResponds = async (child: ChildProcess, uri: string): Promise<void> => {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-2000)));
  const ended = once(child, 'exit').then(() => {
    throw new FerretDBUnavailable(`FerretDB ended at its start: ${output.trim().split('\n').at(-1)}`);
  });
  const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: START_MS });
  try {
    await Promise.race([client.db('admin').command({ ping: 1 }), ended]);
  } finally {
    ended.catch(() => undefined);
    await client.close();
  }
};

export type RunningFerretDB = { uri: string; stop: () => Promise<void> };

/** Starts FerretDB over SQLite on a free loopback port, with its data in a temporary folder that goes with it. */
export const startFerretDB = async (): Promise<RunningFerretDB> => {
  const binary = await buildFerretDB();
  const folder = mkdtempSync(join(tmpdir(), 'ferretdb-'));
  const port = await freePort();
  const child = spawn(binary, [`127.0.0.1:${port}`, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.removeListener('exit', endWithUs);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  try {
    await untilItResponds(child, uri);
  } catch (error) {
    await stop();
    throw error;
  }
  return { uri, stop };
};
