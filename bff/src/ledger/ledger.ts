import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import { Schema, Types, type Model } from 'mongoose';
import { inTransaction, lock } from '../database/transaction.ts';
import { sendGatheredFirst } from '../database/updates-at-end.ts';
import { windowOf } from '../lists/day-window.ts';
import { rowBatches } from '../lists/row-batches.ts';
import { rowOrder } from '../lists/row-order.ts';
import { perRequest } from '../operation/per-request.ts';

/** Ledgers with fewer entries are summed together; of longer ones the last entry is read. */
const ADDED_UP = 8;
const READ_TOGETHER = 50;

/** Ids per query: a command has a maximum size. */
const MAX_BATCH = 1_000;

/** An entry is never changed: a contra-entry corrects it. */
export type LedgerEntry<Type extends string = string, Amount extends number = number> = {
  _id: Types.ObjectId;
  /** 1, 2, 3 … without gaps in each ledger. */
  seq: number;
  type: Type;
  delta: Amount;
  /** The sum of this entry and all before it. */
  balance: Amount;
  /** Unique: what is entered once only. */
  sourceKey: string;
  description: string;
  createdAt: Date;
};

/**
 * Whose an entry is: the name of the field, and an owner as it is stored. Of a ledger for each value of a text:
 * `{ field: 'caliber', stored: (text) => text, type: String }`.
 */
type Owner<Field extends string, Stored> = {
  field: Field;
  stored: (owner: string) => Stored;
  type: typeof String | typeof Schema.Types.ObjectId;
};

/** Each person has a ledger. */
export const PERSONS: Owner<'userId', Types.ObjectId> = {
  field: 'userId',
  stored: (id) => new Types.ObjectId(id),
  type: Schema.Types.ObjectId,
};

export type OfPerson = { userId: Types.ObjectId };

type Bounds = { owner: Owner<string, unknown>; least: number };

/** Fields and indexes that the core needs. */
export const ledgerFields = <Type extends string>(types: readonly Type[], { owner, least }: Bounds) => ({
  [owner.field]: { type: owner.type, required: true },
  seq: { type: Number, required: true },
  type: { type: String, enum: [...types], required: true },
  delta: { type: Number, required: true },
  balance: { type: Number, required: true, min: least },
  sourceKey: { type: String, required: true },
  description: { type: String, required: true },
  createdAt: { type: Date, required: true },
});

export const indexLedger = <Entry extends LedgerEntry>(
  schema: Schema<Entry>,
  { field }: Owner<string, unknown>,
) => {
  schema.index({ [field]: 1, seq: 1 }, { unique: true });
  schema.index({ sourceKey: 1 }, { unique: true });
  schema.index({ createdAt: 1, _id: 1 });
  sendGatheredFirst(schema);
};

type Rules<Entry, Field extends string> = {
  owner: Owner<Field, unknown>;
  /** The collection, also the name of the ledger in messages of `verify`. */
  name: string;
  least: number;
  most: number;
  belowLeast: () => Error;
  aboveMost: () => Error;
  /** Stores what follows from a new entry: messages and deliveries of webhooks. */
  tell?: (entry: Entry) => Promise<void>;
};

/** The place that the entry takes if it is written, with the balance and the time of the entry before it. */
export type Place<Amount extends number = number> = {
  _id: Types.ObjectId;
  seq: number;
  before: Amount;
  after: Date | null;
};

type Decided<Entry, Field extends string> = Omit<Entry, Field | 'sourceKey' | keyof Numbers>;

type Numbers = { _id: Types.ObjectId; seq: number; balance: number };

type NewEntry<Entry extends LedgerEntry, Field extends string> = {
  owner: string;
  /** Absent: what nothing but its request causes. */
  sourceKey?: string | undefined;
  /** Decides the entry. What it reads of this ledger is still so when the entry is written. */
  decide: (place: Place<Entry['balance']>) => Decided<Entry, Field> | Promise<Decided<Entry, Field>>;
};

type Days = { from?: string | null | undefined; to?: string | null | undefined };

/** An entry as the core reads it: the owner is in the field that the rules name. */
type Stored = LedgerEntry & Record<string, unknown>;

/** Reads the last entries of ledgers by their owners, of short ones together. */
export const lastEntries =
  <Entry extends LedgerEntry>(
    model: { modelName: string },
    { field }: Pick<Owner<string, unknown>, 'field'>,
  ) =>
  async (owners: readonly string[]): Promise<Map<string, Entry>> => {
    const entries = model as unknown as Model<Stored>;
    const found = new Map<string, Stored>();
    if (owners.length > 1) {
      const first = entries.find({ [field]: { $in: owners }, seq: { $lte: ADDED_UP } }).sort({ seq: 1 });
      for (const entry of await first.lean()) found.set(String(entry[field]), entry);
    }
    const long = owners.filter((owner) => owners.length === 1 || found.get(owner)?.seq === ADDED_UP);
    for (const owner of long) {
      const last = await entries
        .findOne({ [field]: owner })
        .sort({ seq: -1 })
        .lean();
      if (last) found.set(owner, last);
    }
    return found as Map<string, never>;
  };

