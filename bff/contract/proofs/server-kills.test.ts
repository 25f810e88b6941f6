import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { useTestServer } from '../harness.ts';
import { connectRest } from '../drivers/rest.ts';
import { startServerProcess } from '../processes.ts';
import { startWriters } from './writers.ts';

/** The long form, `KILLS=30`, asserts the time of a restart as well. */
const KILLS = Number(process.env.KILLS ?? 3);
const isLong = process.env.KILLS !== undefined;
const WRITES_BETWEEN = 25;
const SERVING_MS = 3_000;

const home = useTestServer({ MAX_ACTIVE_ENROLMENTS: '10000' });

const startOn = async (port: number) => {
  const begin = performance.now();
  const { DB_NAME = '', MONGODB_URI = '', MAX_ACTIVE_ENROLMENTS = '' } = home.settings;
  const server = await startServerProcess({
    DB_NAME,
    MONGODB_URI,
    MAX_ACTIVE_ENROLMENTS,
    PORT: String(port),
  });
  await vi.waitFor(async () => expect((await connectRest(server.url).health()).ok).toBe(true), 10_000);
  return { ...server, startedAfterMs: performance.now() - begin };
};

it(
  `a server that is killed ${KILLS} times under writes loses no acknowledged one, and every request ends`,
  async () => {
    const port = await freePort();
    let server = await startOn(port);
    const writers = await startWriters({ home, url: server.url });
    onTestFinished(async () => {
      writers.abandon();
      await server.stop();
    });
    let slowestStart = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await writers.awaitWrites(WRITES_BETWEEN);
      await server.stop('SIGKILL');
      server = await startOn(port);
      slowestStart = Math.max(slowestStart, server.startedAfterMs);
    }
    await writers.awaitWrites(WRITES_BETWEEN);
    await writers.stop();
    await writers.expectNothingLost();
    const { requests, acknowledged, unavailable, broken } = writers.figures;
    expect(acknowledged + unavailable + broken).toBe(requests);
    expect(broken).toBeGreaterThanOrEqual(KILLS);
    if (!isLong) return;
    console.log(
      `${KILLS} kills, ${requests} requests: ${acknowledged} acknowledged, none lost; ${broken} broken; ` +
        `serving again within ${slowestStart.toFixed()} ms`,
    );
    expect(slowestStart).toBeLessThan(SERVING_MS);
  },
  60_000 + KILLS * 20_000,
);
