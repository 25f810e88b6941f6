import { subMinutes } from 'date-fns';
import { Types } from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { sumOfBalances, settleLedgerTotal } from '../../src/features/points/ledger-total.ts';
import { LedgerTotalModel } from '../../src/features/points/ledger-total.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';

useTestServer();

const NOW = new Date();
const ENTRIES = 6_000;
const USER = new Types.ObjectId();

const idAt = (time: Date, index: number) =>
  new Types.ObjectId(
    Math.floor(time.getTime() / 1_000)
      .toString(16)
      .padStart(8, '0') + index.toString(16).padStart(16, '0'),
  );

const entry = (seq: number, minutesAgo: number) => ({
  _id: idAt(subMinutes(NOW, minutesAgo), seq),
  userId: USER,
  seq,
  type: 'adjust',
  delta: 2,
  balance: seq * 2,
  sourceKey: `test:${seq}`,
  description: 'Prueba',
  enrolmentId: null,
  createdAt: NOW,
});

const stored = () => LedgerTotalModel.findById('points').lean();

beforeAll(() =>
  insertMany(
    PointsEntryModel,
    Array.from({ length: ENTRIES }, (_, index) => entry(index + 1, index < ENTRIES - 10 ? 60 : 5)),
  ),
);

it('the sum is right before, during and after the summary of old entries', async () => {
  expect(await sumOfBalances()).toBe(2 * ENTRIES);
  await Promise.all([settleLedgerTotal(NOW), settleLedgerTotal(NOW), sumOfBalances()]);
  await settleLedgerTotal(NOW);
  expect(await stored()).toMatchObject({ points: 2 * (ENTRIES - 10), entries: ENTRIES - 10 });
  expect(await sumOfBalances()).toBe(2 * ENTRIES);
  await insertMany(PointsEntryModel, [entry(ENTRIES + 1, 0)]);
  expect(await sumOfBalances()).toBe(2 * ENTRIES + 2);
});

it('recent entries are summarised when no earlier entry can follow', async () => {
  await settleLedgerTotal(new Date(NOW.getTime() + 60 * 60_000));
  expect(await stored()).toMatchObject({ points: 2 * ENTRIES + 2, entries: ENTRIES + 1 });
  expect((await verify()).problems).toEqual([]);
});

it('verify reports a total that is not the sum of its entries', async () => {
  await LedgerTotalModel.updateOne({ _id: 'points' }, { $inc: { points: 1 } });
  expect((await verify()).problems).toEqual([expect.stringMatching(/^ledger total: /)]);
});
