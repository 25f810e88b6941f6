import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { isDuplicateKey } from '../../database/faults.ts';
import { DomainError } from '../../domain-error.ts';
import { PointsEntryModel, type PointsEntryDocument } from './points-entry.model.ts';

const MAX_ATTEMPTS = 40;
const JITTER_MILLISECONDS = 12;

export type NewEntry = Pick<
  PointsEntryDocument,
  'type' | 'delta' | 'description' | 'sourceKey' | 'createdAt'
> & {
  userId: string;
  enrollmentId?: string;
};

const lastEntry = (userId: string) => PointsEntryModel.findOne({ userId }).sort({ seq: -1 }).lean();

/**
 * Appends one entry to a user's ledger; the insert is the whole commit.
 * A source that has already moved points answers its first entry. Throws CONFLICT when the balance is short.
 */
export const appendEntry = async ({ userId, ...entry }: NewEntry): Promise<PointsEntryDocument> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const last = await lastEntry(userId);
    const balance = (last?.balance ?? 0) + entry.delta;
    if (balance < 0) throw new DomainError('CONFLICT', messages.insufficientPoints);
    try {
      const document = await PointsEntryModel.create({
        ...entry,
        userId: new Types.ObjectId(userId),
        seq: (last?.seq ?? 0) + 1,
        balance,
      });
      return document.toObject();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const same = await PointsEntryModel.findOne({ userId, sourceKey: entry.sourceKey }).lean();
      if (same) return same;
      await delay(Math.random() * JITTER_MILLISECONDS);
    }
  }
  throw new DomainError('UNAVAILABLE', messages.unavailable, { headers: { 'Retry-After': '1' } });
};

export const balanceOf = async (userId: string) => (await lastEntry(userId))?.balance ?? 0;

/** The batch behind the balance loader: in the order of the ids. */
export const balancesOf = async (userIds: readonly string[]): Promise<number[]> => {
  if (userIds.length === 1 && userIds[0]) return [await balanceOf(userIds[0])];
  const rows = await PointsEntryModel.aggregate<{ _id: Types.ObjectId; points: number }>([
    { $match: { userId: { $in: userIds.map((id) => new Types.ObjectId(id)) } } },
    { $group: { _id: '$userId', points: { $sum: '$delta' } } },
  ]);
  const byUser = new Map(rows.map((row) => [row._id.toString(), row.points]));
  return userIds.map((id) => byUser.get(id) ?? 0);
};
