import type { PointsTransaction } from '#domain/points/points.ts';
import { mapBatches, rowBatches } from '../../row-batches.ts';
import { rowOrder } from '../../row-order.ts';
import { spanFilter, type Span } from '../../span-filter.ts';
import { PointsEntryModel, toTransaction, type PointsEntryDocument } from './points-entry.model.ts';

/** An entry as the whole ledger lists it: whose it is, and the balance after it. */
export type LedgerEntry = PointsTransaction & { userId: string; balance: number };

const OLDEST_ENTRIES = rowOrder<PointsEntryDocument>(PointsEntryModel, { createdAt: 1, _id: 1 });

const toEntry = (document: PointsEntryDocument): LedgerEntry => ({
  ...toTransaction(document),
  userId: document.userId.toString(),
  balance: document.balance,
});

/** The entries of all ledgers, oldest first. */
export const ledgerBatches = (span: Span) =>
  mapBatches(rowBatches(OLDEST_ENTRIES, spanFilter(span)), (entries) => entries.map(toEntry));
