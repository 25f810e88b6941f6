import type { PointsTransaction } from '#domain/points/points.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { windowOf } from '../../lists/day-window.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { PointsEntryModel, toTransaction, type PointsEntryDocument } from './points-entry.model.ts';

export type LedgerEntry = PointsTransaction & { userId: string; balance: number };

const OLDEST_ENTRIES = rowOrder<PointsEntryDocument>(PointsEntryModel, { createdAt: 1, _id: 1 });

const toEntry = (document: PointsEntryDocument): LedgerEntry => ({
  ...toTransaction(document),
  userId: document.userId.toString(),
  balance: document.balance,
});

type Days = { from?: string | null | undefined; to?: string | null | undefined };

export const ledgerBatches = ({ from, to }: Days) =>
  mapBatches(rowBatches(OLDEST_ENTRIES, { createdAt: windowOf(from, to) }), (entries) =>
    entries.map(toEntry),
  );
