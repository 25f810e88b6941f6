import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { mongo } from 'mongoose';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { findAdvertisement, toUri } from '../src/process/data-folder.ts';
import { openEmbeddedMongo } from '../src/process/open-embedded-mongo.ts';
import {
  codeOf,
  connectBare,
  cursorId,
  isRunning,
  openTestEngine,
  makeDataDir,
  pidOf,
  waitFor,
} from './testing.ts';
import { testTransactions } from '../comparison/transaction-cases.ts';
import { useTestEngine } from './use-test-engine.ts';

const { engine, docs, command } = await useTestEngine();
const { client, dataDir, db } = engine;

const sessions: mongo.ClientSession[] = [];
const begin = () => {
  const session = client.startSession();
  sessions.push(session);
  session.startTransaction();
  return session;
};
afterEach(async () => {
  for (const session of sessions.splice(0)) await session.endSession();
  // A snapshot that stays open keeps LMDB from using any page of it again.
  const { transactions } = await command({ serverStatus: 1 });
  expect(transactions).toEqual({ currentOpen: 0 });
});

const outcomeOf = async (call: Promise<unknown>) => {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
    return `${error.code}${error.hasErrorLabel('TransientTransactionError') ? ' transient' : ''}`;
  }
};

const uriOf = (folder: string): string => {
  const advertisement = findAdvertisement(folder);
  if (advertisement === undefined) throw new Error('No engine is running');
  return toUri(advertisement.listen);
};

/** What a driver adds to the commands of a transaction. */
const fieldsOf = (id: mongo.Binary, number: number) => ({
  lsid: { id },
  txnNumber: mongo.Long.fromNumber(number),
  autocommit: false,
});

describe('a transaction', () => {
  it('reads what was committed when it began, also by indexes and in the order of them', async () => {
    await docs.createIndex({ n: 1 });
    await docs.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    const session = begin();
    await docs.findOne({ _id: 1 }, { session });
    await docs.updateOne({ _id: 1 }, { $set: { n: 9 } });
    await docs.insertOne({ _id: 3, n: 5 });
    await docs.createIndex({ n: -1 });
    await docs.drop();
    const sorted = docs.find({ n: { $gt: 0 } }, { session }).sort({ n: -1 });
    expect(await sorted.toArray()).toEqual([
      { _id: 2, n: 2 },
      { _id: 1, n: 1 },
    ]);
    await session.commitTransaction();
    expect(await docs.countDocuments()).toBe(0);
  });

  it('may create a collection by its first document', async () => {
    const session = begin();
    await docs.insertOne({ _id: 1 }, { session });
    expect(await db.listCollections({ name: 'docs' }).toArray()).toHaveLength(0);
    await session.commitTransaction();
    expect(await docs.findOne()).toEqual({ _id: 1 });
  });
});

describe('as on another server', () => {
  testTransactions(async () => {
    const own = await openTestEngine();
    return { ...own, drop: own.close };
  });
});

describe('two transactions', () => {
  it('that write one document: the first to commit wins', async () => {
    await docs.insertOne({ _id: 1, n: 0 });
    const [first, second] = [begin(), begin()];
    for (const session of [first, second]) await docs.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
    await second.commitTransaction();
    expect(await outcomeOf(first.commitTransaction())).toBe('112 transient');
    expect(await docs.findOne()).toEqual({ _id: 1, n: 1 });
  });

  it('a conflict within a batch is an error of the whole command', async () => {
    await docs.insertOne({ _id: 1, n: 0 });
    const session = begin();
    await docs.findOne({ _id: 1 }, { session });
    await docs.deleteOne({ _id: 1 });
    const batch = { insert: 'docs', documents: [{ _id: 2 }, { _id: 1 }] };
    expect(await outcomeOf(db.command(batch, { session }))).toBe('112 transient');
  });

  it('that insert one unique value: the second conflicts, and is a duplicate when it runs again', async () => {
    await docs.createIndex({ seat: 1 }, { unique: true });
    const [first, second] = [begin(), begin()];
    await docs.insertOne({ _id: 1, seat: 'A1' }, { session: first });
    await docs.insertOne({ _id: 2, seat: 'A1' }, { session: second });
    await first.commitTransaction();
    expect(await outcomeOf(second.commitTransaction())).toBe('112 transient');
    const third = begin();
    expect(await outcomeOf(docs.insertOne({ _id: 2, seat: 'A1' }, { session: third }))).toBe('11000');
  });

  it('a duplicate of a value that another has freed since is a conflict: run again, it is none', async () => {
    await docs.createIndex({ seat: 1 }, { unique: true });
    await docs.insertOne({ _id: 1, seat: 'A1' });
    const session = begin();
    await docs.findOne({}, { session });
    await docs.deleteOne({ _id: 1 });
    expect(await outcomeOf(docs.insertOne({ _id: 2, seat: 'A1' }, { session }))).toBe('112 transient');
  });

  it('that insert different documents both commit, and the count has both', async () => {
    await docs.insertOne({ _id: 0 });
    const [first, second] = [begin(), begin()];
    await docs.insertOne({ _id: 1 }, { session: first });
    await docs.insertOne({ _id: 2 }, { session: second });
    await first.commitTransaction();
    await second.commitTransaction();
    expect(await docs.estimatedDocumentCount()).toBe(3);
    expect(await command({ validate: 'docs' })).toMatchObject({ valid: true });
  });

  it('one that has written before an index was created does not commit past it', async () => {
    await docs.insertOne({ _id: 1 });
    const session = begin();
    await docs.insertOne({ _id: 2, n: 1 }, { session });
    await docs.createIndex({ n: 1 });
    expect(await outcomeOf(session.commitTransaction())).toBe('112 transient');
    expect(await command({ validate: 'docs' })).toMatchObject({ valid: true });
  });
});

