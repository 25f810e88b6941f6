import DataLoader from 'dataloader';
import { addDays } from 'date-fns';
import { Schema, Types, model } from 'mongoose';
import * as v from 'valibot';
import {
  DEBT_AGES,
  DEBT_AGE_DAYS,
  unpaidOf,
  type DebtAge,
  type MoneyDebt,
  type Unpaid,
} from '#domain/money/debt.ts';
import { NO_CENTAVOS, addCentavos, largerOf, toPesos, type Centavos } from '#domain/money/centavos.ts';
import { messages } from '#domain/messages.ts';
import { sendGatheredFirst } from '../../database/updates-at-end.ts';
import { PERSONS, lastEntries } from '../../ledger/ledger.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { perRequest } from '../../operation/per-request.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { MoneyEntryModel, type MoneyEntryDocument } from './money-entry.model.ts';
import { findMoneyRules, usesMoney } from './money-rules.ts';

/**
 * What follows from the entries of a person, so that lists need not read them: which debts are not paid. Written with
 * each entry.
 */
export type MoneyAccountDocument = {
  /** The person. */
  _id: Types.ObjectId;
  /** The last entry that was read. */
  seq: number;
  owed: Centavos;
  /** The date of the oldest debt that is not paid; null if nothing is owed. */
  owedSince: Date | null;
  unpaid: { enrolmentId: string | null; owed: Centavos }[];
};

const number = { type: Number, required: true };
const date = { type: Date, default: null };

const schema = new Schema<MoneyAccountDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    seq: number,
    owed: number,
    owedSince: date,
    unpaid: {
      type: [new Schema({ enrolmentId: { type: String, default: null }, owed: number }, { _id: false })],
      required: true,
    },
  },
  { collection: 'moneyAccounts', versionKey: false },
);

schema.index({ owedSince: 1, _id: 1 });
sendGatheredFirst(schema, MoneyEntryModel.schema);

export const MoneyAccountModel = model('MoneyAccount', schema);

const READ_TOGETHER = 8;

const FIELDS = { userId: 1, seq: 1, type: 1, delta: 1, balance: 1, enrolmentId: 1, createdAt: 1 } as const;

/** What was read of a person's entries: those from `from` on, and all of their enrolments. */
type Reading = {
  userId: string;
  seq: number;
  owed: Centavos;
  read: Map<number, Read>;
  from: number;
  unpaid: Unpaid[];
};

type Read = Parameters<typeof unpaidOf>[0][number];

const lastEntriesOf = lastEntries<MoneyEntryDocument>(MoneyEntryModel, PERSONS);

/**
 * The debts of persons as the entries have them. What is owed stands against the newest debts: entries are read from the
 * last one back until they explain it, with all entries of their enrolments.
 */
const readUnpaid = async (userIds: readonly string[]) => {
  const lasts = await lastEntriesOf(userIds);
  const readings = userIds.map((userId): Reading => {
    const { seq = 0, balance = NO_CENTAVOS } = lasts.get(userId) ?? {};
    return { userId, seq, owed: largerOf(NO_CENTAVOS, balance), read: new Map(), from: seq, unpaid: [] };
  });
  for (let open = readings.filter(isOpen); open.length > 0; open = open.filter(isOpen)) {
    await addEntries(open);
    for (const reading of open) {
      const read = [...reading.read.values()].sort((one, other) => one.seq - other.seq);
      reading.unpaid = unpaidOf(read, reading.owed);
    }
  }
  return readings.map(({ userId, seq, owed, unpaid }) => ({
    _id: new Types.ObjectId(userId),
    seq,
    owed,
    owedSince: unpaid[0] ? new Date(Math.min(...unpaid.map(({ since }) => since.getTime()))) : null,
    unpaid: unpaid.map((part) => ({ enrolmentId: part.enrolmentId, owed: part.owed })),
  }));
};

/** Whether what was read does not explain what is owed, and there is more. */
const isOpen = (reading: Reading) => reading.owed > 0 && reading.from > 0 && !isExplained(reading);

/** No debt that was not read can be newer. */
const isExplained = ({ unpaid, owed, from }: Reading) =>
  unpaid.every(({ seq }) => seq > from) && addCentavos(unpaid.map((part) => part.owed)) === owed;

