import { Types, type Model } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { type Centavos } from '#domain/money/centavos.ts';
import { LockModel } from '../../src/database/lock.model.ts';
import { inTransaction, outsideTransaction } from '../../src/database/transaction.ts';
import type { LedgerEntry } from '../../src/ledger/ledger.ts';
import { appendUnnumbered, moneyLedger } from '../../src/features/money/account.ts';
import { ammunitionLedger } from '../../src/features/firearms/ammunition.ts';
import { AmmunitionModel } from '../../src/features/firearms/ammunition.model.ts';
import { MAX_OWED, MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { pointsLedger } from '../../src/features/points/ledger.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';

useTestServer();

type Amount = { type: string; delta: number };
type Decide = (place: { before: number }) => Amount | Promise<Amount>;

type Case = {
  name: string;
  /** Of its locks, if it is another one. */
  lockName?: string;
  model: Model<LedgerEntry>;
  least: number;
  /** The amount that an entry of this type may add and take. */
  types: { add: string; take: string };
  /** The field of the owner, and another owner each time. */
  owner: { field: string; another: () => string };
  append: (owner: string, sourceKey: string, decide: Decide) => Promise<LedgerEntry>;
  balanceOf: (owner: string) => Promise<number>;
  balancesOf: (owners: string[]) => Promise<number[]>;
  batches: (days: object) => AsyncIterable<LedgerEntry[]>;
  verify: (maxTimeMS: number) => Promise<{ entries: number; problems: string[] }>;
};

const newId = () => new Types.ObjectId().toString();

const PERSON = { field: 'userId', another: newId };

/** Every user of bff/src/ledger: a new one is a row here. */
const LEDGERS: Case[] = [
  {
    ...pointsLedger,
    name: 'points',
    lockName: 'ledger',
    model: PointsEntryModel as unknown as Model<LedgerEntry>,
    least: 0,
    types: { add: 'adjust', take: 'redeem' },
    owner: PERSON,
    append: (owner, sourceKey, decide) =>
      pointsLedger.append({
        owner,
        sourceKey,
        decide: async (place) => ({
          ...((await decide(place)) as { type: 'adjust'; delta: number }),
          description: 'Prueba',
          enrolmentId: null,
          code: null,
          handOut: null,
          handedOutAt: null,
          handedOutBy: null,
          createdAt: new Date(),
        }),
      }),
  },
  {
    ...moneyLedger,
    name: 'money',
    model: MoneyEntryModel as unknown as Model<LedgerEntry>,
    least: -MAX_OWED,
    types: { add: 'charge', take: 'payment' },
    owner: PERSON,
    append: (userId, sourceKey, decide) =>
      appendUnnumbered({
        userId,
        sourceKey,
        decide: async (place) => ({
          ...((await decide(place)) as { type: 'charge'; delta: Centavos }),
          description: 'Prueba',
          createdAt: new Date(),
        }),
      }),
  },
  {
    ...ammunitionLedger,
    name: 'ammunition',
    model: AmmunitionModel as unknown as Model<LedgerEntry>,
    least: 0,
    types: { add: 'purchase', take: 'loss' },
    owner: { field: 'caliber', another: newId },
    append: (owner, sourceKey, decide) =>
      ammunitionLedger.append({
        owner,
        sourceKey,
        decide: async (place) => ({
          ...((await decide(place)) as { type: 'purchase'; delta: number }),
          description: 'Prueba',
          createdAt: new Date(),
          by: 'test',
          lot: null,
          supplier: null,
          invoice: null,
          handOutId: null,
        }),
      }),
  },
];

const AT_ONCE = 12;
const MANY = Array.from({ length: AT_ONCE }, (_, index) => index);

/** Keys that are unique in one of the ledgers. */
const other = () => {
  const _id = new Types.ObjectId();
  return { _id, receiptKey: _id.toString() };
};

describe.each(LEDGERS)('the ledger of $name', (ledger) => {
  const { model, least, types, append, verify } = ledger;
  const { field, another } = ledger.owner;

  const add = (owner: string, sourceKey: string, delta: number) =>
    append(owner, `${owner}:${sourceKey}`, () => ({ type: delta < 0 ? types.take : types.add, delta }));

  const entriesOf = (owner: string) =>
    model
      .find({ [field]: owner })
      .sort({ seq: 1 })
      .lean();

  it('counts from 1 and keeps the sum in each entry', async () => {
    const owner = another();
    expect(await ledger.balanceOf(owner)).toBe(0);
    await add(owner, 'a', 70);
    await add(owner, 'b', -30);
    await add(owner, 'c', 5);
    const entries = await entriesOf(owner);
    expect(entries.map(({ seq, balance }) => [seq, balance])).toEqual([
      [1, 70],
      [2, 40],
      [3, 45],
    ]);
    expect(await ledger.balanceOf(owner)).toBe(45);
    expect(await ledger.balancesOf([owner, another()])).toEqual([45, 0]);
  });

  it('enters a source once, however often and however many at once', async () => {
    const owner = another();
    const results = await Promise.all(MANY.map(() => add(owner, 'once', 9)));
    expect(new Set(results.map(({ _id }) => String(_id))).size).toBe(1);
    expect(await add(owner, 'once', 1)).toMatchObject({ delta: 9 });
    expect(await ledger.balanceOf(owner)).toBe(9);
  });

  it('loses and repeats nothing when many append at once', async () => {
    const owner = another();
    await Promise.all(MANY.map((index) => add(owner, `n${index}`, 10)));
    const entries = await entriesOf(owner);
    expect(entries.map(({ seq }) => seq)).toEqual(MANY.map((index) => index + 1));
    expect(entries.at(-1)?.balance).toBe(10 * AT_ONCE);
  });

  it('decides again when another process has appended meanwhile', async () => {
    const owner = another();
    await add(owner, 'first', 50);
    const seen: number[] = [];
    const appendByAnother = async () => {
      const [first] = await entriesOf(owner);
      await insertMany(model, [
        { ...first, ...other(), seq: 2, delta: -20, balance: 30, sourceKey: `${owner}:other` },
      ]);
      await LockModel.updateOne(
        { _id: `${ledger.lockName ?? ledger.name}:${owner}` },
        { $inc: { decisions: 1 } },
      );
    };
    const written = await inTransaction(async () => {
      seen.push(await ledger.balanceOf(owner));
      if (seen.length === 1) await outsideTransaction(appendByAnother);
      return append(owner, `${owner}:mine`, ({ before }) => ({ type: types.take, delta: -before }));
    });
    expect(seen).toEqual([50, 30]);
    expect(written).toMatchObject({ seq: 3, delta: -30, balance: 0 });
  });

  it('stops at its lowest balance', async () => {
    const owner = another();
    const down = () =>
      append(owner, newId(), ({ before }) => ({ type: types.take, delta: least - before - 1 }));
    await expect(down()).rejects.toMatchObject({ name: 'DomainError' });
    expect(await entriesOf(owner)).toEqual([]);
  });

  it('is exported whole, oldest first', async () => {
    const rows: LedgerEntry[] = [];
    for await (const batch of ledger.batches({})) rows.push(...batch);
    expect(rows).toHaveLength(await model.countDocuments());
    const times = rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('is recomputed by verify, which names a gap, a wrong sum and a balance below the lowest', async () => {
    expect((await verify(10_000)).problems).toEqual([]);
    const owner = another();
    for (const delta of [40, -10, 5]) await add(owner, newId(), delta);
    await model.updateOne({ [field]: owner, seq: 3 }, { $set: { seq: 4 } });
    await model.updateOne({ [field]: owner, seq: 2 }, { $set: { balance: least - 1 } });
    const { problems } = await verify(10_000);
    expect(problems).toEqual([
      expect.stringContaining('wrong balance at 2'),
      expect.stringContaining('negative balance at 2'),
      expect.stringContaining('4 follows 2'),
      expect.stringContaining('wrong balance at 4'),
    ]);
  });
});
