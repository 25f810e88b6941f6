import type { RedemptionState } from '#domain/points/redemption.schema.ts';
import type { Redemption } from '#domain/points/redemption.ts';
import { readConnection } from '../../lists/connection.ts';
import { listIds } from '../../lists/list-ids.ts';
import type { PageInput } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { PointsEntryModel, type PointsEntryDocument } from './points-entry.model.ts';

const MAX_OF_CODE = 20;

export const NEWEST_REDEMPTIONS = rowOrder<PointsEntryDocument>(PointsEntryModel, {
  createdAt: -1,
  _id: -1,
});

const toRedemption = (entry: PointsEntryDocument): Redemption => ({
  id: entry._id.toString(),
  userId: entry.userId.toString(),
  code: entry.code ?? '',
  points: -entry.delta,
  description: entry.description,
  createdAt: entry.createdAt,
  handedOutAt: entry.handedOutAt,
});

type Filter = { state?: RedemptionState | null | undefined; code?: string | null | undefined };

export const readRedemptions = ({ state, code }: Filter, page: PageInput) =>
  readConnection({
    order: NEWEST_REDEMPTIONS,
    filter: {
      ...(code ? { code } : {}),
      ...(state || !code ? { handOut: state ?? ('pending' as const) } : {}),
    },
    page,
    toNode: toRedemption,
  });

export const findRedemption = async (id: string): Promise<Redemption | null> => {
  const entry = await PointsEntryModel.findOne({ _id: id || null, type: 'redeem' }).lean();
  return entry && toRedemption(entry);
};

export const findPendingByCode = async (code: string): Promise<Redemption[]> => {
  const entries = await PointsEntryModel.find({ code })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_OF_CODE)
    .lean();
  const redemptions = entries.map(toRedemption);
  const isPending = ({ handedOutAt }: Redemption) => handedOutAt === null;
  return [...redemptions.filter(isPending), ...redemptions.filter((one) => !isPending(one))].slice(0, 2);
};

export const markHandedOut = async (id: string, at: Date) => {
  await PointsEntryModel.updateOne({ _id: id }, { $set: { handOut: 'handed_out', handedOutAt: at } });
};

export const listRedemptionIds = (userId: string, limit: number) =>
  listIds(PointsEntryModel, { filter: { userId, type: 'redeem' }, limit });
