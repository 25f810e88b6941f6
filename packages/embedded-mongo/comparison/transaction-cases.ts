import type { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from './databases.ts';

type Doc = { _id: number; n: number };

/** The source of all: MongoDB Manual, Transactions; Read Concern "snapshot"; In-progress Transactions and Write Conflicts. */
export const testTransactions = (open: () => Promise<TestDatabase>, isKnownToDiffer = false) => {
  let database: TestDatabase;
  let docs: mongo.Collection<Doc>;
  const sessions: mongo.ClientSession[] = [];

  beforeAll(async () => {
    database = await open();
    docs = database.db.collection<Doc>('docs');
    await docs.createIndex({ n: 1 }, { unique: true });
  });
  beforeEach(async () => {
    for (const session of sessions.splice(0)) await session.endSession();
    await docs.deleteMany({});
    await docs.insertMany([
      { _id: 1, n: 10 },
      { _id: 2, n: 20 },
    ]);
  });
  afterAll(async () => {
    for (const session of sessions) await session.endSession();
    await database.drop();
  });

  /** The other server is known to differ; the case fails once it does not. */
  const itIsKnown = isKnownToDiffer ? it.fails : it;

  const begin = () => {
    const session = database.client.startSession();
    sessions.push(session);
    session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
    return session;
  };
  const all = (session?: mongo.ClientSession) => docs.find({}, { session }).sort({ _id: 1 }).toArray();
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => ({ code: 0, isTransient: false }),
      (error: mongo.MongoServerError) => ({
        code: error.code,
        isTransient: error.hasErrorLabel('TransientTransactionError'),
      }),
    );
  const AFTER = [
    { _id: 1, n: 11 },
    { _id: 3, n: 30 },
  ];
  const change = async (session: mongo.ClientSession) => {
    await docs.insertOne({ _id: 3, n: 30 }, { session });
    await docs.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
    await docs.deleteOne({ n: 20 }, { session });
  };

  it('what is changed is seen inside, and by others after the commit', async () => {
    const before = await all();
    const session = begin();
    await change(session);
    expect(await all(session)).toEqual(AFTER);
    expect(await docs.countDocuments({}, { session })).toBe(2);
    expect(
      await docs
        .find({ n: { $gt: 10 } }, { session })
        .sort({ n: -1 })
        .toArray(),
    ).toEqual(AFTER.toReversed());
    expect(await all()).toEqual(before);
    await session.commitTransaction();
    expect(await all()).toEqual(AFTER);
    await session.commitTransaction();
    expect(await all()).toEqual(AFTER);
  });

  it('nothing is left of an aborted one', async () => {
    const before = await all();
    const session = begin();
    await change(session);
    await session.abortTransaction();
    expect(await all()).toEqual(before);
  });

  it('what others commit meanwhile is not seen', async () => {
    const session = begin();
    const before = await all(session);
    await docs.updateOne({ _id: 1 }, { $set: { n: 99 } });
    await docs.insertOne({ _id: 4, n: 40 });
    expect(await all(session)).toEqual(before);
    expect(await docs.countDocuments({ n: { $gt: 20 } }, { session })).toBe(0);
    await session.commitTransaction();
  });

  // There it is an error without the label.
  itIsKnown('a write of what another has changed since is a conflict', async () => {
    const session = begin();
    await all(session);
    await docs.updateOne({ _id: 1 }, { $inc: { n: 1 } });
    const error = await errorOf(docs.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session }));
    expect(error).toEqual({ code: 112, isTransient: true });
    expect(await docs.findOne({ _id: 1 })).toEqual({ _id: 1, n: 11 });
  });

  // There the transaction goes on.
  itIsKnown('an error of a statement ends it', async () => {
    const session = begin();
    await docs.insertOne({ _id: 3, n: 30 }, { session });
    expect(await errorOf(docs.insertOne({ _id: 4, n: 10 }, { session }))).toEqual({
      code: 11000,
      isTransient: false,
    });
    expect(await errorOf(docs.findOne({}, { session }))).toEqual({ code: 251, isTransient: true });
    expect(await docs.countDocuments()).toBe(2);
  });

  // There a conflict has no label, so that nothing starts again.
  itIsKnown('callers of withTransaction that count up one document do it once each', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        database.client.withSession((session) =>
          session.withTransaction(async () => {
            const found = await docs.findOne({ _id: 1 }, { session });
            await docs.updateOne({ _id: 1 }, { $set: { n: Number(found?.n) + 100 } }, { session });
          }),
        ),
      ),
    );
    expect(await docs.findOne({ _id: 1 })).toEqual({ _id: 1, n: 1010 });
  });
};
