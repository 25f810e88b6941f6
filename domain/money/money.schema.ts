import * as v from 'valibot';
import { messages } from '../messages.ts';
import {
  calendarDay,
  expectedRevision,
  fields,
  line,
  optionalLine,
  staffReason,
  wholeNumber,
} from '../schema.ts';
import { isUnclearAmount } from '../texts/money.ts';
import { ACCOUNT_ADJUSTMENTS, CASH_DIRECTIONS, MONEY_TYPES, PAYMENT_METHODS } from './money.ts';

const MAX_PESOS = 10_000_000;
const PERCENT = { min: 0, max: 100 };
const LATE_HOURS = { min: 0, max: 720 };
const DEPOSIT_HOURS = { min: 1, max: 336 };
const POINT_OF_SALE = { min: 1, max: 9_999 };
const REFERENCE_MAX = 100;
const INVOICE_MAX = 40;
const TILL_NAME = { min: 1, max: 40 };
const MAX_TILLS = 20;
const NOTE_MAX = 200;
const CENTAVOS = /^-?\d+(\.\d{1,2})?$/;

/** What is said of what is no number. */
export const noAmount =
  (message: string) =>
  ({ input }: { input: unknown }) =>
    isUnclearAmount(input) ? messages.moneyPoint : message;

const amount = v.pipe(
  v.number(noAmount(messages.moneyAmount)),
  v.maxValue(MAX_PESOS, messages.moneyMost),
  v.minValue(-MAX_PESOS, messages.moneyMost),
  v.check((pesos) => CENTAVOS.test(String(pesos)), messages.moneyDecimals),
);

export const positivePesos = v.pipe(amount, v.minValue(0.01, messages.moneyPositive));

const pesosFromZero = v.pipe(amount, v.minValue(0, messages.moneyNotNegative));

const distinct = <Item>(items: readonly Item[], valueOf: (item: Item) => unknown) =>
  new Set(items.map(valueOf)).size === items.length;

const pointOfSale = wholeNumber(POINT_OF_SALE, messages.pointOfSale);

/** Without `id`: a new till. */
const tillsSchema = v.pipe(
  v.array(fields({ id: v.nullish(v.string(messages.invalidInput)), name: line(TILL_NAME), pointOfSale })),
  v.minLength(1, messages.tills),
  v.maxLength(MAX_TILLS, messages.tills),
  v.check(
    (tills) => distinct(tills, (till) => till.pointOfSale) && distinct(tills, (till) => till.name),
    messages.tillsDistinct,
  ),
);

/** Absent: unchanged. */
export const moneyRulesSchema = v.partial(
  v.object({
    isOn: v.boolean(messages.invalidInput),
    /** With `isOn`: classes from this day on are charged, too. */
    chargeFrom: v.nullable(calendarDay(messages.classDate)),
    lateCancellationPercent: wholeNumber(PERCENT, messages.moneyPercent),
    lateCancellationHours: wholeNumber(LATE_HOURS, messages.lateHours),
    absencePercent: wholeNumber(PERCENT, messages.moneyPercent),
    depositHours: wholeNumber(DEPOSIT_HOURS, messages.depositHours),
    defensiveDepositPercent: wholeNumber(PERCENT, messages.moneyPercent),
    sportDepositPercent: wholeNumber(PERCENT, messages.moneyPercent),
    refundLimit: pesosFromZero,
    /** Of the first till. */
    pointOfSale,
    /** All of them, in their order. */
    tills: tillsSchema,
    expectedRevision,
  }),
);

/** Absent: the first till. */
const optionalTill = v.nullish(v.string(messages.invalidInput));

/** The invoice or the reference is that of another payment, and meant. */
const isRepeated = v.nullish(v.boolean(messages.invalidInput));

export const paymentSchema = fields({
  amount: positivePesos,
  method: v.picklist(PAYMENT_METHODS, messages.invalidInput),
  reference: optionalLine(REFERENCE_MAX),
  invoice: optionalLine(INVOICE_MAX),
  isRepeated,
  /** More than is owed stays in favour of the person. */
  isOnAccount: v.nullish(v.boolean(messages.invalidInput)),
  /** Absent: for the oldest debts. */
  enrolmentId: v.nullish(v.string(messages.invalidInput)),
  tillId: optionalTill,
});

/** Empty: the payment has no invoice. */
export const paymentInvoiceSchema = fields({ invoice: optionalLine(INVOICE_MAX), isRepeated });

/** Without a till: that of the payment. */
export const refundSchema = fields({ amount: positivePesos, reason: staffReason, tillId: optionalTill });

const counted = pesosFromZero;

export const openTillSchema = fields({
  tillId: v.string(messages.invalidInput),
  float: counted,
  note: optionalLine(NOTE_MAX),
});

export const closeTillSchema = fields({ counted, note: optionalLine(NOTE_MAX) });

export const cashMovementSchema = fields({
  tillId: v.string(messages.invalidInput),
  direction: v.picklist(CASH_DIRECTIONS, messages.invalidInput),
  amount: positivePesos,
  reason: staffReason,
});

export const tillSessionFilterSchema = v.object({
  tillId: v.nullish(v.string(messages.invalidInput)),
  isOpen: v.nullish(v.boolean(messages.invalidInput)),
  /** By the day on which it was opened. */
  from: v.nullish(calendarDay()),
  to: v.nullish(calendarDay()),
});

export const accountAdjustmentSchema = fields({
  type: v.picklist(ACCOUNT_ADJUSTMENTS, messages.invalidInput),
  /** What it adds to the debt. A discount lowers it. */
  amount: v.pipe(amount, v.notValue(0, messages.moneyNotZero)),
  reason: line({ min: 3, max: 200 }, messages.reasonLength),
});

export const moneyFilterSchema = v.object({
  userId: v.nullish(v.string(messages.invalidInput)),
  type: v.nullish(v.picklist(MONEY_TYPES, messages.invalidInput)),
  /** Only what has a number of it: payments, refunds, and cash that is no payment. */
  pointOfSale: v.nullish(pointOfSale),
  from: v.nullish(calendarDay()),
  to: v.nullish(calendarDay()),
});