describe('a statement that fails ends its transaction', () => {
  it.each([
    ['a duplicate', (session: mongo.ClientSession) => docs.insertOne({ _id: 1 }, { session }), '11000'],
    [
      'one of an unordered batch',
      (session: mongo.ClientSession) =>
        docs.insertMany([{ _id: 5 }, { _id: 1 }, { _id: 6 }], { session, ordered: false }),
      '11000',
    ],
    ['a read', (session: mongo.ClientSession) => docs.find({ $where: '1' }, { session }).toArray(), '2'],
    [
      'an unknown field',
      (session: mongo.ClientSession) => db.command({ find: 'docs', x: 1 }, { session }),
      '40415',
    ],
    ['an index', (session: mongo.ClientSession) => docs.createIndex({ n: 1 }, { session }), '263'],
    ['a drop', (session: mongo.ClientSession) => docs.drop({ session }), '263'],
    ['a count', (session: mongo.ClientSession) => db.command({ count: 'docs' }, { session }), '263'],
  ])('%s', async (_name, fail, code) => {
    await docs.insertOne({ _id: 1 });
    const session = begin();
    await docs.insertOne({ _id: 2 }, { session });
    expect(await outcomeOf(fail(session))).toBe(code);
    expect(await outcomeOf(docs.findOne({}, { session }))).toBe('251 transient');
    expect(await outcomeOf(session.commitTransaction())).toBe('251 transient');
    expect(await docs.find().toArray()).toEqual([{ _id: 1 }]);
  });

  it('and so is each that was sent without waiting for the reply to the one before', async () => {
    await docs.insertOne({ _id: 1, n: 0 });
    const other = await new mongo.MongoClient(uriOf(dataDir), { maxPoolSize: 2 }).connect();
    const own = other.db('test').collection<{ _id: number; n: number }>('docs');
    const start = async () => {
      const session = other.startSession();
      session.startTransaction();
      await own.findOne({}, { session });
      return session;
    };
    // A connection repeats a time from its first reply in a transaction on.
    const warm = await Promise.all([start(), start()]);
    for (let round = 0; round < 30; round++) {
      const session = await start();
      const inc = () => outcomeOf(own.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session }));
      const second = round % 2 === 0 ? inc : () => outcomeOf(session.commitTransaction());
      const both = await Promise.all([inc(), second()]);
      expect(both.join()).toMatch(/117|251/);
      await session.endSession();
    }
    expect(await docs.findOne()).toEqual({ _id: 1, n: 0 });
    for (const session of warm) await session.endSession();
    await other.close();
  });

  it('and a second command while one runs is an error of both', async () => {
    await docs.insertMany(Array.from({ length: 20_000 }, (_, i) => ({ _id: i, text: `${i}` })));
    const session = begin();
    await docs.findOne({ _id: 1 }, { session });
    const long = outcomeOf(docs.countDocuments({ text: /9.*9.*9/ }, { session }));
    await sleep(2);
    expect(await outcomeOf(docs.findOne({ _id: 1 }, { session }))).toBe('117');
    expect(await long).toBe('251 transient');
    expect(await outcomeOf(session.commitTransaction())).toBe('251 transient');
  });
});

