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
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { perRequest } from '../../operation/per-request.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { MoneyEntryModel } from './money-entry.model.ts';
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

export const MoneyAccountModel = model('MoneyAccount', schema);

const READ_TOGETHER = 8;

const FIELDS = { seq: 1, type: 1, delta: 1, balance: 1, enrolmentId: 1, createdAt: 1 } as const;

/**
 * The debts of a person as the entries have them. What is owed stands against the newest debts: entries are read from
 * the last one back until they explain it, with all entries of their enrolments.
 */
const readUnpaid = async (userId: Types.ObjectId) => {
  const last = await MoneyEntryModel.findOne({ userId }, FIELDS).sort({ seq: -1 }).lean();
  const owed = largerOf(NO_CENTAVOS, last?.balance ?? NO_CENTAVOS);
  const read = new Map<number, Read>();
  let unpaid: Unpaid[] = [];
  for (let to = last?.seq ?? 0; owed > 0 && to > 0; to -= READ_TOGETHER) {
    const from = Math.max(0, to - READ_TOGETHER);
    await addEntries(read, { userId, from, to });
    unpaid = unpaidOf(
      [...read.values()].sort((one, other) => one.seq - other.seq),
      owed,
    );
    if (isExplained(unpaid, { owed, from })) break;
  }
  return {
    seq: last?.seq ?? 0,
    owed,
    owedSince: unpaid[0] ? new Date(Math.min(...unpaid.map(({ since }) => since.getTime()))) : null,
    unpaid: unpaid.map((part) => ({ enrolmentId: part.enrolmentId, owed: part.owed })),
  };
};

/** What a person owes for an enrolment, by the entries that there are now. */
export const unpaidCentavos = async (userId: string, enrolmentId: string) => {
  const { unpaid } = await readUnpaid(new Types.ObjectId(userId));
  return unpaid.find((part) => part.enrolmentId === enrolmentId)?.owed ?? NO_CENTAVOS;
};

type Read = Parameters<typeof unpaidOf>[0][number];

type Span = { userId: Types.ObjectId; from: number; to: number };

const addEntries = async (read: Map<number, Read>, { userId, from, to }: Span) => {
  const known = new Set([...read.values()].map(({ enrolmentId }) => enrolmentId));
  const found = await MoneyEntryModel.find({ userId, seq: { $gt: from, $lte: to } }, FIELDS).lean();
  const enrolmentIds = found.flatMap(({ enrolmentId }) =>
    enrolmentId === null || known.has(enrolmentId) ? [] : enrolmentId,
  );
  const ofEnrolments =
    enrolmentIds.length > 0
      ? await MoneyEntryModel.find({ enrolmentId: { $in: enrolmentIds } }, FIELDS).lean()
      : [];
  for (const { _id, ...entry } of [...found, ...ofEnrolments]) {
    read.set(entry.seq, { id: _id.toString(), ...entry });
  }
};

/** No debt that was not read can be newer. */
const isExplained = (unpaid: readonly Unpaid[], { owed, from }: { owed: Centavos; from: number }) =>
  unpaid.every(({ seq }) => seq > from) && addCentavos(unpaid.map((part) => part.owed)) === owed;

/** In the transaction of an entry, after it. */
export const refreshAccount = async (userId: string) => {
  const _id = new Types.ObjectId(userId);
  await MoneyAccountModel.updateOne({ _id }, { $set: await readUnpaid(_id) }, { upsert: true });
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