export const ledgerOf = <Entry extends LedgerEntry, Field extends string>(
  model: { modelName: string },
  rules: Rules<Entry, Field>,
) => {
  const { field, stored } = rules.owner;
  const entries = model as unknown as Model<Stored>;
  const oldest = rowOrder<Entry>(model as never, { createdAt: 1, _id: 1 });

  const lastOf = lastEntries<Entry>(model, rules.owner);

  const last = async (owner: string) => (await lastOf([owner])).get(owner);

  const lockOf = (owner: string) => `${rules.name}:${owner}`;

  const ownerOf = (entry: Pick<Stored, string>) => String(entry[field]);

  const findAll = async (sources: readonly string[]) => {
    if (sources.length === 0) return new Map<string, Entry>();
    const found = await entries.find({ sourceKey: { $in: sources } }).lean();
    return new Map(found.map((entry) => [entry.sourceKey, entry as unknown as Entry]));
  };

  const find = async (sourceKey: string) => (await findAll([sourceKey])).get(sourceKey) ?? null;

  /**
   * Appends entries in a transaction, in this order. For a source that has an entry already, returns that one. Throws if
   * a balance is outside its bounds.
   */
  const appendAll = (added: readonly NewEntry<Entry, Field>[]): Promise<Entry[]> =>
    inTransaction(async () => {
      const owners = [...new Set(added.map(({ owner }) => owner))];
      await lock(...owners.map(lockOf));
      const lasts = await lastOf(owners);
      const bySource = await findAll(added.flatMap(({ sourceKey }) => sourceKey ?? []));
      const sourced = added.map((one) => ({ ...one, sourceKey: one.sourceKey ?? randomUUID() }));
      const documents: Entry[] = [];
      for (const one of sourced) {
        const document = await decidedEntry(one, lasts.get(one.owner));
        if (bySource.has(one.sourceKey)) continue;
        documents.push(document);
        lasts.set(one.owner, document);
        bySource.set(one.sourceKey, document);
      }
      for (const document of await entries.insertMany(documents)) {
        const written = document.toObject() as Entry;
        bySource.set(written.sourceKey, written);
        await rules.tell?.(written);
      }
      return sourced.map(({ sourceKey }) => bySource.get(sourceKey) as Entry);
    });

  const append = async (entry: NewEntry<Entry, Field>) => (await appendAll([entry]))[0] as Entry;

  const decidedEntry = async (
    { owner, sourceKey, decide }: NewEntry<Entry, Field> & { sourceKey: string },
    before: Entry | undefined,
  ) => {
    const place: Place<Entry['balance']> = {
      _id: new Types.ObjectId(),
      seq: (before?.seq ?? 0) + 1,
      before: before?.balance ?? 0,
      after: before?.createdAt ?? null,
    };
    const decided = await decide(place);
    const balance = place.before + (decided as Pick<LedgerEntry, 'delta'>).delta;
    if (balance < rules.least) throw rules.belowLeast();
    if (balance > rules.most) throw rules.aboveMost();
    const { _id, seq } = place;
    return { ...decided, _id, seq, balance, sourceKey, [field]: stored(owner) } as unknown as Entry;
  };

  /** The number of the last entry and the balance after it. */
  const stateOf = async (owner: string) => {
    const entry = await last(owner);
    return { seq: entry?.seq ?? 0, balance: entry?.balance ?? 0 };
  };

  const balanceOf = async (owner: string): Promise<Entry['balance']> => (await last(owner))?.balance ?? 0;

  const balancesOf = async (owners: readonly string[]): Promise<Entry['balance'][]> => {
    if (owners.length === 1 && owners[0]) return [await balanceOf(owners[0])];
    const byOwner = await addUpFirst(owners);
    const long = owners.filter((owner) => byOwner.get(owner)?.entries === ADDED_UP);
    for (let start = 0; start < long.length; start += READ_TOGETHER) {
      const batch = long.slice(start, start + READ_TOGETHER);
      const balances = await Promise.all(batch.map(balanceOf));
      batch.forEach((owner, index) => byOwner.set(owner, { entries: ADDED_UP, sum: balances[index] ?? 0 }));
    }
    return owners.map((owner) => byOwner.get(owner)?.sum ?? 0);
  };

  /** The number and the sum of the first entries of each ledger. */
  const addUpFirst = async (owners: readonly string[]) => {
    const totals = new Map<string, { entries: number; sum: number }>();
    const rows = await entries
      .find({ [field]: { $in: owners }, seq: { $lte: ADDED_UP } })
      .select({ [field]: 1, delta: 1 })
      .lean();
    for (const row of rows) {
      const total = totals.get(ownerOf(row)) ?? { entries: 0, sum: 0 };
      totals.set(ownerOf(row), { entries: total.entries + 1, sum: total.sum + row.delta });
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
    let before = { owner: '', seq: 0, balance: 0 };
    let count = 0;
    for await (const entry of entries
      .find()
      .sort({ [field]: 1, seq: 1 })
      .maxTimeMS(maxTimeMS)
      .lean()
      .cursor()) {
      const owner = ownerOf(entry);
      if (before.owner !== owner) before = { owner, seq: 0, balance: 0 };
      problems.push(...problemsOf(entry, before), ...eachEntry(entry as unknown as Entry));
      if (sources.size === sources.add(entry.sourceKey).size) {
        problems.push(`${rules.name} source ${entry.sourceKey} stands twice`);
      }
      before = { owner, seq: entry.seq, balance: entry.balance };
      count += 1;
    }
    return { entries: count, problems };
  };

  const problemsOf = (
    { seq, delta, balance }: LedgerEntry,
    before: { owner: string; seq: number; balance: number },
  ) => [
    ...(seq === before.seq + 1 ? [] : [`${rules.name} of ${before.owner}: ${seq} follows ${before.seq}`]),
    ...(balance === before.balance + delta
      ? []
      : [`${rules.name} of ${before.owner}: wrong balance at ${seq}`]),
    ...(balance >= rules.least && balance <= rules.most
      ? []
      : [
          `${rules.name} of ${before.owner}: ${balance < 0 ? 'negative balance' : 'too large a balance'} at ${seq}`,
        ]),
  ];

  return { append, appendAll, lockOf, find, stateOf, balanceOf, balancesOf, balanceLoader, batches, verify };
};