describe('a cursor', () => {
  const fill = () => docs.insertMany(Array.from({ length: 300 }, (_, i) => ({ _id: i, n: i % 10 })));

  it('reads the snapshot of its transaction to its end', async () => {
    await fill();
    const session = begin();
    await docs.insertOne({ _id: 1000, n: 1 }, { session });
    const cursor = docs.find({}, { session, batchSize: 50 });
    await cursor.next();
    await docs.deleteMany({ _id: { $gte: 100 } });
    await docs.insertOne({ _id: 500 });
    const rest = await cursor.toArray();
    expect(rest).toHaveLength(300);
    expect(rest.at(-1)).toEqual({ _id: 1000, n: 1 });
    const ids: number[] = [];
    for await (const { _id } of docs.aggregate([{ $match: { n: 1 } }], { session, batchSize: 7 }))
      ids.push(_id);
    expect(ids).toHaveLength(31);
  });

  it('ends with its transaction, and belongs to it', async () => {
    await fill();
    const session = begin();
    const { cursor } = await db.command({ find: 'docs', batchSize: 5 }, { session });
    const outside = await db.command({ find: 'docs', batchSize: 5 });
    const more = (id: mongo.Long, options = {}) =>
      codeOf(db.command({ getMore: cursorId(id), collection: 'docs' }, options));
    expect(await more(cursor.id)).toBe(50740);
    const other = begin();
    await docs.findOne({}, { session: other });
    expect(await more(cursor.id, { session: other })).toBe(50741);
    await session.commitTransaction();
    expect(await more(cursor.id)).toBe(43);
    const third = begin();
    await docs.findOne({}, { session: third });
    expect(await more(outside.cursor.id, { session: third })).toBe(50739);
  });
});

