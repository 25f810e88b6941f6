import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import { good } from '../builders.ts';
import { readCopy } from '../feed-reading.ts';
import { FEEDS, feedScene, writeFeeds } from '../feeds.table.ts';
import { fileOf, environment, ROOT } from '../processes.ts';
import { revisionsIn, type TrackedName } from '../tracked.ts';
import { useRacers } from '../use-racers.ts';
import { eventually, startReceiver } from '../webhook-receiver.ts';

/** The long form: `FEED_ROWS=10000 FEED_KILLS=50`. */
const ROWS = Number(process.env.FEED_ROWS ?? 400);
const KILLS = Number(process.env.FEED_KILLS ?? 5);
const WRITERS = 8;
/** Of four writes two add an entry of an account, the rarest of the rows that are counted. */
const ROUNDS = Math.ceil((ROWS * 2) / WRITERS);
const PATIENCE_MS = 120_000 + ROWS * 100;

const { race, apiOf } = useRacers(WRITERS, { WEBHOOKS_ALLOW_PRIVATE: 'true' });

const startReader = (index: number, folder: string) =>
  spawn(process.execPath, [fileOf('feed-reader')], {
    cwd: ROOT,
    env: environment({
      FEED: JSON.stringify(FEEDS[index]),
      URL: race.racers[index % race.racers.length]?.url,
      TOKEN: race.admin.token,
      FILE: join(folder, `${index}.json`),
    }),
    stdio: 'ignore',
  });

const kill = async (reader: ChildProcess | undefined) => {
  if (reader?.exitCode !== null || reader.signalCode) return;
  reader.kill('SIGKILL');
  await once(reader, 'close');
};

type Event = { type: string; data: Record<string, unknown> };

const SENT_OF: Record<string, TrackedName> = { course: 'courses', enrolment: 'enrolments', user: 'users' };

/** The newest revision of each record that was written since. */
const revisedIn = async (of: TrackedName, before: readonly Record<string, number>[]) => {
  const known = before[FEEDS.findIndex((feed) => feed.of === of)];
  const written = Object.entries(await revisionsIn(of));
  return written.filter(([id, revision]) => revision > 0 && revision !== known?.[id]);
};

it(
  `${WRITERS} writers and readers that are killed ${KILLS} times: every list and every webhook has every row, and none twice`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'academia-feeds-'));
    const scene = await feedScene(race.students.map(({ id }) => id));
    const receiver = await startReceiver();
    const readers = FEEDS.map((_, index) => startReader(index, folder));
    onTestFinished(async () => {
      await Promise.all([...readers.map(kill), receiver.kill()]);
      await rm(folder, { recursive: true, force: true });
    });
    const endpoint = { url: receiver.url, events: [...WEBHOOK_EVENTS] };
    good(await apiOf(race.admin, 0).createWebhookEndpoint(endpoint));
    // Every process has seen the endpoint by then.
    await delay(6_000);
    const before = await Promise.all(FEEDS.map(({ of }) => revisionsIn(of)));

    let isOver = false;
    const writing = writeFeeds({
      apiOf: (index) => apiOf(race.admin, index),
      scene,
      writers: WRITERS,
      rounds: ROUNDS,
    }).finally(() => (isOver = true));
    for (let count = 0; count < KILLS && !isOver; count += 1) {
      for (const [index, reader] of readers.entries()) {
        await kill(reader);
        readers[index] = startReader(index, folder);
      }
      await receiver.kill();
      await receiver.start();
      await delay(100 + Math.random() * 1_000);
    }
    await writing;

    const changes: Record<string, number> = {};
    for (const [index, { name, of }] of FEEDS.entries()) {
      const stored = await revisionsIn(of);
      changes[name] = Object.entries(stored).filter(
        ([id, revision]) => revision !== before[index]?.[id],
      ).length;
      await eventually(async () => {
        const { revisions } = await readCopy(join(folder, `${index}.json`));
        expect(revisions, name).toEqual(stored);
      }, PATIENCE_MS);
    }

    const eventsReceived = () => {
      const sent = new Map(receiver.received.map((one) => [one.headers['webhook-id'], one]));
      return [...sent.values()].map(({ body }) => JSON.parse(body) as Event);
    };
    await eventually(async () => {
      const events = eventsReceived();
      const payments = events.filter(({ type }) => /^payment\.(recorded|refunded)/.test(type));
      const newest = await revisionsIn('money');
      const numbered = payments.map(({ data }) => String(data.id));
      expect(new Set(numbered).size, 'payments twice').toBe(numbered.length);
      expect(numbered.filter((id) => newest[id] === undefined)).toEqual([]);
      for (const { id } of race.students) {
        const moved = events.filter(({ type, data }) => type === 'points.moved' && data.user_id === id);
        const sequence = moved.map(({ data }) => Number(data.sequence)).sort((a, b) => a - b);
        expect(sequence).toEqual(sequence.map((_, index) => index + 1));
      }
      for (const [kind, of] of Object.entries(SENT_OF)) {
        const seen = new Set(
          events
            .filter(({ type }) => type.startsWith(`${kind}.`))
            .map(({ data }) => `${String(data.id)} ${String(data.revision)}`),
        );
        const revised = await revisedIn(of, before);
        const missing = revised.filter(([id, revision]) => !seen.has(`${id} ${revision}`));
        expect(missing, `newest revisions of ${of}`).toEqual([]);
      }
    }, PATIENCE_MS);
    console.log(`${JSON.stringify(changes)} rows followed; ${eventsReceived().length} events`);
  },
  3 * PATIENCE_MS,
);
