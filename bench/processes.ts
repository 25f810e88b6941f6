import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const hasTaskset = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
const SERVER_CORE = '0';
const LOAD_CORE = '1';
const ALL_CORES = `0-${availableParallelism() - 1}`;

export const pinning = hasTaskset
  ? `servers on core ${SERVER_CORE}, load and database on core ${LOAD_CORE}`
  : 'nothing pinned: taskset or a second core is missing';

const pin = (pid: number | undefined, core: string) => {
  if (hasTaskset) spawnSync('taskset', ['-a', '-p', '-c', core, String(pid)]);
};

/** Runs this process and its future children on other cores than the servers. */
export const leaveServerCore = () => pin(process.pid, LOAD_CORE);

/** A browser on the server's core would compete with it. */
export const useEveryCore = () => pin(process.pid, ALL_CORES);

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const hasPeers = () => existsSync(fileOf('peers/node_modules'));
export const PEERS_MISSING = 'the peers are not installed: npm ci --prefix bench/peers';

type Message = Record<string, unknown>;

const nextMessage = async <T>(child: ChildProcess): Promise<T> => {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.slice(1).join(' ')} ended with ${String(code)}`);
  });
  ended.catch(() => {});
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [T];
    return message;
  } finally {
    over.abort();
  }
};

type Settings = Record<string, string>;
type Start = { file: string; args?: string[]; settings: Settings };

const forkFile = ({ file, args = [], settings }: Start) =>
  fork(fileOf(file), args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    execArgv: file.endsWith('.ts') ? ['--disable-proto=delete', '--import', 'tsx/esm'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

export type Usage = { cpuMs: number };
export type Server = { url: string; usage: () => Promise<Usage>; stop: () => Promise<void> };

/** A server in its own process, on the servers' core. */
export const startServer = async (start: Start): Promise<Server> => {
  const child = forkFile(start);
  pin(child.pid, SERVER_CORE);
  const { port } = await nextMessage<{ port: number }>(child);
  return {
    url: `http://127.0.0.1:${port}`,
    usage: async () => {
      child.send('usage');
      const { cpu } = await nextMessage<{ cpu: NodeJS.CpuUsage }>(child);
      return { cpuMs: (cpu.user + cpu.system) / 1_000 };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};

export type LoadResult = {
  requests: number;
  perSecond: number;
  p99: number;
  failed: number;
};

/** One run of autocannon. */
export const load = async (options: Message): Promise<LoadResult> => {
  const child = forkFile({ file: 'peers/load.js', args: [JSON.stringify(options)], settings: {} });
  const ended = once(child, 'exit');
  const result = await nextMessage<LoadResult>(child);
  await ended;
  return result;
};
