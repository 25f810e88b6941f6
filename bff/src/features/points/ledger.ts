import { setTimeout as delay } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { Types } from 'mongoose';
import { monthOf } from '#domain/dates/months.ts';
import { messages } from '#domain/messages.ts';
import type { TransactionType } from '#domain/points/points.schema.ts';
import type { PointsChange, PointsTransaction } from '#domain/points/points.ts';
import { redemptionCode } from '#domain/points/redemption-code.ts';
import { isDuplicateKey, isWriteConflict } from '../../database/database-errors.ts';
import { DomainError, unavailable } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { windowOf } from '../../lists/day-window.ts';
import type { PageInput } from '../../lists/page.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { ofList, rowOrder, type RowOrder } from '../../lists/row-order.ts';
import { inTurn } from '../../operation/in-turn.ts';
import { repeatable, storedRequest, type KeyedRequest } from '../../operation/keyed-request.ts';
import { perRequest } from '../../operation/per-request.ts';
import { pendingMail } from '../mail/mail.outbox.ts';
import { withEvents } from '../webhooks/outbox.ts';
import { PointsEntryModel, toTransaction, type PointsEntryDocument } from './points-entry.model.ts';

/** Within GraphQL's Int. */
export const MAX_BALANCE = 2_000_000_000;

export const OWN_ROWS = 1_000;

const MAX_ATTEMPTS = 100;

const BACKOFF_MS = { first: 4, most: 250 } as const;
const RETRY_SECONDS = 1;

/** Ledgers with fewer entries are summed together; of longer ones the last entry is read. */
const ADDED_UP = 8;
const READ_TOGETHER = 50;

/** Ids per query: a command has a maximum size. */
const MAX_BATCH = 1_000;

export const NEWEST_ENTRIES = rowOrder<PointsEntryDocument>(PointsEntryModel, { seq: -1 });

export const MY_NEWEST_ENTRIES = ofList(NEWEST_ENTRIES, 'myPointsTransactions');

const OLDEST_ENTRIES = rowOrder<PointsEntryDocument>(PointsEntryModel, { createdAt: 1, _id: 1 });

export const NO_POINTS: PointsOfMonth = { earned: 0, redeemed: 0, adjusted: 0 };

type NewEntry = Pick<PointsEntryDocument, 'type' | 'delta' | 'description' | 'sourceKey' | 'createdAt'> & {
  userId: string;
  enrolmentId?: string;
  request?: KeyedRequest | null;
  isUpToBalance?: boolean;
};

/**
 * Appends an entry to a user's ledger; the insert is the commit. For a source that has an entry already, returns
 * that one. Throws CONFLICT if the balance is too small.
 */
export const appendEntry = (entry: NewEntry): Promise<PointsEntryDocument> =>
  // In turn within this process, so that only writes of other processes cause retries.
  inTurn(`ledger:${entry.userId}`, () => appendWithRetries(entry));

const appendWithRetries = async ({
  userId,
  request = null,
  isUpToBalance = false,
  ...given
}: NewEntry): Promise<PointsEntryDocument> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const last = await lastEntry(userId);
    const before = last?.balance ?? 0;
    const entry = isUpToBalance && -given.delta > before ? { ...given, delta: 0 - before } : given;
    const balance = before + entry.delta;
    if (balance < 0) throw new DomainError('INSUFFICIENT_POINTS', messages.insufficientPoints);
    if (balance > MAX_BALANCE) throw new DomainError('BALANCE_LIMIT', messages.balanceLimit);
    try {
      const _id = new Types.ObjectId();
      const numbered = { _id, ...entry, seq: (last?.seq ?? 0) + 1, balance };
      const document = await PointsEntryModel.create({
        ...numbered,
        userId: new Types.ObjectId(userId),
        ...(entry.type === 'redeem'
          ? { code: redemptionCode(_id.toString()), handOut: 'pending' as const }
          : {}),
        ...(request ? { requests: [storedRequest(request)] } : {}),
        ...(await withEvents(
          { type: 'points.moved', data: () => movedData(userId, numbered) },
          redemptionMail(userId, numbered),
        )),
      });
      return document.toObject();
    } catch (error) {
      if (!isDuplicateKey(error) && !isWriteConflict(error)) throw error;
      const same = await PointsEntryModel.findOne({ sourceKey: entry.sourceKey }).lean();
      if (same && request) throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
      if (same) return same;
      await delay(Math.random() * Math.min(BACKOFF_MS.first * 2 ** attempt, BACKOFF_MS.most));
    }
  }
  throw unavailable(RETRY_SECONDS);
};

