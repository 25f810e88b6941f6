import { Schema, model, type Types } from 'mongoose';
import {
  MONEY_TYPES,
  PAYMENT_METHODS,
  receiptText,
  type MoneyEntry,
  type MoneyType,
  type PaymentMethod,
} from '#domain/money/money.ts';
import { toPesos, type Centavos } from '#domain/money/centavos.ts';
import { revisionFields, trackChanges, type Tracked } from '../../database/track-changes.ts';
import { PERSONS, indexLedger, ledgerFields, type LedgerEntry, type OfPerson } from '../../ledger/ledger.ts';

/** In centavos, either way. */
export const MAX_OWED = 100_000_000_000;

/** `delta`: what an entry adds to the debt. */
export type MoneyEntryDocument = LedgerEntry<MoneyType, Centavos> &
  OfPerson &
  Tracked & {
    enrolmentId: string | null;
    /** Refunds: the payment. Of what undoes a movement of cash: that movement. */
    paymentId: Types.ObjectId | null;
    method: PaymentMethod | null;
    reference: string | null;
    /** Of a payment; the one field that staff changes later. */
    invoice: string | null;
    /** Unique: point of sale and number of what moves money, of other entries the own id. */
    receiptKey: string;
    pointOfSale: number | null;
    /** 1, 2, 3 … without gaps in each point of sale. */
    receiptNumber: number | null;
    /** Who entered it; null: the server. */
    by: string | null;
  };

const text = { type: String, default: null };
const number = { type: Number, default: null };

const schema = new Schema<MoneyEntryDocument>(
  {
    rev: Number,
    ...ledgerFields(MONEY_TYPES, { owner: PERSONS, least: -MAX_OWED }),
    enrolmentId: text,
    paymentId: { type: Schema.Types.ObjectId, default: null },
    method: { type: String, enum: [...PAYMENT_METHODS, null], default: null },
    reference: text,
    invoice: text,
    receiptKey: { type: String, required: true },
    pointOfSale: number,
    receiptNumber: number,
    by: text,
  },
  { collection: 'money', versionKey: false },
);

indexLedger(schema, PERSONS);
schema.index({ receiptKey: 1 }, { unique: true });
schema.index({ pointOfSale: 1, receiptNumber: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ pointOfSale: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ type: 1, createdAt: -1, _id: -1 });
schema.index({ enrolmentId: 1 });
schema.index({ paymentId: 1 });
schema.index({ invoice: 1, createdAt: 1 });
schema.index({ reference: 1, createdAt: 1 });
trackChanges(schema, []);

export const MoneyEntryModel = model('MoneyEntry', schema);

/** Of what moves money. */
export const receiptOf = ({
  pointOfSale,
  receiptNumber,
}: Pick<MoneyEntryDocument, 'pointOfSale' | 'receiptNumber'>) =>
  receiptText(pointOfSale ?? 0, receiptNumber ?? 0);

export const toMoneyEntry = (document: MoneyEntryDocument): MoneyEntry => ({
  id: document._id.toString(),
  userId: document.userId.toString(),
  type: document.type,
  amount: toPesos(document.delta),
  balance: toPesos(document.balance),
  description: document.description,
  createdAt: document.createdAt,
  enrolmentId: document.enrolmentId,
  method: document.method,
  reference: document.reference,
  receipt: document.pointOfSale === null || document.receiptNumber === null ? null : receiptOf(document),
  paymentId: document.paymentId?.toString() ?? null,
  invoice: document.invoice,
  byId: document.by,
  ...revisionFields(document),
});
