import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { ProgramName } from './compile-programs.ts';
import { testSettings } from './harness.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Settings = Record<string, string | undefined>;
type Ending = { code: number | null; stdout: string; stderr: string };

export const environment = (settings: Settings) => {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...settings } as NodeJS.ProcessEnv;
};

type Program = { program: ProgramName; args?: string[]; preload?: ProgramName | undefined };

export const fileOf = (program: ProgramName) => join(inject('programs'), `${program}.js`);

/** A node process of our own code that sees these settings and nothing else of our environment. */
const launch = ({ program, args = [], preload }: Program, settings: Settings) => {
  const imports = preload ? ['--import', pathToFileURL(fileOf(preload)).href] : [];
  return spawn(process.execPath, [...imports, fileOf(program), ...args], {
    cwd: ROOT,
    env: environment(settings),
    stdio: 'pipe',
  });
};

const ending = async (child: ChildProcess): Promise<Ending> => {
  const texts = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (chunk: Buffer) => (texts[stream] += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
};

const SERVER: Program = { program: 'server' };

/** Runs the command line to its end. */
export const runCli = (args: string[], settings: Settings, stdin = ''): Promise<Ending> => {
  const child = launch({ program: 'cli', args }, settings);
  child.stdin?.end(stdin);
  return ending(child);
};

/** Runs a server that is expected to end by itself. */
export const runServer = (settings: Settings): Promise<Ending> => ending(launch(SERVER, settings));

const isOpen = async (url: string) => {
  try {
    return (await fetch(`${url}/livez`)).ok;
  } catch {
    return false;
  }
};

type Preloaded = { preload?: ProgramName };

/** A real server in a process of its own, once it responds; `preload` is imported before it. */
export const startServerProcess = async (overrides: Record<string, string>, { preload }: Preloaded = {}) => {
  const settings = await testSettings(overrides);
  const url = `http://127.0.0.1:${settings.PORT}`;
  const child = launch({ ...SERVER, preload }, settings);
  const ended = ending(child);
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!(await isOpen(url))) {
    if (isOver) throw new Error(`the server did not start: ${(await ended).stderr}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { url, settings, pid: child.pid ?? 0, child, stop };
};

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
