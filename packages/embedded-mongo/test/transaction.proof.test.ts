import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { findAdvertisement, toUri } from '../src/process/data-folder.ts';
import { makeDataDir, startEngineProcess } from './testing.ts';
import { runTransactionModel } from './transaction-model.ts';

const STEPS = Number(process.env.TRANSACTION_STEPS ?? 100_000);
/** A short form: `TRANSACTION_KILLS=500` for the long one. */
const KILLS = Number(process.env.TRANSACTION_KILLS ?? 14);

it(
  `${STEPS} commands of several sessions do as the model of snapshots`,
  async () => {
    const counts = await runTransactionModel(STEPS);
    console.log(counts);
  },
  30 * 60_000,
);

type Doc = { _id: string; n: number };
type Entry = { _id: number; key: string; tags: string[] };

const isTransient = (error: unknown): boolean =>
  error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');

describe('kill -9 between two commands of a transaction', () => {
  it(
    `leaves nothing of it or all of it, in ${KILLS} kills`,
    async () => {
      const dataDir = makeDataDir();
      let engine = await startEngineProcess(dataDir);
      const advertisement = findAdvertisement(dataDir);
      if (advertisement === undefined) throw new Error('No engine is running');
      const client = await new mongo.MongoClient(toUri(advertisement.listen)).connect();
      const db = client.db('test');
      const accounts = db.collection<Doc>('accounts');
      const entries = db.collection<Entry>('entries');
      await accounts.insertMany(['from', 'to', 'count'].map((_id) => ({ _id, n: 0 })));
      await entries.createIndex({ key: 1 }, { unique: true });
      await entries.createIndex({ tags: 1 });

      const kill = async (milliseconds: number) => {
        await sleep(milliseconds);
        engine.kill('SIGKILL');
        await once(engine, 'exit');
        engine = await startEngineProcess(dataDir);
      };
      const outcomes = { stored: 0, nothing: 0, unknown: 0 };
      let stored = 0;
      for (let round = 0; round < KILLS; round++) {
        const session = client.startSession();
        session.startTransaction();
        const key = `key ${round}`;
        const steps: Array<() => Promise<unknown>> = [
          () => entries.insertOne({ _id: round, key, tags: [key, 'all'] }, { session }),
          () => accounts.updateOne({ _id: 'from' }, { $inc: { n: -1 } }, { session }),
          () => accounts.updateOne({ _id: 'to' }, { $inc: { n: 1 } }, { session }),
          () => accounts.findOneAndUpdate({ _id: 'count' }, { $inc: { n: 1 } }, { session }),
          () => session.commitTransaction(),
        ];
        // Before one of them, or while the commit is on its way, or after it.
        const killAt = 1 + (round % (steps.length + 1));
        let error: unknown;
        try {
          for (const [at, step] of steps.entries()) {
            if (killAt === at) await kill(0);
            const isDuring = killAt === steps.length && at === steps.length - 1;
            const [result] = await Promise.allSettled([
              step(),
              isDuring ? kill(Math.random() * 4) : undefined,
            ]);
            if (result.status === 'rejected') throw result.reason;
          }
          if (killAt > steps.length) await kill(0);
        } catch (reason) {
          error = reason;
        }
        const isStored = (await entries.countDocuments({ key })) === 1;
        // The retried commit of the driver has said which.
        expect(isStored, String(error)).toBe(error === undefined);
        if (error !== undefined) expect(isTransient(error), String(error)).toBe(true);
        if (killAt < steps.length) expect(isStored).toBe(false);
        if (killAt > steps.length) expect(isStored).toBe(true);
        if (isStored) stored++;
        if (killAt === steps.length) outcomes.unknown++;
        outcomes[isStored ? 'stored' : 'nothing']++;
        await session.endSession();
        expect(await accounts.find().toArray()).toEqual([
          { _id: 'count', n: stored },
          { _id: 'from', n: 0 - stored },
          { _id: 'to', n: stored },
        ]);
        expect(await entries.countDocuments({ tags: 'all' })).toBe(stored);
        expect(await db.command({ validate: 'entries' })).toMatchObject({ valid: true, nrecords: stored });
      }
      console.log(`${KILLS} kills`, outcomes);
      await client.close();
      engine.kill('SIGTERM');
      await once(engine, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
    60 * 60_000,
  );
});
