import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compiledEngine } from './compiled-engine.ts';
import { describeDamage, findAdvertisement, logFile, toUri } from './data-folder.ts';
import { responds } from './probe.ts';
import type { StartReport } from './main.ts';

export type EmbeddedMongoOptions = {
  dataDir: string;
  /** Listen on this port of the loopback interface instead of a Unix socket. */
  port?: number;
  /** How long the engine stays after its last connection has closed. */
  lingerSeconds?: number;
};

const START_MS = 20_000;

/**
 * `mkdirSync` with `recursive` does not end in /proc, and reports ENOENT for a file system that cannot be written.
 * An existing folder keeps its permissions.
 */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process has made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

const prepareFolder = (dataDir: string): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'a file is in its place'
        : `it cannot be made or written (${code})`;
    throw new Error(
      `The data folder ${dataDir} cannot be used, ${why}: choose another folder or change its permissions.`,
    );
  }
};

const engineArguments = ({ dataDir, port, lingerSeconds }: EmbeddedMongoOptions): string[] => [
  '--data-dir',
  dataDir,
  ...(port === undefined ? [] : ['--port', String(port)]),
  ...(lingerSeconds === undefined ? [] : ['--linger-seconds', String(lingerSeconds)]),
];

const spawnEngine = (options: EmbeddedMongoOptions): ChildProcess => {
  const log = openSync(logFile(options.dataDir), 'a', 0o600);
  // The parent's debugger port and coverage folder are not for the engine.
  const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env;
  try {
    const program = compiledEngine();
    // Detached: Ctrl-C in the terminal of one client must not end the engine for the others.
    return spawn(process.execPath, ['--enable-source-maps', program, ...engineArguments(options)], {
      cwd: dirname(program),
      detached: true,
      windowsHide: true,
      env,
      stdio: ['ignore', log, log, 'ipc'],
    });
  } finally {
    closeSync(log);
  }
};

const describeHolder = (dataDir: string): string => {
  const pid = findAdvertisement(dataDir)?.pid;
  return pid === undefined ? '' : ` (process ${pid} may use it without answering)`;
};

const describeExit = (dataDir: string, code: number | null, signal: NodeJS.Signals | null): string => {
  // LMDB maps the file and trusts its pages, so that a damaged one may end the process.
  if (signal === 'SIGSEGV' || signal === 'SIGBUS' || signal === 'SIGABRT')
    return describeDamage(dataDir, `reading it ended the engine with ${signal}`);
  return `The embedded engine ended with ${signal ?? `code ${code}`} at its start: see ${logFile(dataDir)}.`;
};

/** Resolves when an engine is ready on the data: the new process, or one that was running already. */
const startProcess = (options: EmbeddedMongoOptions): Promise<void> =>
  new Promise((resolvePromise, reject) => {
    const { dataDir } = options;
    const child = spawnEngine(options);
    const detach = () => {
      clearTimeout(timer);
      child.removeAllListeners();
      if (child.connected) child.disconnect();
      child.unref();
    };
    const fail = (sentence: string) => {
      detach();
      reject(new Error(sentence));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(
        `The embedded engine did not start on ${dataDir} within ${START_MS / 1000} seconds${describeHolder(dataDir)}: see ${logFile(dataDir)}.`,
      );
    }, START_MS);
    child.on('message', (message: StartReport) => {
      if ('error' in message) return fail(message.error);
      detach();
      resolvePromise();
    });
    child.on('error', (error) => fail(`The embedded engine cannot be started: ${error.message}.`));
    child.on('exit', (code, signal) => fail(describeExit(dataDir, code, signal)));
  });

/** Starts the engine of a data folder, or finds the one that runs on it. */
export const openEmbeddedMongo = async (options: EmbeddedMongoOptions): Promise<{ uri: string }> => {
  if (process.env.NODE_ENV === 'production')
    throw new Error(
      'The embedded engine is for development and tests: set MONGODB_URI to a MongoDB server in production.',
    );
  const dataDir = resolve(options.dataDir);
  prepareFolder(dataDir);
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const advertisement = findAdvertisement(dataDir);
    if (advertisement !== undefined && (await responds(advertisement)))
      return { uri: toUri(advertisement.listen) };
    await startProcess({ ...options, dataDir });
  }
  throw new Error(
    `No embedded engine answers on ${dataDir}${describeHolder(dataDir)}: see ${logFile(dataDir)}.`,
  );
};