/** The entries before those that were read, and all of their enrolments. */
const addEntries = async (readings: readonly Reading[]) => {
  const known = new Set(readings.flatMap(({ read }) => [...read.values()].map(enrolmentIdOf)));
  const spans = readings.map((reading) => {
    const to = reading.from;
    reading.from = Math.max(0, to - READ_TOGETHER);
    return { userId: reading.userId, seq: { $gt: reading.from, $lte: to } };
  });
  const found = await MoneyEntryModel.find({ $or: spans }, FIELDS).lean();
  const enrolmentIds = found.map(enrolmentIdOf).filter((id) => id !== null && !known.has(id));
  const ofEnrolments =
    enrolmentIds.length > 0
      ? await MoneyEntryModel.find({ enrolmentId: { $in: enrolmentIds } }, FIELDS).lean()
      : [];
  const byUser = new Map(readings.map(({ userId, read }) => [userId, read]));
  for (const { _id, userId, ...entry } of [...found, ...ofEnrolments]) {
    byUser.get(userId.toString())?.set(entry.seq, { id: _id.toString(), ...entry });
  }
};

const enrolmentIdOf = ({ enrolmentId }: { enrolmentId: string | null }) => enrolmentId;

/** What a person owes for an enrolment, by the entries that there are now. */
export const unpaidCentavos = async (userId: string, enrolmentId: string) => {
  const [account] = await readUnpaid([userId]);
  return account?.unpaid.find((part) => part.enrolmentId === enrolmentId)?.owed ?? NO_CENTAVOS;
};

/** In the transaction of entries of these persons, after them. */
export const refreshAccounts = async (userIds: readonly string[]) => {
  const accounts = await readUnpaid(userIds);
  await MoneyAccountModel.bulkWrite(
    accounts.map(({ _id, ...account }) => ({
      updateOne: { filter: { _id }, update: { $set: account }, upsert: true },
    })),
  );
};

const OLDEST_DEBT = rowOrder<MoneyAccountDocument>(MoneyAccountModel, { owedSince: 1, _id: 1 });

const DEBTS_FROM = new Date(0);

/** By days of 24 hours. */
const sinceOf = (age: DebtAge | null | undefined, now: Date) => {
  if (!age) return { $gt: DEBTS_FROM };
  const { from, before } = DEBT_AGE_DAYS[age];
  const oldest = before === null ? DEBTS_FROM : addDays(now, -before);
  return from === 0 ? { $gt: oldest } : { $gt: oldest, $lte: addDays(now, -from) };
};

const NONE = { _id: null };

export const listMoneyDebts = operation({
  field: 'Query.moneyDebts',
  access: staff,
  input: v.object({
    age: v.nullish(v.picklist(DEBT_AGES, messages.invalidInput)),
    ...pageEntries(OLDEST_DEBT),
  }),
  view: (_, { input }) => viewOfList('money.viewDebts', 'deudas')(input),
  run: async ({ ctx: { now }, input: { age, ...page } }) => {
    const { isOn } = await findMoneyRules();
    return readConnection({
      order: OLDEST_DEBT,
      filter: isOn ? { owedSince: sinceOf(age, now) } : NONE,
      page,
      toNode: ({ _id, owed, owedSince }): MoneyDebt => ({
        id: _id.toString(),
        owed: toPesos(owed),
        since: owedSince ?? DEBTS_FROM,
      }),
    });
  },
});

const findAccounts = async (userIds: readonly string[]) => {
  const accounts = await MoneyAccountModel.find({
    _id: { $in: userIds },
    owed: { $gt: NO_CENTAVOS },
  }).lean();
  const byId = new Map(accounts.map((account) => [account._id.toString(), account]));
  return userIds.map((id) => byId.get(id) ?? null);
};

const accountLoader = perRequest(() => new DataLoader(findAccounts, { maxBatchSize: 500 }));

type Ctx = Parameters<typeof usesMoney>[0];

/** Pesos that a person owes for an enrolment; null while money is off. */
export const owedForEnrolment = async (ctx: Ctx, { id, userId }: { id: string; userId: string }) => {
  if (!(await usesMoney(ctx))) return null;
  const account = await accountLoader(ctx).load(userId);
  return toPesos(account?.unpaid.find(({ enrolmentId }) => enrolmentId === id)?.owed ?? NO_CENTAVOS);
};

/** Enrolments that a person has not paid, oldest debt first; none while money is off. */
export const unpaidEnrolmentIds = async (ctx: Ctx, userId: string) => {
  if (!(await usesMoney(ctx))) return [];
  const account = await accountLoader(ctx).load(userId);
  return account?.unpaid.flatMap(({ enrolmentId }) => enrolmentId ?? []) ?? [];
};
