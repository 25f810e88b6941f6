import DataLoader from 'dataloader';
import { addMilliseconds, addMinutes } from 'date-fns';
import type { Types } from 'mongoose';
import { messages } from '#domain/messages.ts';
import { UNDO_MINUTES, isCashMovement, type MoneyEntry, type MoneyType } from '#domain/money/money.ts';
import {
  NO_CENTAVOS,
  addCentavos,
  negative,
  toCentavos,
  toPesos,
  type Centavos,
} from '#domain/money/centavos.ts';
import { changeInstant } from '../../database/track-changes.ts';
import { atEnd, inTransaction, lock } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { PERSONS, ledgerOf, type Place } from '../../ledger/ledger.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { perRequest } from '../../operation/per-request.ts';
import type { KeyedRequest } from '../../operation/keyed-request.ts';
import { publish } from '../../outgoing/publish.ts';
import { refreshAccounts } from './money-account.ts';
import { usesMoney } from './money-rules.ts';
import { MAX_OWED, MoneyEntryModel, receiptOf, type MoneyEntryDocument } from './money-entry.model.ts';

const outOfBounds = () => new DomainError('MONEY_LIMIT', messages.moneyLimit);

/** What each person owes. */
export const moneyLedger = ledgerOf<MoneyEntryDocument, 'userId'>(MoneyEntryModel, {
  owner: PERSONS,
  name: 'money',
  least: -MAX_OWED,
  most: MAX_OWED,
  belowLeast: outOfBounds,
  aboveMost: outOfBounds,
  tell: (entry) => publishPayment(entry),
});

const NO_MONEY_MOVED = {
  enrolmentId: null,
  paymentId: null,
  method: null,
  reference: null,
  invoice: null,
  pointOfSale: null,
  receiptNumber: null,
  by: null,
};

type Content = Pick<MoneyEntryDocument, 'type' | 'delta' | 'description' | 'createdAt'> &
  Partial<Pick<MoneyEntryDocument, 'enrolmentId' | 'paymentId' | 'method' | 'reference' | 'invoice' | 'by'>>;

type MoneyPlace = Place<Centavos>;

type Append = {
  userId: string;
  sourceKey?: string | undefined;
  request?: KeyedRequest | null;
  decide: (place: MoneyPlace) => Content | Promise<Content>;
};

/** Later than the entry before it, so that an account by time has its balances in their order. */
const inOrder = (createdAt: Date, { after }: MoneyPlace) =>
  after && after >= createdAt ? addMilliseconds(after, 1) : createdAt;

const decided = async (decide: Append['decide'], place: MoneyPlace) => {
  const content = await decide(place);
  return { ...NO_MONEY_MOVED, ...content, createdAt: inOrder(content.createdAt, place) };
};

/** Writes an entry of a person, and what is not paid after it. */
const ofAccount = (userId: string, append: () => Promise<MoneyEntryDocument>) =>
  inTransaction(async () => {
    const entry = await append();
    await refreshAccounts([userId]);
    return entry;
  });

const unnumbered = ({ userId, decide, ...entry }: Append) => ({
  ...entry,
  owner: userId,
  decide: async (place: MoneyPlace) => ({
    ...(await decided(decide, place)),
    receiptKey: place._id.toString(),
  }),
});

/** Appends an entry that moves no money: it has no number. */
export const appendUnnumbered = (entry: Append) =>
  ofAccount(entry.userId, () => moneyLedger.append(unnumbered(entry)));

const DISCOUNT = 'redemption:';

/** The source of the discount that a redemption was handed out as. */
export const discountKey = (redemptionId: string) => `${DISCOUNT}${redemptionId}`;

const discountsOf = async (redemptionIds: readonly string[]) => {
  const sources = redemptionIds.map(discountKey);
  const entries = await MoneyEntryModel.find(
    { sourceKey: { $in: sources } },
    { sourceKey: 1, delta: 1 },
  ).lean();
  return sources.map((source) => entries.find(({ sourceKey }) => sourceKey === source) ?? null);
};

const discountLoader = perRequest(() => new DataLoader(discountsOf, { maxBatchSize: 500 }));

/** Pesos; null for what was not handed out as a discount. Redemptions are shown to their student and to whoever reads accounts. */
export const discountOf = async (ctx: Ctx, { id, handedOutAt }: { id: string; handedOutAt: Date | null }) => {
  if (!handedOutAt || !(await usesMoney(ctx))) return null;
  const entry = await discountLoader(ctx).load(id);
  return entry && toPesos(negative(entry.delta));
};

