import { monthOf } from '#domain/dates/months.ts';
import type { TransactionType } from '#domain/points/points.schema.ts';
import { PointsEntryModel } from './points-entry.model.ts';

/** Earned and redeemed points (both positive), and the sum of adjustments. */
export type PointsOfMonth = { earned: number; redeemed: number; adjusted: number };

export const sumPoints = async (createdAt: { $gte: Date; $lt: Date }): Promise<PointsOfMonth> => {
  const rows = await PointsEntryModel.aggregate<{ _id: TransactionType; points: number }>([
    { $match: { createdAt } },
    { $group: { _id: '$type', points: { $sum: '$delta' } } },
  ]);
  const sumOf = (type: TransactionType) => rows.find(({ _id }) => _id === type)?.points ?? 0;
  return { earned: sumOf('earn'), redeemed: Math.abs(sumOf('redeem')), adjusted: sumOf('adjust') };
};

export const NO_POINTS: PointsOfMonth = { earned: 0, redeemed: 0, adjusted: 0 };

export const nextPointsMonth = async (from: Date) => {
  const found = await PointsEntryModel.findOne({ createdAt: { $gte: from } })
    .sort({ createdAt: 1 })
    .select('createdAt -_id')
    .lean();
  return found && monthOf(found.createdAt);
};
