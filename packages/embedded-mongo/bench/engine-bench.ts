import { rmSync } from 'node:fs';
import { mongo } from 'mongoose';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';
import { isRunning, makeDataDir, pidOf, waitFor } from '../test/testing.ts';

/* Prints the figures of README.md: `npm run bench:engine`. Everything is measured over the socket, with the driver. */

const DOCUMENTS = 100_000;
const CALLERS = 64;
const POINT_READS = 20_000;
const SINGLE_INSERTS = 20_000;
const LONE_INSERTS = 500;

type User = { _id: number; email: string; name: string; createdAt: Date; text: string };

const aUser = (i: number): User => ({
  _id: i,
  email: `user${i}@example.com`,
  name: `Name ${i} Surname ${(i * 7919) % DOCUMENTS}`,
  createdAt: new Date(1_700_000_000_000 + i * 1000),
  text: 'x'.repeat(100),
});

const dataDir = makeDataDir();
const rows: Array<[string, string]> = [];

const connect = async () => {
  const { uri } = await openEmbeddedMongo({ dataDir, lingerSeconds: 0 });
  const client = await new mongo.MongoClient(uri, { maxPoolSize: CALLERS }).connect();
  return { client, users: client.db('bench').collection<User>('users') };
};

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

const perSecond = (count: number, seconds: number): string =>
  `${Math.round(count / seconds).toLocaleString('en')} /s`;

const milliseconds = async (work: () => Promise<unknown>, times = 5): Promise<string> => {
  const results: number[] = [];
  for (let i = 0; i < times; i++) results.push((await secondsOf(work)) * 1000);
  return `${(results.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0).toFixed(1)} ms`;
};

const byCallers = (
  count: number,
  callers: number,
  work: (i: number) => Promise<unknown>,
): Promise<unknown> => {
  let next = 0;
  return Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < count) await work(next++);
    }),
  );
};

const memory = async (client: mongo.MongoClient): Promise<string> =>
  `${(await client.db('admin').command({ serverStatus: 1 })).mem.resident} MB`;

const first = await connect();
await first.users.createIndex({ email: 1 }, { unique: true });
await first.users.createIndex({ createdAt: -1, _id: -1 });
rows.push(['memory of the engine, empty', await memory(first.client)]);

const bulk = await secondsOf(async () => {
  for (let at = 0; at < DOCUMENTS; at += 1000)
    await first.users.insertMany(Array.from({ length: 1000 }, (_, i) => aUser(at + i)));
});
rows.push([`insertMany by 1,000, three indexes`, perSecond(DOCUMENTS, bulk)]);

const lone = await secondsOf(() =>
  byCallers(LONE_INSERTS, 1, (i) => first.users.insertOne(aUser(DOCUMENTS + i))),
);
rows.push(['insertOne, one caller, on disk', perSecond(LONE_INSERTS, lone)]);
const start = DOCUMENTS + LONE_INSERTS;
const single = await secondsOf(() =>
  byCallers(SINGLE_INSERTS, CALLERS, (i) => first.users.insertOne(aUser(start + i))),
);
rows.push([`insertOne, ${CALLERS} callers, on disk`, perSecond(SINGLE_INSERTS, single)]);
await first.users.deleteMany({ _id: { $gte: DOCUMENTS } });

const reads = await secondsOf(() =>
  byCallers(POINT_READS, CALLERS, (i) => first.users.findOne({ _id: (i * 7919) % DOCUMENTS })),
);
rows.push([`findOne by _id, ${CALLERS} callers`, perSecond(POINT_READS, reads)]);
const loneReads = await secondsOf(() =>
  byCallers(2000, 1, (i) => first.users.findOne({ email: `user${i}@example.com` })),
);
rows.push(['findOne by a unique index, one caller', perSecond(2000, loneReads)]);

const byIndex = () => first.users.find().sort({ createdAt: -1, _id: -1 }).limit(20).toArray();
rows.push(['20 of 100,000 in the order of an index', await milliseconds(byIndex)]);
const byPrefix = () =>
  first.users
    .find({ email: /^user9999/ })
    .limit(20)
    .toArray();
rows.push(['20 of 100,000 by a prefix', await milliseconds(byPrefix)]);
const byScan = () =>
  first.users
    .find({ name: /surname 9999\d$/i })
    .limit(20)
    .toArray();
rows.push(['20 of 100,000 by a scan with a regular expression', await milliseconds(byScan)]);
const bySort = () => first.users.find().sort({ name: 1 }).limit(20).toArray();
rows.push(['20 of 100,000 sorted without an index', await milliseconds(bySort, 3)]);
rows.push(['memory of the engine afterwards', await memory(first.client)]);

const pid = pidOf(dataDir);
await first.client.close();
await waitFor('the engine to end', () => !isRunning(pid));
let reopened: Awaited<ReturnType<typeof connect>> | undefined;
const reopening = await secondsOf(async () => {
  reopened = await connect();
  await reopened.users.findOne({ _id: 5 });
});
rows.push([
  'reopening 100,000 documents: process, connection, first read',
  `${Math.round(reopening * 1000)} ms`,
]);
if (reopened !== undefined) rows.push(['memory of the engine, reopened', await memory(reopened.client)]);
await reopened?.client.close();

const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) console.log(`| ${what.padEnd(width)} | ${figure.padStart(12)} |`);
await waitFor('the engine to end', () => !isRunning(pidOf(dataDir)));
rmSync(dataDir, { recursive: true, force: true });