/** Null for an entry that is no such discount. */
export const redemptionOf = ({ sourceKey }: { sourceKey: string }) =>
  sourceKey.startsWith(DISCOUNT) ? sourceKey.slice(DISCOUNT.length) : null;

type Numbered = Append & { pointOfSale: number };

/** Appends a payment or a refund. */
export const appendNumbered = (entry: Numbered) => ofAccount(entry.userId, () => appendWithNumber(entry));

/** Appends cash that is no payment, under the id of the till. */
export const appendCash = ({ tillId, ...entry }: Omit<Numbered, 'userId'> & { tillId: string }) =>
  appendWithNumber({ userId: tillId, ...entry });

/** Appends an entry with the next number of the point of sale, in a transaction. */
const appendWithNumber = ({ userId, decide, pointOfSale, ...entry }: Numbered) =>
  inTransaction(async () => {
    await lock(`receipts:${pointOfSale}`, moneyLedger.lockOf(userId));
    return moneyLedger.append({
      ...entry,
      owner: userId,
      decide: async (place) => {
        const content = await decided(decide, place);
        const receiptNumber = (await lastNumber(pointOfSale)) + 1;
        const receiptKey = `${pointOfSale}#${receiptNumber}`;
        return { ...content, pointOfSale, receiptNumber, receiptKey };
      },
    });
  });

/** The source of an undo. */
const UNDO = 'undo:';

export const undoKey = (paymentId: Types.ObjectId) => `${UNDO}${paymentId}`;

/** The payment that an entry undoes; null for any other entry. */
export const undoneOf = ({ sourceKey }: { sourceKey: string }) =>
  sourceKey.startsWith(UNDO) ? sourceKey.slice(UNDO.length) : null;

/** What a payment says of which more than was owed stays in favour of the person. */
export const ON_ACCOUNT = 'Pago a cuenta';

/** What a payment of what is asked for a booking before it is confirmed is called. */
export const DEPOSIT = 'Seña';

const eventType = ({ type, sourceKey }: MoneyEntryDocument) => {
  if (type === 'payment') return 'payment.recorded';
  if (type !== 'refund') return null;
  return sourceKey.startsWith(UNDO) ? 'payment.voided' : 'payment.refunded';
};

/** Tells integrators what was received or given back. */
const publishPayment = async (entry: MoneyEntryDocument) => {
  const type = eventType(entry);
  if (type) await publish({ type, data: () => eventData(entry) });
};

const eventData = ({ _id, userId, seq, ...entry }: MoneyEntryDocument) => ({
  id: _id.toString(),
  userId: userId.toString(),
  sequence: seq,
  amount: toPesos(entry.delta),
  balance: toPesos(entry.balance),
  method: entry.method,
  reference: entry.reference ?? null,
  receipt: receiptOf(entry),
  paymentId: entry.paymentId?.toString() ?? null,
  invoice: entry.invoice ?? null,
  description: entry.description,
  createdAt: entry.createdAt,
});

const write = writerOf<MoneyEntryDocument>(MoneyEntryModel, (_, after) =>
  publish({ type: 'payment.invoiced', data: () => eventData(after) }),
);

/** Writes the number of the invoice in place of the one that was read, so that the audit trail has each number. */
export const writeInvoice = (payment: MoneyEntryDocument, invoice: string | null) =>
  changeDocument(payment, {
    decide: (current) => {
      if (current.invoice !== payment.invoice) {
        throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
      }
      return current.invoice === invoice ? {} : { invoice };
    },
    write,
    reload: () => requireEntry(payment._id.toString()),
  });

/**
 * Lists the payment among the changes, since a refund changes what can still be given back of it. Before the refund is
 * stored, so that neither a crash nor a read in between misses it: reads overlap.
 */
export const markRefunded = async ({ _id, updatedAt }: MoneyEntryDocument) => {
  await MoneyEntryModel.updateOne(
    { _id },
    { $inc: { rev: 1 }, $max: { updatedAt: changeInstant({ updatedAt }) } },
  );
};

/** Numbers before it are taken, later ones are free. */
export const lastNumber = async (pointOfSale: number) => {
  const last = await MoneyEntryModel.findOne({ pointOfSale }).sort({ receiptNumber: -1 }).lean();
  return last?.receiptNumber ?? 0;
};

export const requireEntry = requireById<MoneyEntryDocument>(MoneyEntryModel, 'PAYMENT_NOT_FOUND');

const sumOf = (entries: readonly { delta: Centavos }[]) => addCentavos(entries.map(({ delta }) => delta));

type Due = { userId: string; enrolmentId: string; due: Centavos; turn: number; courseName: string };

const chargeKey = (enrolmentId: string, turn: number) =>
  turn === 1 ? `charge:${enrolmentId}` : `charge:${enrolmentId}:${turn}`;

