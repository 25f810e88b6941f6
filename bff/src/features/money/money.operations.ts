import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import {
  accountAdjustmentSchema,
  moneyFilterSchema,
  paymentInvoiceSchema,
  paymentSchema,
  refundSchema,
} from '#domain/money/money.schema.ts';
import { isCashMovement, type MoneyAccount, type MoneyChange, type MoneyEntry } from '#domain/money/money.ts';
import {
  NO_CENTAVOS,
  absolute,
  addCentavos,
  negative,
  toCentavos,
  toPesos,
  type Centavos,
} from '#domain/money/centavos.ts';
import { userName } from '#domain/users/user-name.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { asOf, byChange, orderOfList, readChanges, updatedSinceEntry } from '../../lists/changes.ts';
import { readConnection } from '../../lists/connection.ts';
import { windowOf } from '../../lists/day-window.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches } from '../../lists/row-batches.ts';
import { ofList, rowOrder, type RowOrder } from '../../lists/row-order.ts';
import { paymentTaker, signedIn, staff, staffInPerson, type Authenticated } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { knownId } from '../../operation/input.ts';
import { repeatable, repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { holdDeposits } from '../enrolments/enrolment.charge-and-deposit.ts';
import { requireEnrolment } from '../enrolments/enrolment.store.ts';
import { auditedUser, findUser, requireUser, viewOfUser } from '../users/user.store.ts';
import {
  DEPOSIT,
  ON_ACCOUNT,
  appendCash,
  appendNumbered,
  appendUnnumbered,
  markRefunded,
  moneyLedger,
  refundedCentavos,
  refundsOf,
  requireEntry,
  undoEnd,
  undoKey,
  writeInvoice,
} from './account.ts';
import { depositDueOf } from './deposit.ts';
import { unpaidCentavos } from './money-account.ts';
import { MoneyEntryModel, receiptOf, toMoneyEntry, type MoneyEntryDocument } from './money-entry.model.ts';
import { findMoneyRules, requireMoneyOn, tillsOf, type MoneyRulesDocument } from './money-rules.ts';
import { requireUnrepeated } from './repeated-payment.ts';
import { pointOfSaleFor } from './till.ts';

const NEWEST_MONEY = rowOrder<MoneyEntryDocument>(MoneyEntryModel, { createdAt: -1, _id: -1 });
const CHANGED_MONEY = byChange<MoneyEntryDocument>(MoneyEntryModel);
const MY_NEWEST_MONEY = ofList(NEWEST_MONEY, 'myMoneyEntries');

/** Null while money is off. */
const readAccount = async (userId: string): Promise<MoneyAccount | null> => {
  const { isOn } = await findMoneyRules();
  return isOn ? { userId, balance: toPesos(await moneyLedger.balanceOf(userId)) } : null;
};

export const getMoneyAccount = operation({
  field: 'Query.moneyAccount',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  view: (_, { subject }) => viewOfUser(subject),
  run: ({ subject: user }) => readAccount(user.id),
});

export const getMyMoneyAccount = operation({
  field: 'Query.myMoneyAccount',
  access: signedIn,
  allowsCachedSession: true,
  run: ({ ctx: { actor } }) => readAccount(actor.user.id),
});

const NONE = { _id: null };

const moneyListSchema = (order: RowOrder<MoneyEntryDocument>) =>
  v.object({ ...moneyFilterSchema.entries, ...updatedSinceEntry, ...pageEntries(order) });

/** What the list accepts as query parameters. */
export const moneyQuerySchema = moneyListSchema(NEWEST_MONEY);

const moneyFilter = ({ userId, type, pointOfSale, from, to }: v.InferOutput<typeof moneyFilterSchema>) => ({
  ...(userId ? { userId: knownId('userId', userId) } : {}),
  ...(type ? { type } : {}),
  ...(pointOfSale ? { pointOfSale } : {}),
  ...(from || to ? { createdAt: windowOf(from, to) } : {}),
});

export const listMoneyEntries = operation({
  field: 'Query.moneyEntries',
  access: staff,
  subject: (_, given) => orderOfList(given, { usual: NEWEST_MONEY, changes: CHANGED_MONEY }),
  input: (_, order) => moneyListSchema(order),
  view: (_, { input }) => viewOfList('money.viewList', 'movimientos')(input),
  run: async ({ ctx: { now }, input, subject: order }) => {
    const { updatedSince, userId, type, pointOfSale, from, to, ...page } = input;
    const others = { userId, type, pointOfSale, from, to };
    const list = { order, page, toNode: toMoneyEntry };
    const filter = moneyFilter(others);
    const { isOn } = await findMoneyRules();
    // Whoever follows the changes continues from the instant of an earlier read once money is on again.
    if (!isOn) return { ...(await readConnection({ ...list, filter: NONE })), asOf: null };
    return updatedSince
      ? readChanges({ ...list, updatedSince, now, others })
      : asOf(now, readConnection({ ...list, filter }));
  },
});

export const listMyMoneyEntries = operation({
  field: 'Query.myMoneyEntries',
  access: signedIn,
  allowsCachedSession: true,
  input: v.object(pageEntries(MY_NEWEST_MONEY)),
  run: async ({ ctx: { actor }, input: page }) => {
    const { isOn } = await findMoneyRules();
    const filter = isOn ? { userId: actor.user.id } : NONE;
    return readConnection({ order: MY_NEWEST_MONEY, filter, page, toNode: toMoneyEntry });
  },
});

type Days = { from?: string | null | undefined; to?: string | null | undefined };

/** All entries, oldest first; none while money is off. */
export const moneyBatches = async (days: Days): Promise<AsyncIterable<MoneyEntry[]>> => {
  const { isOn } = await findMoneyRules();
  return mapBatches(isOn ? moneyLedger.batches(days) : noBatches(), (entries) => entries.map(toMoneyEntry));
};

async function* noBatches(): AsyncGenerator<MoneyEntryDocument[]> {}

const toChange = (entry: MoneyEntryDocument): MoneyChange => ({
  balance: toPesos(entry.balance),
  entry: toMoneyEntry(entry),
});

const repeatOfMoney = repeatableBy(MoneyEntryModel, toChange, ({ entry }) => entry.id);

const changesOfMoney = ({ input, result }: { input: object; result: MoneyChange | null }) => [
  ...changesBetween({}, input),
  ...(result ? changesBetween({}, { receipt: result.entry.receipt, balance: result.balance }) : []),
];

export const recordPayment = operation({
  field: 'Mutation.recordPayment',
  access: paymentTaker,
  scope: 'payments',
  subject: (_, { userId }) => requireUser(userId),
  input: paymentSchema,
  repeat: repeatOfMoney,
  audit: {
    action: 'money.recordPayment',
    about: (_, { subject }) => auditedUser(subject),
    changes: changesOfMoney,
  },
  run: async ({ ctx, subject: user, input }) => {
    const { amount, method, reference, invoice, isOnAccount, isRepeated, tillId } = input;
    // Somebody answers for what is in a till.
    if (method === 'cash' && ctx.actor.scopes) throw new DomainError('NOT_FOR_TOKENS', messages.notForTokens);
    const pointOfSale = await pointOfSaleFor(await requireMoneyOn(), { method, tillId });
    const centavos = toCentavos(amount);
    const enrolmentId = input.enrolmentId ? await requireEnrolmentOf(ctx, user.id, input.enrolmentId) : null;
    await holdDeposits(user.id, ctx.now);
    return toChange(
      await appendNumbered({
        userId: user.id,
        pointOfSale,
        decide: async ({ before }) => {
          const asked = enrolmentId ? await depositDueOf(enrolmentId) : NO_CENTAVOS;
          const owed = enrolmentId ? (await unpaidCentavos(user.id, enrolmentId)) || asked : before;
          if (centavos > owed && !isOnAccount) {
            throw new DomainError('PAYMENT_ABOVE_DEBT', messages.paymentAboveDebt);
          }
          if (!isRepeated) await requireUnrepeated({ invoice, reference, method });
          return {
            type: 'payment',
            delta: negative(centavos),
            description: centavos > owed ? ON_ACCOUNT : asked > 0 ? DEPOSIT : 'Pago',
            method,
            reference,
            invoice,
            enrolmentId,
            by: actorId(ctx.actor),
            createdAt: ctx.now,
          };
        },
      }),
    );
  },
});

const requireEnrolmentOf = async (ctx: Authenticated, userId: string, id: string) => {
  const enrolment = await requireEnrolment(ctx, { id });
  if (enrolment.userId.toString() !== userId) throw notFound('ENROLMENT_NOT_FOUND');
  return enrolment._id.toString();
};

const requirePayment = async (id: unknown) => {
  const entry = await requireEntry(id);
  if (entry.type !== 'payment') throw notFound('PAYMENT_NOT_FOUND');
  return entry;
};

const aboutPayment = async (payment: MoneyEntryDocument) => {
  const user = await findUser(payment.userId.toString());
  return {
    type: 'payment',
    id: payment._id.toString(),
    label: [receiptOf(payment), user && userName(user)].filter(Boolean).join(' · '),
  };
};

/** The entry itself stays as it is: the number belongs to a paper that is issued elsewhere. */
export const setPaymentInvoice = operation({
  field: 'Mutation.setPaymentInvoice',
  access: staffInPerson,
  subject: (_, { id }) => requirePayment(id),
  input: paymentInvoiceSchema,
  repeat: repeatable(MoneyEntryModel, toMoneyEntry),
  audit: {
    action: 'money.setInvoice',
    about: (_, { subject }) => aboutPayment(subject),
    changes: ({ input: { invoice }, subject }) => changesBetween({ invoice: subject.invoice }, { invoice }),
  },
  run: async ({ subject: payment, input }) => {
    const invoice = input.invoice ?? null;
    await requireMoneyOn();
    if (!input.isRepeated && invoice !== payment.invoice) {
      await requireUnrepeated({ invoice }, payment._id);
    }
    return toMoneyEntry(await writeInvoice(payment, invoice));
  },
});

type Refund = {
  sourceKey?: string | undefined;
  description: string;
  tillId?: string | null | undefined;
  /** By what was given back before. */
  amountOf: (before: Centavos, rules: MoneyRulesDocument) => Centavos;
};

const refund = async (ctx: Authenticated, payment: MoneyEntryDocument, given: Refund) => {
  const { _id, userId, method, enrolmentId, delta } = payment;
  const { sourceKey, description, amountOf } = given;
  const rules = await requireMoneyOn();
  const tillId = given.tillId ?? tillsOf(rules).find((till) => till.pointOfSale === payment.pointOfSale)?.id;
  const pointOfSale = await pointOfSaleFor(rules, { method, tillId });
  return toChange(
    await appendNumbered({
      userId: userId.toString(),
      sourceKey,
      pointOfSale,
      decide: async () => {
        const before = await refundedCentavos(_id);
        const amount = amountOf(before, rules);
        if (addCentavos([before, amount]) > negative(delta))
          throw new DomainError('REFUND_ABOVE_PAYMENT', messages.refundAbovePayment);
        await markRefunded(payment);
        return {
          type: 'refund',
          delta: amount,
          description,
          method,
          enrolmentId,
          paymentId: _id,
          by: actorId(ctx.actor),
          createdAt: ctx.now,
        };
      },
    }),
  );
};

const refundAudit = {
  about: (_: unknown, { subject }: { subject: MoneyEntryDocument }) => aboutPayment(subject),
  changes: changesOfMoney,
};

/** By the desk, up to the academy's limit for one payment. */
export const refundPayment = operation({
  field: 'Mutation.refundPayment',
  access: staffInPerson,
  subject: (_, { id }) => requirePayment(id),
  input: refundSchema,
  repeat: repeatOfMoney,
  audit: { action: 'money.refund', ...refundAudit },
  run: ({ ctx, subject: payment, input: { amount, reason, tillId } }) =>
    refund(ctx, payment, {
      tillId,
      description: `Devolución: ${reason}`,
      amountOf: (before, { refundLimitCentavos }) => {
        const centavos = toCentavos(amount);
        if (addCentavos([before, centavos]) > refundLimitCentavos) {
          throw new DomainError('REFUND_FOR_ADMINS', messages.refundAboveLimit);
        }
        return centavos;
      },
    }),
});

export const refundAboveLimit = operation({
  field: 'Mutation.refundPaymentAboveLimit',
  access: staff,
  recentAuthentication: 'always',
  subject: (_, { id }) => requirePayment(id),
  input: refundSchema,
  repeat: repeatOfMoney,
  audit: { action: 'money.refundAboveLimit', ...refundAudit },
  run: ({ ctx, subject: payment, input: { amount, reason, tillId } }) =>
    refund(ctx, payment, {
      tillId,
      description: `Devolución: ${reason}`,
      amountOf: () => toCentavos(amount),
    }),
});

/** A payment, or a movement of cash. */
const requireUndoable = async (id: unknown) => {
  const entry = await requireEntry(id);
  if (entry.type !== 'payment' && !isCashMovement(entry)) throw notFound('PAYMENT_NOT_FOUND');
  return entry;
};

const undoMovement = async (ctx: Authenticated, movement: MoneyEntryDocument) => {
  const { _id, userId, delta, description } = movement;
  const tillId = userId.toString();
  return toChange(
    await appendCash({
      tillId,
      sourceKey: undoKey(_id),
      pointOfSale: await pointOfSaleFor(await requireMoneyOn(), { method: 'cash', tillId }),
      decide: async () => {
        if (movement.paymentId || (await refundsOf(_id)).length > 0) {
          throw new DomainError('PAYMENT_FINAL', messages.cashMovementFinal);
        }
        await markRefunded(movement);
        return {
          type: movement.type === 'cash_in' ? 'cash_out' : 'cash_in',
          delta: negative(delta),
          description: `Anula ${receiptOf(movement)}: ${description}`,
          method: 'cash',
          paymentId: _id,
          by: actorId(ctx.actor),
          createdAt: ctx.now,
        };
      },
    }),
  );
};

/** By who entered it, for some minutes: all of it. */
export const undoPayment = operation({
  field: 'Mutation.undoPayment',
  access: staffInPerson,
  subject: (_, { id }) => requireUndoable(id),
  repeat: repeatOfMoney,
  audit: {
    action: 'money.undoPayment',
    about: refundAudit.about,
    changes: ({ result }) => changesOfMoney({ input: {}, result }),
  },
  run: ({ ctx, subject: payment }) => {
    const { _id, by, createdAt, delta } = payment;
    const isMovement = isCashMovement(payment);
    if (!undoEnd(ctx, { byId: by, createdAt })) {
      const message = isMovement ? messages.cashMovementFinal : messages.paymentFinal;
      throw new DomainError('PAYMENT_FINAL', message);
    }
    if (isMovement) return undoMovement(ctx, payment);
    return refund(ctx, payment, {
      sourceKey: undoKey(_id),
      description: 'Pago deshecho',
      amountOf: (before) => {
        if (before > 0) throw new DomainError('PAYMENT_FINAL', messages.paymentFinal);
        return negative(delta);
      },
    });
  },
});

/** A discount, or a correction either way. */
export const adjustMoneyAccount = operation({
  field: 'Mutation.adjustMoneyAccount',
  access: staff,
  recentAuthentication: 'always',
  subject: (_, { userId }) => requireUser(userId),
  input: accountAdjustmentSchema,
  repeat: repeatOfMoney,
  audit: { action: 'money.adjust', about: (_, { subject }) => auditedUser(subject), changes: changesOfMoney },
  run: async ({ ctx, subject: user, input: { type, amount, reason } }) => {
    await requireMoneyOn();
    return toChange(
      await appendUnnumbered({
        userId: user.id,
        decide: () => ({
          type,
          delta: type === 'discount' ? negative(absolute(toCentavos(amount))) : toCentavos(amount),
          description: reason,
          by: actorId(ctx.actor),
          createdAt: ctx.now,
        }),
      }),
    );
  },
});
