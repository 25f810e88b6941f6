import { setTimeout as delay } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { Schema, Types, type Model } from 'mongoose';
import { isDuplicateKey, isWriteConflict } from '../database/database-errors.ts';
import { DomainError, unavailable } from '../errors/domain-error.ts';
import { messages } from '#domain/messages.ts';
import { windowOf } from '../lists/day-window.ts';
import { rowBatches } from '../lists/row-batches.ts';
import { rowOrder } from '../lists/row-order.ts';
import { inTurn } from '../operation/in-turn.ts';
import { requestsField, storedRequest, type Keyed, type KeyedRequest } from '../operation/keyed-request.ts';
import { perRequest } from '../operation/per-request.ts';

const MAX_ATTEMPTS = 100;

const BACKOFF_MS = { first: 4, most: 250 } as const;
const RETRY_SECONDS = 1;

/** Ledgers with fewer entries are summed together; of longer ones the last entry is read. */
const ADDED_UP = 8;
const READ_TOGETHER = 50;

/** Ids per query: a command has a maximum size. */
const MAX_BATCH = 1_000;

/** An entry is never changed: a contra-entry corrects it. */
export type LedgerEntry<Type extends string = string> = Keyed & {
  _id: Types.ObjectId;
  /** Whose ledger it is. */
  userId: Types.ObjectId;
  /** 1, 2, 3 … without gaps in each ledger. */
  seq: number;
  type: Type;
  delta: number;
  /** The sum of this entry and all before it. */
  balance: number;
  /** Unique: what is entered once only. */
  sourceKey: string;
  description: string;
  createdAt: Date;
};

/** Fields and indexes that the core needs. */
export const ledgerFields = <Type extends string>(types: readonly Type[], { least }: { least: number }) => ({
  userId: { type: Schema.Types.ObjectId, required: true },
  seq: { type: Number, required: true },
  type: { type: String, enum: [...types], required: true },
  delta: { type: Number, required: true },
  balance: { type: Number, required: true, min: least },
  sourceKey: { type: String, required: true },
  description: { type: String, required: true },
  createdAt: { type: Date, required: true },
  requests: requestsField,
});

export const indexLedger = <Entry extends LedgerEntry>(schema: Schema<Entry>) => {
  schema.index({ userId: 1, seq: 1 }, { unique: true });
  schema.index({ sourceKey: 1 }, { unique: true });
  schema.index({ createdAt: 1, _id: 1 });
  schema.index({ 'requests.key': 1 });
};

type Rules = {
  /** The collection, also the name of the ledger in messages of `verify`. */
  name: string;
  least: number;
  most: number;
  belowLeast: () => Error;
  aboveMost: () => Error;
};

/** The place that the entry takes if it is written, and the balance before it. */
export type Place = { _id: Types.ObjectId; seq: number; before: number };

type Decided<Entry> = Omit<Entry, 'userId' | 'sourceKey' | 'requests' | keyof Numbers>;

type Numbers = { _id: Types.ObjectId; seq: number; balance: number };

export type NewEntry<Entry> = {
  userId: string;
  sourceKey: string;
  request?: KeyedRequest | null | undefined;
  /**
   * Decides the entry, anew for each attempt. What it reads of this ledger is still so when the entry is written:
   * an entry that was appended meanwhile takes its place.
   */
  decide: (place: Place) => Decided<Entry> | Promise<Decided<Entry>>;
};

type Days = { from?: string | null | undefined; to?: string | null | undefined };

