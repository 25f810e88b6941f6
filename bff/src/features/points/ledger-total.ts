import { subMinutes } from 'date-fns';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../database/database-errors.ts';
import { LedgerTotalModel, type LedgerTotalDocument } from './ledger-total.model.ts';
import { PointsEntryModel } from './points-entry.model.ts';

const ID = 'points';
const BATCH = 5_000;
/** No process inserts an entry with an older id: longer than a request plus the difference of clocks. */
const SETTLED_MINUTES = 10;

const idAt = (time: Date) => Types.ObjectId.createFromTime(Math.floor(time.getTime() / 1_000));

const after = (upTo: Types.ObjectId | null) => (upTo ? { $gt: upTo } : {});

type Total = Pick<LedgerTotalDocument, 'upTo' | 'points' | 'entries'>;

const NOTHING: Total = { upTo: null, points: 0, entries: 0 };

const findTotal = (): Promise<Total | null> => LedgerTotalModel.findById(ID).lean();

const storeTotal = async (before: Total | null, total: Total) => {
  if (before) {
    const { matchedCount } = await LedgerTotalModel.updateOne(
      { _id: ID, upTo: before.upTo },
      { $set: total },
    );
    return matchedCount === 1;
  }
  try {
    await LedgerTotalModel.create({ _id: ID, ...total });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

export const settleLedgerTotal = async (now: Date) => {
  const edge = idAt(subMinutes(now, SETTLED_MINUTES));
  for (;;) {
    const before = await findTotal();
    const { upTo, points, entries } = before ?? NOTHING;
    const batch = await PointsEntryModel.find({ _id: { ...after(upTo), $lt: edge } }, { delta: 1 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean();
    const last = batch.at(-1);
    if (!last) return;
    const isStored = await storeTotal(before, {
      upTo: last._id,
      points: batch.reduce((sum, { delta }) => sum + delta, points),
      entries: entries + batch.length,
    });
    if (!isStored) return;
  }
};

export const sumOfBalances = async () => {
  const { points, upTo } = (await findTotal()) ?? NOTHING;
  const [since] = await PointsEntryModel.aggregate<{ points: number }>([
    { $match: upTo ? { _id: after(upTo) } : {} },
    { $group: { _id: 1, points: { $sum: '$delta' } } },
  ]);
  return points + (since?.points ?? 0);
};