describe('a commit', () => {
  it('may be repeated, also when it stored nothing', async () => {
    const session = begin();
    await docs.insertOne({ _id: 1 }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    const reading = begin();
    await docs.findOne({}, { session: reading });
    await reading.commitTransaction();
    await reading.commitTransaction();
  });

  it('is known after a restart, and what was open is gone', async () => {
    const folder = makeDataDir();
    const open = () => openEmbeddedMongo({ dataDir: folder, lingerSeconds: 0 });
    const other = await new mongo.MongoClient((await open()).uri).connect();
    const own = other.db('test').collection<{ _id: number }>('docs');
    const [committed, unfinished] = [other.startSession(), other.startSession()];
    for (const [_id, session] of [committed, unfinished].entries()) {
      session.startTransaction();
      await own.insertOne({ _id }, { session });
    }
    await committed.commitTransaction();
    const pid = pidOf(folder);
    process.kill(pid, 'SIGTERM');
    await waitFor('the engine to end', () => !isRunning(pid));
    await open();
    await committed.commitTransaction();
    expect(await outcomeOf(unfinished.commitTransaction())).toBe('251 transient');
    expect(await own.find().toArray()).toEqual([{ _id: 0 }]);
    const second = pidOf(folder);
    await other.close();
    await waitFor('the engine to end', () => !isRunning(second));
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('an open transaction is aborted', () => {
  it('when the connection of its last command closes', async () => {
    const [first, second] = [await connectBare(dataDir), await connectBare(dataDir)];
    const fields = fieldsOf(new mongo.UUID().toBinary(), 1);
    const insert = (_id: number) => ({ insert: 'docs', documents: [{ _id }], ...fields });
    await first.send({ ...insert(1), startTransaction: true });
    expect(await second.send(insert(2))).toMatchObject({ ok: 1 });
    first.close();
    expect(await second.send(insert(3))).toMatchObject({ ok: 1 });
    second.close();
    const third = await connectBare(dataDir);
    await sleep(20);
    expect(await third.send(insert(4))).toMatchObject({
      code: 251,
      errorLabels: ['TransientTransactionError'],
    });
    third.close();
  });

  it('when its session begins the next one, or ends', async () => {
    const connection = await connectBare(dataDir);
    const id = new mongo.UUID().toBinary();
    const begin = (number: number) => ({ find: 'docs', ...fieldsOf(id, number), startTransaction: true });
    const codes: unknown[] = [];
    for (const body of [
      begin(5),
      begin(5),
      begin(4),
      begin(6),
      { commitTransaction: 1, ...fieldsOf(id, 5) },
      { endSessions: [{ id }] },
      { commitTransaction: 1, ...fieldsOf(id, 6) },
    ])
      codes.push((await connection.send(body)).code);
    expect(codes).toEqual([undefined, 50911, 225, undefined, 251, undefined, 251]);
    connection.close();
  });

  it('when its time is over', async () => {
    const { was } = await client
      .db('admin')
      .command({ setParameter: 1, transactionLifetimeLimitSeconds: 0.1 });
    expect(was).toBe(60);
    const session = begin();
    await docs.insertOne({ _id: 1 }, { session });
    await sleep(200);
    expect(await outcomeOf(docs.findOne({}, { session }))).toBe('251 transient');
    await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: was });
  });
});

it('200 transactions may be open at once, each with a snapshot of its own', async () => {
  const open: mongo.ClientSession[] = [];
  for (let _id = 0; _id < 200; _id++) {
    await docs.insertOne({ _id });
    const session = begin();
    await docs.insertOne({ _id: 1000 + _id }, { session });
    open.push(session);
  }
  expect(await docs.countDocuments({}, { session: open[99] })).toBe(101);
  await Promise.all(open.map((session) => session.commitTransaction()));
  expect(await docs.estimatedDocumentCount()).toBe(400);
});

it('the engine presents itself as what drivers use transactions with', async () => {
  expect(await command({ hello: 1 })).toMatchObject({ msg: 'isdbgrid', logicalSessionTimeoutMinutes: 30 });
});

describe('what no driver sends', () => {
  const MOST_ATTEMPTS = 5_000;

  it('two commands at once: neither is done', async () => {
    const [first, second] = [await connectBare(dataDir), await connectBare(dataDir)];
    onTestFinished(() => [first, second].forEach(({ close }) => close()));
    const codes: unknown[][] = [];
    const haveMet = () => codes.some(([one]) => one === 117);
    // Where they have not met, both are.
    for (let number = 1; !haveMet() && number <= MOST_ATTEMPTS; number++) {
      const fields = fieldsOf(new mongo.UUID().toBinary(), number);
      await first.send({ find: 'docs', ...fields, startTransaction: true });
      const both = [first, second].map(({ send }) => send({ find: 'docs', ...fields }));
      codes.push((await Promise.all(both)).map(({ code }): unknown => code).sort());
      await first.send({ abortTransaction: 1, ...fields });
    }
    expect(codes.at(-1)).toEqual([117, 251]);
  });

  it('a commit of a session that has ended', async () => {
    const connection = await connectBare(dataDir);
    const sessionId = new mongo.UUID().toBinary();
    const fields = fieldsOf(sessionId, 1);
    await connection.send({ insert: 'docs', documents: [{}], ...fields, startTransaction: true });
    const commit = () => connection.send({ commitTransaction: 1, ...fields });
    expect((await commit()).code).toBe(undefined);
    await connection.send({ endSessions: [{ id: sessionId }] });
    expect((await commit()).code).toBe(251);
    connection.close();
  });

  const id = new mongo.UUID().toBinary();
  const { txnNumber, lsid } = fieldsOf(id, 1);
  it.each<[string, mongo.Document, number]>([
    ['the number of a single write', { insert: 'docs', documents: [{}], lsid, txnNumber }, 20],
    ['autocommit', { find: 'docs', lsid, txnNumber, autocommit: true }, 72],
    ['a start without autocommit', { find: 'docs', lsid, txnNumber, startTransaction: true }, 72],
    [
      'a start that is none',
      { find: 'docs', lsid, txnNumber, autocommit: false, startTransaction: false },
      72,
    ],
    ['no number', { find: 'docs', lsid, autocommit: false }, 72],
    ['no session', { find: 'docs', txnNumber, autocommit: false, startTransaction: true }, 72],
    ['a number that is no long', { find: 'docs', lsid, txnNumber: 1, autocommit: false }, 14],
    ['a commit outside', { commitTransaction: 1 }, 125],
    ['an abort outside', { abortTransaction: 1 }, 125],
    ['a commit of nothing', { commitTransaction: 1, lsid, txnNumber, autocommit: false }, 251],
    ['a snapshot outside', { find: 'docs', readConcern: { level: 'snapshot' } }, 72],
  ])('%s', async (_name, body, code) => {
    const connection = await connectBare(dataDir);
    expect(await connection.send(body)).toMatchObject({ ok: 0, code });
    connection.close();
  });

  it('an abort of what is committed', async () => {
    const connection = await connectBare(dataDir);
    const fields = fieldsOf(id, 9);
    await connection.send({ insert: 'docs', documents: [{}], ...fields, startTransaction: true });
    await connection.send({ commitTransaction: 1, ...fields });
    expect(await connection.send({ abortTransaction: 1, ...fields })).toMatchObject({ code: 256 });
    connection.close();
  });
});

it('mongoose gives its session to every call inside connection.transaction', async () => {
  const instance = new mongoose.Mongoose();
  instance.set('transactionAsyncLocalStorage', true);
  const connection = await instance.createConnection(uriOf(dataDir), { dbName: 'test' }).asPromise();
  const Thing = connection.model('Thing', new instance.Schema({ name: String, n: Number }));
  await Thing.createCollection();
  const failed = connection.transaction(async () => {
    await Thing.create({ name: 'first', n: 1 });
    await Thing.updateOne({ name: 'first' }, { $inc: { n: 1 } });
    expect(await Thing.findOne({ name: 'first' }).lean()).toMatchObject({ n: 2 });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await Thing.countDocuments()).toBe(0);
  await connection.transaction(async () => {
    const thing = await Thing.create({ name: 'second', n: 1 });
    thing.n = 5;
    await thing.save();
  });
  expect(await Thing.find().lean()).toMatchObject([{ name: 'second', n: 5 }]);
  await connection.close();
});
