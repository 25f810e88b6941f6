import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startServerWithOwnEngine } from '../harness.ts';
import { startWriters } from './writers.ts';

/** A short form: `KILLS=30` for the long one. */
const KILLS = Number(process.env.KILLS ?? 6);
const WRITES_BETWEEN = 25;
/** The deadline of a request, and what a busy machine adds to it. */
const MAX_RESPONSE_MILLISECONDS = 10_000 + 2_000;

let server: Awaited<ReturnType<typeof startServerWithOwnEngine>>;

beforeAll(async () => {
  server = await startServerWithOwnEngine({ MAX_ACTIVE_ENROLMENTS: '10000' });
});
afterAll(() => server.stop());

const killEngine = () => {
  const { pid } = JSON.parse(readFileSync(join(server.dataDir, 'engine.json'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
};

it(
  `a database that is killed ${KILLS} times under load loses nothing, repeats nothing, and every request ends`,
  async () => {
    const writers = await startWriters({ home: server, url: server.url });
    onTestFinished(writers.abandon);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await writers.awaitWrites(WRITES_BETWEEN);
      killEngine();
    }
    await writers.awaitWrites(WRITES_BETWEEN);
    await writers.stop();
    await writers.expectNothingLost();
    const { requests, acknowledged, unavailable, broken, slowestMs } = writers.figures;
    expect([acknowledged + unavailable, broken]).toEqual([requests, 0]);
    expect(unavailable).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThan(MAX_RESPONSE_MILLISECONDS);
    console.info(
      `${acknowledged} writes, ${unavailable} responses of 503, the slowest response after ${Math.round(slowestMs)} ms`,
    );
  },
  KILLS * 20_000,
);
