import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';
import { startReverseProxy } from '../reverse-proxy.ts';
import { startWriters } from './writers.ts';

/** A short form: `DRAINS=20` for the long one. */
const DRAINS = Number(process.env.DRAINS ?? 2);
const WRITES_BETWEEN = 25;
/** By then the proxy has noticed a server that is back. */
const NOTICED_MS = 500;

const home = useTestServer({ MAX_ACTIVE_ENROLMENTS: '10000' });
let servers: ServerProcess[];
let proxy: Awaited<ReturnType<typeof startReverseProxy>>;
let writers: Awaited<ReturnType<typeof startWriters>>;

const shared = () => {
  const { DB_NAME = '', MONGODB_URI = '', MAX_ACTIVE_ENROLMENTS = '' } = home.settings;
  return { DB_NAME, MONGODB_URI, MAX_ACTIVE_ENROLMENTS, DRAIN_SECONDS: '1' };
};
const start = async (settings: Record<string, string> = {}) => {
  const server = await startServerProcess({ ...shared(), ...settings });
  await vi.waitFor(async () => expect((await connectRest(server.url).health()).ok).toBe(true), 10_000);
  return server;
};

beforeAll(async () => {
  servers = await Promise.all([start(), start()]);
  proxy = await startReverseProxy(servers.map(({ url }) => url));
  writers = await startWriters({ home, url: proxy.url });
});
afterAll(async () => {
  writers.abandon();
  await Promise.all(servers.map(({ stop }) => stop()));
  proxy.stop();
});

it(
  `${DRAINS} restarts of one of two servers behind one address, under writes, drop no request`,
  async () => {
    for (let drain = 0; drain < DRAINS; drain += 1) {
      await writers.awaitWrites(WRITES_BETWEEN);
      const [first, second] = servers as [ServerProcess, ServerProcess];
      expect(await first.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
      servers = [second, await start({ PORT: first.settings.PORT ?? '' })];
      await delay(NOTICED_MS);
    }
    await writers.stop();
    const { requests, acknowledged, unavailable, broken } = writers.figures;
    expect({ unavailable, broken }).toEqual({ unavailable: 0, broken: 0 });
    expect(acknowledged).toBe(requests);
    await writers.expectNothingLost();
    if (process.env.DRAINS) console.log(`${DRAINS} drains, ${requests} requests, none dropped`);
  },
  60_000 + DRAINS * 20_000,
);
