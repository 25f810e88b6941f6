import { monthOf } from '#domain/dates/months.ts';
import { messages } from '#domain/messages.ts';
import type { TransactionType } from '#domain/points/points.schema.ts';
import type { PointsChange, PointsTransaction } from '#domain/points/points.ts';
import { redemptionCode } from '#domain/points/redemption-code.ts';
import { atEnd } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { PERSONS, ledgerOf, type Place } from '../../ledger/ledger.ts';
import { readConnection } from '../../lists/connection.ts';
import type { PageInput } from '../../lists/page.ts';
import { mapBatches } from '../../lists/row-batches.ts';
import { ofList, rowOrder, type RowOrder } from '../../lists/row-order.ts';
import { repeatableBy } from '../../operation/keyed-request.ts';
import { causedMail, storeMail } from '../../outgoing/mail.ts';
import { publish } from '../../outgoing/publish.ts';
import { PointsEntryModel, toTransaction, type PointsEntryDocument } from './points-entry.model.ts';

/** Within GraphQL's Int. */
export const MAX_BALANCE = 2_000_000_000;

export const OWN_ROWS = 1_000;

export const NEWEST_ENTRIES = rowOrder<PointsEntryDocument>(PointsEntryModel, { seq: -1 });

export const MY_NEWEST_ENTRIES = ofList(NEWEST_ENTRIES, 'myPointsTransactions');

export const NO_POINTS: PointsOfMonth = { earned: 0, redeemed: 0, adjusted: 0 };

export const pointsLedger = ledgerOf<PointsEntryDocument, 'userId'>(PointsEntryModel, {
  owner: PERSONS,
  name: 'ledger',
  least: 0,
  most: MAX_BALANCE,
  belowLeast: () => new DomainError('INSUFFICIENT_POINTS', messages.insufficientPoints),
  aboveMost: () => new DomainError('BALANCE_LIMIT', messages.balanceLimit),
  tell: async (entry) => {
    await publish({ type: 'points.moved', data: () => movedData(entry) });
    await storeMail(redemptionMail(entry));
  },
});

export const { find: findEntry, balanceOf, balancesOf, balanceLoader, verify: verifyPoints } = pointsLedger;

type NewEntry = Pick<PointsEntryDocument, 'type' | 'delta' | 'description' | 'createdAt'> & {
  userId: string;
  sourceKey?: string;
  enrolmentId?: string;
  isUpToBalance?: boolean;
};

const newEntry = ({ userId, sourceKey, isUpToBalance, ...given }: NewEntry) => ({
  owner: userId,
  sourceKey,
  decide: (place: Place) => {
    const delta = isUpToBalance ? Math.max(given.delta, 0 - place.before) : given.delta;
    const entry = { enrolmentId: null, ...given, delta };
    const isRedemption = entry.type === 'redeem';
    return {
      ...entry,
      code: isRedemption ? redemptionCode(place._id.toString()) : null,
      handOut: isRedemption ? ('pending' as const) : null,
      handedOutAt: null,
      handedOutBy: null,
    };
  },
});

/** Appends an entry to a user's points. Throws CONFLICT if the balance is too small. */
export const appendEntry = (entry: NewEntry) => pointsLedger.append(newEntry(entry));

/** The same, with others of the transaction: when it reads points, or at its end. */
export const appendAtEnd = (entry: NewEntry) =>
  atEnd({ key: PointsEntryModel.schema, write: pointsLedger.appendAll }, newEntry(entry));

const movedData = (entry: PointsEntryDocument) => ({
  id: entry._id.toString(),
  userId: entry.userId.toString(),
  sequence: entry.seq,
  type: entry.type,
  points: entry.delta,
  balance: entry.balance,
  description: entry.description,
  enrollmentId: entry.enrolmentId?.toString() ?? null,
  createdAt: entry.createdAt,
});

const redemptionMail = ({ _id, userId, type, delta, code }: PointsEntryDocument) =>
  type === 'redeem' && code
    ? causedMail([
        {
          cause: `points.${_id}`,
          revision: 0,
          kind: 'redeemed',
          userId: userId.toString(),
          facts: { points: -delta, code },
        },
      ])
    : [];

export const changePoints = async (entry: NewEntry) => toChange(await appendEntry(entry));

const toChange = (entry: PointsEntryDocument): PointsChange => ({
  points: entry.balance,
  transaction: toTransaction(entry),
});

export const repeatOfChange = repeatableBy(PointsEntryModel, toChange, ({ transaction }) => transaction.id);

type List = { order: RowOrder<PointsEntryDocument>; userId: string; page: PageInput };

export const readTransactions = ({ order, userId, page }: List) =>
  readConnection({ order, filter: { userId }, page, toNode: toTransaction });

export const listTransactions = async (userId: string): Promise<PointsTransaction[]> => {
  const documents = await PointsEntryModel.find({ userId }).sort({ seq: -1 }).limit(OWN_ROWS).lean();
  return documents.map(toTransaction);
};

export type LedgerEntry = PointsTransaction & { userId: string; balance: number };

type Days = { from?: string | null | undefined; to?: string | null | undefined };

export const ledgerBatches = (days: Days) =>
  mapBatches(pointsLedger.batches(days), (entries) => entries.map(toEntry));

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