const lastEntry = (userId: string) => PointsEntryModel.findOne({ userId }).sort({ seq: -1 }).lean();

type Numbered = Omit<NewEntry, 'userId'> & Pick<PointsEntryDocument, '_id' | 'seq' | 'balance'>;

const movedData = (userId: string, entry: Numbered) => ({
  id: entry._id.toString(),
  userId,
  sequence: entry.seq,
  type: entry.type,
  points: entry.delta,
  balance: entry.balance,
  description: entry.description,
  enrollmentId: entry.enrolmentId ?? null,
  createdAt: entry.createdAt,
});

const redemptionMail = (userId: string, { _id, type, delta }: Numbered) => {
  const id = _id.toString();
  const facts = { points: -delta, code: redemptionCode(id) };
  return type === 'redeem'
    ? pendingMail([{ cause: `points.${id}`, revision: 0, kind: 'redeemed', userId, facts }])
    : [];
};

export const findEntry = (sourceKey: string) => PointsEntryModel.findOne({ sourceKey }).lean();

export const balanceOf = async (userId: string) => (await lastEntry(userId))?.balance ?? 0;

export const balancesOf = async (userIds: readonly string[]): Promise<number[]> => {
  if (userIds.length === 1 && userIds[0]) return [await balanceOf(userIds[0])];
  const byUser = await addUpFirst(userIds);
  const long = userIds.filter((id) => byUser.get(id)?.entries === ADDED_UP);
  for (let start = 0; start < long.length; start += READ_TOGETHER) {
    const batch = long.slice(start, start + READ_TOGETHER);
    const balances = await Promise.all(batch.map(balanceOf));
    batch.forEach((id, index) => byUser.set(id, { entries: ADDED_UP, points: balances[index] ?? 0 }));
  }
  return userIds.map((id) => byUser.get(id)?.points ?? 0);
};

/** The number and the sum of the first entries of each ledger. Not by `$group`: FerretDB computes one sum only. */
const addUpFirst = async (userIds: readonly string[]) => {
  const totals = new Map<string, { entries: number; points: number }>();
  const rows = await PointsEntryModel.find({ userId: { $in: userIds }, seq: { $lte: ADDED_UP } })
    .select({ userId: 1, delta: 1 })
    .lean();
  for (const { userId, delta } of rows) {
    const { entries, points } = totals.get(userId.toString()) ?? { entries: 0, points: 0 };
    totals.set(userId.toString(), { entries: entries + 1, points: points + delta });
  }
  return totals;
};

export const balanceLoader = perRequest(() => new DataLoader(balancesOf, { maxBatchSize: MAX_BATCH }));

export const changePoints = async (entry: NewEntry) => toChange(await appendEntry(entry));

const toChange = (entry: PointsEntryDocument): PointsChange => ({
  points: entry.balance,
  transaction: toTransaction(entry),
});

export const repeatOfChange = repeatable(PointsEntryModel, toChange);

type List = { order: RowOrder<PointsEntryDocument>; userId: string; page: PageInput };

export const readTransactions = ({ order, userId, page }: List) =>
  readConnection({ order, filter: { userId }, page, toNode: toTransaction });

export const listTransactions = async (userId: string): Promise<PointsTransaction[]> => {
  const documents = await PointsEntryModel.find({ userId }).sort({ seq: -1 }).limit(OWN_ROWS).lean();
  return documents.map(toTransaction);
};

export type LedgerEntry = PointsTransaction & { userId: string; balance: number };

type Days = { from?: string | null | undefined; to?: string | null | undefined };

export const ledgerBatches = ({ from, to }: Days) =>
  mapBatches(rowBatches(OLDEST_ENTRIES, { createdAt: windowOf(from, to) }), (entries) =>
    entries.map(toEntry),
  );

const toEntry = (document: PointsEntryDocument): LedgerEntry => ({
  ...toTransaction(document),
  userId: document.userId.toString(),
  balance: document.balance,
});

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

export const nextPointsMonth = async (from: Date) => {
  const found = await PointsEntryModel.findOne({ createdAt: { $gte: from } })
    .sort({ createdAt: 1 })
    .select('createdAt -_id')
    .lean();
  return found && monthOf(found.createdAt);
};
