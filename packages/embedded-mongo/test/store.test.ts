import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from '../src/errors.ts';
import { compileFilter } from '../src/language/filter.ts';
import { choosePlan } from '../src/language/planner.ts';
import { Store } from '../src/storage/store.ts';
import { Transaction } from '../src/storage/transaction.ts';
import { TtlMonitor } from '../src/storage/ttl.ts';
import { writeDocument } from '../src/values/values.ts';
import { makeDataDir } from './testing.ts';

const NAMESPACE = 'test.docs';
let dataDir: string;
let store: Store;

beforeEach(() => {
  dataDir = makeDataDir();
  store = new Store({ path: join(dataDir, 'data.mdb') });
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const insert = (_id: number) => store.insert(NAMESPACE, { _id }, writeDocument({ _id }));

const countStored = () => {
  store.refresh();
  const collection = store.collection(NAMESPACE);
  return collection === undefined ? 0 : store.count(collection);
};

describe('a write that throws', () => {
  it.each([
    ['an error of the command', new CommandError(2, 'wrong')],
    ['an unexpected error', new RangeError('too deep')],
  ])('%s is dropped completely, and the writes that share its commit are stored', async (_name, error) => {
    const outcomes = await Promise.allSettled([
      store.write(() => insert(1)),
      store.write(() => {
        insert(2);
        throw error;
      }),
      store.write(() => insert(3)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: error });
    expect(countStored()).toBe(2);
    await store.write(() => insert(2));
    expect(countStored()).toBe(3);
  });
});

it('the search for expired documents writes only where there are some', async () => {
  const at = new Date(1000);
  await store.write(() => {
    const specification = { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 1 };
    store.createIndex(store.createCollection(NAMESPACE), specification);
    store.insert(NAMESPACE, { _id: 1, at }, writeDocument({ _id: 1, at }));
  });
  const write = vi.spyOn(store, 'write');
  const monitor = new TtlMonitor(store);
  await monitor.sweep(1999);
  expect([write.mock.calls.length, countStored()]).toEqual([0, 1]);
  await monitor.sweep(2000);
  expect([write.mock.calls.length, countStored()]).toEqual([1, 0]);
  monitor.stop();
});

it('the number of the last commit of a session is forgotten when the session has ended or is old', async () => {
  const commit = (session: string, _id: number) => {
    store.refresh();
    const transaction = new Transaction(store);
    transaction.insert(NAMESPACE, { _id }, writeDocument({ _id }));
    return transaction.commit({ session, number: 7n });
  };
  const known = () => {
    store.refresh();
    return ['aa', 'bb', 'cc'].map((session) => store.committedNumber(session));
  };
  const started = Date.now();
  await commit('aa', 1);
  await commit('bb', 2);
  await store.forgetSessions(['aa', 'cc']);
  expect(known()).toEqual([undefined, 7n, undefined]);
  await store.forgetSessionsBefore(started);
  expect(known()).toEqual([undefined, 7n, undefined]);
  await store.forgetSessionsBefore(Date.now() + 1);
  expect(known()).toEqual([undefined, undefined, undefined]);
  expect(countStored()).toBe(2);
});

it('an index that holds all conditions by equality is chosen without reading any', async () => {
  await store.write(() => {
    for (const key of [{ course: 1, at: 1 }, { course: 1, status: 1 }, { status: 1 }]) {
      const collection = store.collection(NAMESPACE) ?? store.createCollection(NAMESPACE);
      store.createIndex(collection, { key, name: Object.keys(key).join() });
    }
    for (let _id = 0; _id < 9; _id += 1) insert(_id);
  });
  const collection = store.collection(NAMESPACE);
  if (collection === undefined) throw new Error('nothing is stored');
  const scan = vi.spyOn(store, 'scan');
  const planFor = (filter: object) =>
    choosePlan(store, collection, { node: compileFilter(filter).node, sort: [], needed: Infinity });
  expect(planFor({ course: 1, status: { $in: [1, 2] } }).index?.name).toBe('course,status');
  expect(scan).not.toHaveBeenCalled();
  planFor({ course: 1, status: { $gt: 1 } });
  expect(scan).toHaveBeenCalled();
});
