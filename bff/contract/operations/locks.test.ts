import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LockModel } from '../../src/database/lock.model.ts';
import {
  inTransaction,
  insertAtEnd,
  lock,
  onCommit,
  outsideTransaction,
  readOnce,
} from '../../src/database/transaction.ts';
import { useTestServer } from '../harness.ts';

useTestServer();

const AT_ONCE = 20;
const many = Array.from({ length: AT_ONCE }, (_, index) => index);

const read = async (_id: string) => (await LockModel.findById(_id).lean())?.decisions ?? null;

const write = (_id: string, decisions: number) =>
  LockModel.updateOne({ _id }, { $set: { decisions } }, { upsert: true });

const addOne = async (_id: string) => write(_id, ((await read(_id)) ?? 0) + 1);

describe('a transaction', () => {
  it('that is refused stores nothing and calls nobody back', async () => {
    const id = randomUUID();
    const called: string[] = [];
    const refused = inTransaction(async () => {
      await write(id, 1);
      onCommit(() => called.push('refused'));
      throw new RangeError('refused');
    });
    await expect(refused).rejects.toThrow(RangeError);
    expect(await read(id)).toBeNull();
    expect(called).toEqual([]);
  });

  it('calls back once it is stored, and reads beside it what was stored before', async () => {
    const id = randomUUID();
    let [inside, outside, committed]: unknown[] = [];
    await inTransaction(async () => {
      await write(id, 1);
      inside = await read(id);
      outside = await outsideTransaction(() => read(id));
      onCommit(() => void read(id).then((found) => (committed = found)));
    });
    expect([inside, outside]).toEqual([1, null]);
    await expect.poll(() => committed).toBe(1);
  });

  it('joins the one that it is in', async () => {
    const id = randomUUID();
    const outer = inTransaction(async () => {
      await inTransaction(async () => void (await write(id, 1)));
      throw new RangeError('refused');
    });
    await expect(outer).rejects.toThrow(RangeError);
    expect(await read(id)).toBeNull();
  });

  it('runs again after a conflict, on what the other one has stored', async () => {
    const id = randomUUID();
    await write(id, 5);
    let attempts = 0;
    await inTransaction(async () => {
      attempts += 1;
      const before = (await read(id)) ?? 0;
      if (attempts === 1) await outsideTransaction(() => write(id, 7));
      await write(id, before + 1);
    });
    expect([attempts, await read(id)]).toEqual([2, 8]);
  });

  it('runs again if what it inserts at its end has been inserted meanwhile', async () => {
    const id = randomUUID();
    let attempts = 0;
    await inTransaction(async () => {
      attempts += 1;
      if (await read(id)) return;
      await insertAtEnd(LockModel, { _id: id, decisions: 1 });
      await outsideTransaction(() => write(id, 2));
    });
    expect([attempts, await read(id)]).toEqual([2, 2]);
  });

  it('reads once what is asked for again, and anew in the next one', async () => {
    const id = randomUUID();
    let reads = 0;
    const readAgain = () =>
      readOnce(id, () => {
        reads += 1;
        return read(id);
      });
    await inTransaction(async () => {
      await readAgain();
      await readAgain();
    });
    await inTransaction(readAgain);
    expect(reads).toBe(2);
  });
});

describe('a lock', () => {
  it('lets decisions of one key happen one after another', async () => {
    const id = randomUUID();
    await Promise.all(
      many.map(() =>
        inTransaction(async () => {
          await lock(`of ${id}`);
          await addOne(id);
        }),
      ),
    );
    expect(await read(id)).toBe(AT_ONCE);
  });

  it('makes two that read what the other writes exclude each other', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const takeUnlessTaken = (own: string, others: string) =>
      inTransaction(async () => {
        await lock(`either ${[one, other].join()}`);
        if (await read(others)) return false;
        await write(own, 1);
        return true;
      });
    const taken = await Promise.all([takeUnlessTaken(one, other), takeUnlessTaken(other, one)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('of several keys is taken in any order', async () => {
    const id = randomUUID();
    await Promise.all(
      many.map((index) =>
        inTransaction(async () => {
          const keys = [`first ${id}`, `second ${id}`];
          for (const key of index % 2 ? keys : keys.reverse()) await lock(key);
          await addOne(id);
        }),
      ),
    );
    expect(await read(id)).toBe(AT_ONCE);
  });

  it('is of a transaction', async () => {
    await expect(lock(randomUUID())).rejects.toThrow('only a transaction locks');
  });
});