const chargedFor = async (enrolmentIds: readonly string[]) => {
  const charged = new Map<string, Centavos>();
  const charges = await MoneyEntryModel.find(
    { enrolmentId: { $in: enrolmentIds }, type: 'charge' },
    { enrolmentId: 1, delta: 1 },
  ).lean();
  for (const { enrolmentId, delta } of charges) {
    if (enrolmentId) charged.set(enrolmentId, addCentavos([charged.get(enrolmentId) ?? NO_CENTAVOS, delta]));
  }
  return charged;
};

/** Brings what each enrolment was charged to what it costs, by one entry for each turn of its charge. */
const enterCharges = (dues: readonly Due[]) =>
  inTransaction(async () => {
    let charged: Map<string, Centavos> | null = null;
    const entryOf = ({ userId, enrolmentId, due, turn, courseName }: Due) => ({
      userId,
      sourceKey: chargeKey(enrolmentId, turn),
      decide: async () => {
        charged ??= await chargedFor(dues.map((one) => one.enrolmentId));
        const delta = addCentavos([due, negative(charged.get(enrolmentId) ?? NO_CENTAVOS)]);
        charged.set(enrolmentId, due);
        return {
          type: 'charge' as const,
          delta,
          description: delta > 0 ? `Clase: ${courseName}` : `Se descuenta: ${courseName}`,
          enrolmentId,
          createdAt: new Date(),
        };
      },
    });
    await moneyLedger.appendAll(dues.map((due) => unnumbered(entryOf(due))));
    await refreshAccounts([...new Set(dues.map(({ userId }) => userId))]);
  });

/** Enters a charge with others of the transaction: when it reads what somebody owes, or at its end. */
export const chargeAtEnd = (due: Due) => atEnd({ key: MoneyEntryModel.schema, write: enterCharges }, due);

/** What was given back of each payment, oldest first. */
const refundsOfEach = async (paymentIds: readonly (string | Types.ObjectId)[]) => {
  const refunds = await MoneyEntryModel.find({ paymentId: { $in: paymentIds } })
    .sort({ seq: 1 })
    .lean();
  return paymentIds.map((id) => refunds.filter(({ paymentId }) => String(paymentId) === String(id)));
};

export const refundsOf = async (paymentId: Types.ObjectId) => (await refundsOfEach([paymentId]))[0] ?? [];

export const refundedCentavos = async (paymentId: Types.ObjectId) => sumOf(await refundsOf(paymentId));

const refundsLoader = perRequest(() => new DataLoader(refundsOfEach, { maxBatchSize: 500 }));

const isUndoable = ({ type, paymentId }: Pick<MoneyEntry, 'type' | 'paymentId'>) =>
  type === 'payment' || (isCashMovement({ type }) && paymentId === null);

/** Whether a payment or a movement of cash was undone. */
export const isVoidedOf = async (
  ctx: Parameters<typeof refundsLoader>[0],
  entry: Pick<MoneyEntry, 'id' | 'type' | 'paymentId'>,
) =>
  isUndoable(entry) && (await refundsLoader(ctx).load(entry.id)).some((refund) => undoneOf(refund) !== null);

/** Payments of people from then on, and what was given back. */
export const listReceived = (userIds: readonly Types.ObjectId[], since: Date) =>
  MoneyEntryModel.find(
    {
      userId: { $in: userIds },
      createdAt: { $gte: since },
      type: { $in: ['payment', 'refund'] as MoneyType[] },
    },
    { userId: 1, delta: 1, createdAt: 1 },
  ).lean();

/** Pesos that can still be given back; null for what is no payment. */
export const refundableOf = async (
  ctx: Parameters<typeof refundsLoader>[0],
  { id, type, amount }: { id: string; type: string; amount: number },
) =>
  type === 'payment'
    ? toPesos(negative(addCentavos([toCentavos(amount), sumOf(await refundsLoader(ctx).load(id))])))
    : null;

/** Until when the caller, who entered it, may undo a payment or a movement of cash; null if no more. */
export const undoEnd = (ctx: Ctx, { byId, createdAt }: Pick<MoneyEntry, 'byId' | 'createdAt'>) => {
  const end = addMinutes(createdAt, UNDO_MINUTES);
  return ctx.actor && byId === actorId(ctx.actor) && end >= ctx.now ? end : null;
};

/** Null once something of the payment was given back. */
export const undoUntilOf = async (ctx: Ctx, entry: MoneyEntry) => {
  const end = isUndoable(entry) ? undoEnd(ctx, entry) : null;
  return end && (await refundsLoader(ctx).load(entry.id)).length === 0 ? end : null;
};
