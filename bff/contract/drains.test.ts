import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { balance } from './balancer.ts';
import { useTestServer } from './harness.ts';
import { startServerProcess, type ServerProcess } from './processes.ts';
import { startWriters } from './writers.ts';

/** A short form: `DRAINS=20` for the long one. */
const DRAINS = Number(process.env.DRAINS ?? 2);
const WRITES_BETWEEN = 25;

const home = useTestServer({ MAX_ACTIVE_ENROLMENTS: '10000' });
let servers: ServerProcess[];
let balancer: Awaited<ReturnType<typeof balance>>;
let writers: Awaited<ReturnType<typeof startWriters>>;

const shared = () => {
  const { DB_NAME = '', MONGODB_URI = '', MAX_ACTIVE_ENROLMENTS = '' } = home.settings;
  return { DB_NAME, MONGODB_URI, MAX_ACTIVE_ENROLMENTS, DRAIN_SECONDS: '1' };
};
const bothServe = () => vi.waitFor(() => expect(balancer.healthy()).toBe(2), 20_000);

beforeAll(async () => {
  servers = await Promise.all([startServerProcess(shared()), startServerProcess(shared())]);
  balancer = await balance(servers.map(({ url }) => url));
  await bothServe();
  writers = await startWriters({ home, url: balancer.url });
});
afterAll(async () => {
  writers.abandon();
  await Promise.all(servers.map(({ stop }) => stop()));
  await balancer.close();
});

it(
  `${DRAINS} restarts of one of two servers behind a load balancer, under writes, drop no request`,
  async () => {
    for (let drain = 0; drain < DRAINS; drain += 1) {
      await writers.awaitWrites(WRITES_BETWEEN);
      const [first, second] = servers as [ServerProcess, ServerProcess];
      expect(await first.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
      servers = [second, await startServerProcess({ ...shared(), PORT: first.settings.PORT ?? '' })];
      await bothServe();
    }
    await writers.stop();
    const { requests, acknowledged, unavailable, broken } = writers.figures;
    expect({ unavailable, broken, ...balancer.counts }).toMatchObject({
      unavailable: 0,
      broken: 0,
      dropped: 0,
    });
    expect(acknowledged).toBe(requests);
    await writers.expectNothingLost();
    if (process.env.DRAINS) console.log(`${DRAINS} drains, ${requests} requests, none dropped`);
  },
  60_000 + DRAINS * 20_000,
);
