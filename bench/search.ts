import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import mongoose from 'mongoose';
import { COUNT_LIMIT } from '#domain/search.ts';
import { examinedBy } from '../bff/contract/examined.ts';
import { insertMany } from '../bff/contract/insert-many.ts';
import { isNaiveMatch, randomFrom, randomSearch, randomUser } from '../bff/contract/random-users.ts';
import { openBackend } from '../bff/src/process/backend.ts';
import { readEnv } from '../bff/src/process/env.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { findUserPage } from '../bff/src/features/users/user.search.ts';
import { findUser } from '../bff/src/features/users/user.store.ts';
import { measureInserts } from './search-writes.ts';

const SIZES = [10_000, 100_000];
const SEARCHES = 1_000;
const FIRST = 20;
const BATCH = 10_000;
const ROUNDS = 9;
const SEED = 20_261_122;

const NAMED = {
  'no search': {},
  'one letter': { search: 'a' },
  'frequent surname': { search: 'gonzález' },
  'rare piece of an email': { search: '77777.' },
  'two frequent names': { search: 'maría gonzález' },
  'two that never meet': { search: '@gmail @hotm' },
  'nothing found': { search: 'zzzqq' },
  'role alone': { role: 'admin' as const },
};

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const spreadOf = (values: number[], digits = 0) => {
  const sorted = values.toSorted((a, b) => a - b);
  const shares = [
    percentile(sorted, 0.5),
    percentile(sorted, 0.95),
    percentile(sorted, 0.99),
    sorted.at(-1) ?? 0,
  ];
  const [p50, p95, p99, max] = shares.map((value) => Number(value.toFixed(digits)));
  return { p50, p95, p99, max };
};

const timed = async <T>(work: () => Promise<T>) => {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
};

const medianMs = async (work: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(work)).ms);
  return percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
};

type Stored = { texts: string[]; ids: string[] };

/** Users in page order, newest first. */
export const storeUsers = async (users: number): Promise<Stored> => {
  const random = randomFrom(SEED);
  const stored: Stored = { texts: [], ids: [] };
  for (let start = 0; start < users; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, users - start) }, (_, i) =>
      randomUser(random, start + i),
    );
    await insertMany(UserModel, batch);
    stored.texts.push(...batch.map(({ searchText }) => searchText));
    stored.ids.push(...batch.map(({ _id }) => _id.toString()));
  }
  return { texts: stored.texts.reverse(), ids: stored.ids.reverse() };
};

const naivePage = ({ texts, ids }: Stored, search: string) => {
  const nodes: string[] = [];
  let total = 0;
  for (const [index, text] of texts.entries()) {
    if (!isNaiveMatch(text, search)) continue;
    total += 1;
    if (nodes.length < FIRST) nodes.push(ids[index] ?? '');
    if (total >= COUNT_LIMIT) break;
  }
  return { nodes, total };
};

const searchPage = (search: object) => findUserPage(search, { first: FIRST });

/** P4: random searches of one and two words, each compared with a plain filter. */
const measureSearches = async (stored: Stored) => {
  const random = randomFrom(SEED + 1);
  const bound = 3 * Math.sqrt(FIRST * stored.texts.length);
  const figures = { documents: [] as number[], keys: [] as number[], ms: [] as number[] };
  const beyond: string[] = [];
  const wrong: string[] = [];
  for (let round = 0; round < SEARCHES; round += 1) {
    const search = randomSearch(random, stored.texts);
    const { result, documents, keys } = await examinedBy(() => timed(() => searchPage({ search })));
    figures.documents.push(documents);
    figures.keys.push(keys);
    figures.ms.push(result.ms);
    if (documents > bound) beyond.push(search);
    const expected = naivePage(stored, search);
    const page = result.result;
    const isSame =
      page.totalCount === expected.total &&
      JSON.stringify(page.nodes.map(({ id }) => id)) === JSON.stringify(expected.nodes);
    if (!isSame) wrong.push(search);
  }
  return {
    searches: SEARCHES,
    wrong,
    'documents at most': Math.floor(bound),
    beyond,
    documents: spreadOf(figures.documents),
    keys: spreadOf(figures.keys),
    ms: spreadOf(figures.ms, 1),
  };
};

/** P5: the cost of named searches beside one lookup. */
const measureNamed = async (ids: readonly string[]) => {
  const lookup = await medianMs(() => findUser(ids[0] ?? ''));
  const rows: Record<string, object> = {};
  for (const [name, search] of Object.entries(NAMED)) {
    const { result, documents, keys } = await examinedBy(() => searchPage(search));
    const ms = await medianMs(() => searchPage(search));
    rows[name] = {
      of: result.totalCount,
      documents,
      keys,
      ms: Number(ms.toFixed(1)),
      lookups: Math.round(ms / lookup),
    };
  }
  const second = await searchPage({});
  const last = second.nodes.at(-1);
  const after = last ? [last.createdAt, last.id] : null;
  rows['next page'] = {
    ms: Number((await medianMs(() => findUserPage({}, { first: FIRST, after }))).toFixed(1)),
  };
  return { lookupMs: Number(lookup.toFixed(2)), rows };
};

const measureSize = async (users: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-bench-'));
  const { database, close } = await openBackend(readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' }));
  try {
    // Without the limits of a server, so that slow searches are measured too.
    await mongoose.disconnect();
    mongoose.set('maxTimeMS', 120_000);
    await mongoose.connect(database.uri, { dbName: 'academia' });
    const { result: stored, ms } = await timed(() => storeUsers(users));
    console.log(`${users} users stored in ${(ms / 1_000).toFixed(0)} s`);
    const named = await measureNamed(stored.ids);
    console.table(named.rows);
    const searches = await measureSearches(stored);
    console.log(searches);
    return { searches, ...named };
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Sizes from the command line or BENCH_USERS; a million takes about an hour. */
export const run = async (sizes: readonly number[] = SIZES) => {
  const chosen = process.env.BENCH_USERS?.split(',').map(Number) ?? sizes;
  const results: Record<string, unknown> = {};
  for (const users of chosen) results[`${users} users`] = await measureSize(users);
  results.writes = await measureInserts();
  return results;
};

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const sizes = argv.slice(2).map(Number);
  console.log(JSON.stringify(await run(sizes.length > 0 ? sizes : SIZES)));
}
