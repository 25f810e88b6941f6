import { once } from 'node:events';
import { startServerProcess } from './processes.ts';

type Settings = Record<string, string>;

/** With the events that tell a process of its own writes. */
const monitored = ({ MONGODB_URI = '', ...settings }: Settings) => ({
  ...settings,
  MONGODB_URI: `${MONGODB_URI}${MONGODB_URI.includes('?') ? '&' : '?'}monitorCommands=true`,
});

/** A server process that ends on request before the n-th write that it sends from then on. */
const startMortalServer = async (settings: Settings) => {
  const server = await startServerProcess(monitored(settings), { preload: 'kill-at-write' });
  const dieBeforeWrite = async (nth: number) => {
    const armed = once(server.child.stdout ?? server.child, 'data');
    server.child.stdin?.write(`${nth}\n`);
    await armed;
  };
  return { ...server, dieBeforeWrite };
};

/** Each try takes a server of its own: before every so many writes. The long form, before every one: `CRASHES=all`. */
export const crashStep = (short: number) => (process.env.CRASHES === 'all' ? 1 : short);

type Crashes = {
  /** Of the database that the processes share. */
  settings: Settings;
  /** What each try begins with; returns the request that is cut short, sent to the server at a url. */
  prepare: () => Promise<(url: string) => Promise<unknown>>;
  /** After each try, with so many of the request's writes done, or all of them. */
  check: (writes: number, isWhole: boolean) => Promise<void>;
  /** Only before every so many writes, beginning with one of the first so many. */
  step?: number;
  first?: number;
};

const MAX_WRITES = 80;

/** Whether the request got a response; its connection breaks when the server ends. */
const hasResponse = async (request: Promise<unknown>) => {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/**
 * Sends a request again and again, each time to a new process that ends before another of its writes: before the
 * first, the second, … until all are done.
 */
export const crashBeforeEveryWrite = async ({ settings, prepare, check, step = 1, first = 0 }: Crashes) => {
  for (let writes = first % step; writes <= MAX_WRITES; writes += step) {
    const send = await prepare();
    const server = await startMortalServer(settings);
    await server.dieBeforeWrite(writes + 1);
    const isWhole = await hasResponse(send(server.url));
    await server.stop('SIGKILL');
    await check(writes, isWhole);
    if (isWhole) return;
  }
  throw new Error(`more than ${MAX_WRITES} writes`);
};
