import { Types } from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import { balancesOf } from '../../src/features/points/ledger.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { DOCUMENTS_OF_BALANCE } from '../cost.table.ts';
import { describeCounted, examinedBy } from '../examined.ts';
import { insertMany } from '../insert-many.ts';
import { randomFrom } from '../random-users.ts';

const USERS = 500;
/** The long form: `LEDGER_ENTRIES=3000`. */
const ENTRIES = Number(process.env.LEDGER_ENTRIES ?? 40);
const PATIENCE_MS = 60_000 + USERS * ENTRIES;

const random = randomFrom(3);

/** Entries numbered from 1, of which the last one has the sum. */
const ledgerOf = (userId: string, length: number) => {
  let balance = 0;
  return Array.from({ length }, (_, index) => {
    const delta = Math.floor(random() * 20) - (balance > 20 ? 15 : 0);
    balance += delta;
    return {
      _id: new Types.ObjectId(),
      userId: new Types.ObjectId(userId),
      seq: index + 1,
      type: 'adjust',
      delta,
      balance,
      sourceKey: `test:${userId}:${index}`,
      description: 'Prueba',
      enrolmentId: null,
      createdAt: new Date(),
    };
  });
};

const newIds = (count: number) => Array.from({ length: count }, () => String(new Types.ObjectId()));

describeCounted(`balances of ${USERS} users with ${ENTRIES} entries each`, () => {
  const ids = newIds(USERS);
  const expected = new Map<string, number>();

  const store = async (userIds: readonly string[], lengthAt: (index: number) => number) => {
    for (const [index, id] of userIds.entries()) {
      const entries = ledgerOf(id, lengthAt(index));
      expected.set(id, entries.at(-1)?.balance ?? 0);
      await insertMany(PointsEntryModel, entries);
    }
  };

  beforeAll(() => store(ids, () => ENTRIES), PATIENCE_MS);

  it('examine few documents of each user, whatever the length of the ledgers', async () => {
    const { result, documents } = await examinedBy(() => balancesOf(ids));
    expect(result).toEqual(ids.map((id) => expected.get(id)));
    expect(documents).toBeLessThanOrEqual(USERS * DOCUMENTS_OF_BALANCE);
  });

  it('are the sums of all entries, for ledgers of any length and for empty ones', async () => {
    const others = newIds(25);
    await store(others, (index) => index);
    const together = [...others, ...ids.slice(0, 3), ...others];
    expect(await balancesOf(together)).toEqual(together.map((id) => expected.get(id)));
  });
});