export const ledgerOf = <Entry extends LedgerEntry>(model: { modelName: string }, rules: Rules) => {
  const entries = model as unknown as Model<LedgerEntry>;
  const oldest = rowOrder<Entry>(model as never, { createdAt: 1, _id: 1 });

  const last = (userId: string) => entries.findOne({ userId }).sort({ seq: -1 }).lean();

  const find = async (sourceKey: string) => (await entries.findOne({ sourceKey }).lean()) as Entry | null;

  /**
   * Appends an entry; the insert is the commit. For a source that has an entry already, returns that one.
   * Throws if the balance is outside its bounds.
   */
  const append = (entry: NewEntry<Entry>): Promise<Entry> =>
    // In turn within this process, so that only writes of other processes cause retries.
    inTurn(`${rules.name}:${entry.userId}`, () => appendWithRetries(entry));

  const appendWithRetries = async (entry: NewEntry<Entry>): Promise<Entry> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const written = await appendOnce(entry);
      if (written) return written;
      const same = await find(entry.sourceKey);
      if (same && entry.request) throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
      if (same) return same;
      await delay(Math.random() * Math.min(BACKOFF_MS.first * 2 ** attempt, BACKOFF_MS.most));
    }
    throw unavailable(RETRY_SECONDS);
  };

  /** Null if another entry took its place, or has its source. */
  const appendOnce = async ({ userId, sourceKey, request, decide }: NewEntry<Entry>) => {
    const before = await last(userId);
    const place = { _id: new Types.ObjectId(), seq: (before?.seq ?? 0) + 1, before: before?.balance ?? 0 };
    const decided = await decide(place);
    const balance = place.before + (decided as Pick<LedgerEntry, 'delta'>).delta;
    if (balance < rules.least) throw rules.belowLeast();
    if (balance > rules.most) throw rules.aboveMost();
    try {
      const document = await entries.create({
        ...decided,
        _id: place._id,
        seq: place.seq,
        balance,
        sourceKey,
        userId: new Types.ObjectId(userId),
        ...(request ? { requests: [storedRequest(request)] } : {}),
      });
      return document.toObject() as Entry;
    } catch (error) {
      if (!isDuplicateKey(error) && !isWriteConflict(error)) throw error;
      return null;
    }
  };

  const balanceOf = async (userId: string) => (await last(userId))?.balance ?? 0;

  const balancesOf = async (userIds: readonly string[]): Promise<number[]> => {
    if (userIds.length === 1 && userIds[0]) return [await balanceOf(userIds[0])];
    const byUser = await addUpFirst(userIds);
    const long = userIds.filter((id) => byUser.get(id)?.entries === ADDED_UP);
    for (let start = 0; start < long.length; start += READ_TOGETHER) {
      const batch = long.slice(start, start + READ_TOGETHER);
      const balances = await Promise.all(batch.map(balanceOf));
      batch.forEach((id, index) => byUser.set(id, { entries: ADDED_UP, sum: balances[index] ?? 0 }));
    }
    return userIds.map((id) => byUser.get(id)?.sum ?? 0);
  };

  /** The number and the sum of the first entries of each ledger. Not by `$group`: FerretDB computes one sum only. */
  const addUpFirst = async (userIds: readonly string[]) => {
    const totals = new Map<string, { entries: number; sum: number }>();
    const rows = await entries
      .find({ userId: { $in: userIds }, seq: { $lte: ADDED_UP } })
      .select({ userId: 1, delta: 1 })
      .lean();
    for (const { userId, delta } of rows) {
      const total = totals.get(userId.toString()) ?? { entries: 0, sum: 0 };
      totals.set(userId.toString(), { entries: total.entries + 1, sum: total.sum + delta });
    }
    return totals;
  };

  const balanceLoader = perRequest(() => new DataLoader(balancesOf, { maxBatchSize: MAX_BATCH }));

  /** All entries, oldest first, for an export. */
  const batches = ({ from, to }: Days) => rowBatches(oldest, { createdAt: windowOf(from, to) });

  /**
   * Recomputes every ledger and returns what is wrong with it. Each entry is also given to `eachEntry`, in the order
   * of its ledger.
   */
  const verify = async (maxTimeMS: number, eachEntry: (entry: Entry) => string[] = () => []) => {
    const problems: string[] = [];
    const sources = new Set<string>();
    let before = { userId: '', seq: 0, balance: 0 };
    let count = 0;
    for await (const entry of entries
      .find()
      .sort({ userId: 1, seq: 1 })
      .maxTimeMS(maxTimeMS)
      .lean()
      .cursor()) {
      const userId = entry.userId.toString();
      if (before.userId !== userId) before = { userId, seq: 0, balance: 0 };
      problems.push(...problemsOf(entry, before), ...eachEntry(entry as Entry));
      if (sources.size === sources.add(entry.sourceKey).size) {
        problems.push(`${rules.name} source ${entry.sourceKey} stands twice`);
      }
      before = { userId, seq: entry.seq, balance: entry.balance };
      count += 1;
    }
    return { entries: count, problems };
  };

  const problemsOf = (
    { userId, seq, delta, balance }: LedgerEntry,
    before: { seq: number; balance: number },
  ) => [
    ...(seq === before.seq + 1 ? [] : [`${rules.name} of ${userId}: ${seq} follows ${before.seq}`]),
    ...(balance === before.balance + delta ? [] : [`${rules.name} of ${userId}: wrong balance at ${seq}`]),
    ...(balance >= rules.least && balance <= rules.most
      ? []
      : [
          `${rules.name} of ${userId}: ${balance < 0 ? 'negative balance' : 'too large a balance'} at ${seq}`,
        ]),
  ];

  return { append, find, balanceOf, balancesOf, balanceLoader, batches, verify };
};
