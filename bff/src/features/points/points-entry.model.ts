import { Schema, model } from 'mongoose';
import type { PointsTransaction } from '#domain/points/points.ts';
import { PERSONS, indexLedger, ledgerFields, type LedgerEntry, type OfPerson } from '../../ledger/ledger.ts';
import { REDEMPTION_STATES, type RedemptionState } from '#domain/points/redemption.schema.ts';
import { TRANSACTION_TYPES, type TransactionType } from '#domain/points/points.schema.ts';

export type PointsEntryDocument = LedgerEntry<TransactionType> &
  OfPerson & {
    enrolmentId: string | null;
    /** Redemptions only: the code, derived from `_id`. */
    code: string | null;
    /** Redemptions only. No other field of an entry changes. */
    handOut: RedemptionState | null;
    handedOutAt: Date | null;
    /** The id of who handed it out. */
    handedOutBy: string | null;
  };

const schema = new Schema<PointsEntryDocument>(
  {
    ...ledgerFields(TRANSACTION_TYPES, { owner: PERSONS, least: 0 }),
    enrolmentId: { type: String, default: null },
    code: { type: String, default: null },
    handOut: { type: String, enum: [...REDEMPTION_STATES, null], default: null },
    handedOutAt: { type: Date, default: null },
    handedOutBy: { type: String, default: null },
  },
  { collection: 'points', versionKey: false },
);

indexLedger(schema, PERSONS);
schema.index({ createdAt: 1, type: 1, delta: 1 });
schema.index({ handOut: 1, createdAt: -1, _id: -1 });
schema.index({ code: 1, createdAt: -1, _id: -1, handOut: 1 });

export const PointsEntryModel = model('PointsEntry', schema);

export const toTransaction = (document: PointsEntryDocument): PointsTransaction => ({
  id: document._id.toString(),
  type: document.type,
  points: document.delta,
  description: document.description,
  createdAt: document.createdAt,
  enrolmentId: document.enrolmentId,
  code: document.code,
  handedOutAt: document.handedOutAt,
});
