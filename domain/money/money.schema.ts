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
import { ACCOUNT_ADJUSTMENTS, MONEY_TYPES, PAYMENT_METHODS } from './money.ts';

const MAX_PESOS = 10_000_000;
const PERCENT = { min: 0, max: 100 };
const POINT_OF_SALE = { min: 1, max: 9_999 };
const REFERENCE_MAX = 100;
const CENTAVOS = /^-?\d+(\.\d{1,2})?$/;

const pesos = (least: number) =>
  v.pipe(
    v.number(messages.moneyAmount),
    v.minValue(least, messages.moneyAmount),
    v.maxValue(MAX_PESOS, messages.moneyAmount),
    v.check((amount) => CENTAVOS.test(String(amount)), messages.moneyAmount),
  );

const positive = pesos(0.01);

/** Absent: unchanged. */
export const moneyRulesSchema = v.partial(
  v.object({
    isOn: v.boolean(messages.invalidInput),
    /** With `isOn`: classes from this day on are charged, too. */
    chargeFrom: v.nullable(calendarDay(messages.classDate)),
    lateCancellationPercent: wholeNumber(PERCENT, messages.moneyPercent),
    absencePercent: wholeNumber(PERCENT, messages.moneyPercent),
    refundLimit: pesos(0),
    pointOfSale: wholeNumber(POINT_OF_SALE, messages.pointOfSale),
    expectedRevision,
  }),
);

export const paymentSchema = fields({
  amount: positive,
  method: v.picklist(PAYMENT_METHODS, messages.invalidInput),
  reference: optionalLine(REFERENCE_MAX),
  /** More than is owed stays in favour of the person. */
  isOnAccount: v.nullish(v.boolean(messages.invalidInput)),
});

export const refundSchema = fields({ amount: positive, reason: staffReason });

export const accountAdjustmentSchema = fields({
  type: v.picklist(ACCOUNT_ADJUSTMENTS, messages.invalidInput),
  /** What it adds to the debt. A discount lowers it. */
  amount: v.pipe(pesos(-MAX_PESOS), v.notValue(0, messages.moneyAmount)),
  reason: line({ min: 3, max: 200 }, messages.reasonLength),
});

export const moneyFilterSchema = v.object({
  userId: v.nullish(v.string(messages.invalidInput)),
  type: v.nullish(v.picklist(MONEY_TYPES, messages.invalidInput)),
  from: v.nullish(calendarDay()),
  to: v.nullish(calendarDay()),
});
