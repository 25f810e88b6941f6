import { Schema, model, type Types } from 'mongoose';
import type { PointsTransaction } from '#domain/points/points.ts';
import { requestsField } from '../../operation/keyed-request.ts';
import { addOutbox, type EventSource } from '../webhooks/outbox.ts';
import { REDEMPTION_STATES, type RedemptionState } from '#domain/points/redemption.schema.ts';
import { TRANSACTION_TYPES, type TransactionType } from '#domain/points/points.schema.ts';

export type PointsEntryDocument = EventSource & {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** 1, 2, 3 … without gaps for each user. */
  seq: number;
  type: TransactionType;
  delta: number;
  balance: number;
  sourceKey: string;
  description: string;
  enrolmentId: string | null;
  /** Redemptions only: the code, derived from `_id`. */
  code: string | null;
  /** Redemptions only: copied from the hand-out. No other field of an entry changes. */
  handOut: RedemptionState | null;
  handedOutAt: Date | null;
  createdAt: Date;
};

const schema = new Schema<PointsEntryDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, required: true },
    type: { type: String, enum: TRANSACTION_TYPES, required: true },
    delta: { type: Number, required: true },
    balance: { type: Number, required: true, min: 0 },
    sourceKey: { type: String, required: true },
    description: { type: String, required: true },
    enrolmentId: { type: String, default: null },
    code: { type: String, default: null },
    handOut: { type: String, enum: [...REDEMPTION_STATES, null], default: null },
    handedOutAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    requests: requestsField,
  },
  { collection: 'points', versionKey: false },
);

schema.index({ userId: 1, seq: 1 }, { unique: true });
schema.index({ createdAt: 1, type: 1, delta: 1 });
schema.index({ sourceKey: 1 }, { unique: true });
schema.index({ createdAt: 1, _id: 1 });
schema.index({ 'requests.key': 1 });
schema.index({ handOut: 1, createdAt: -1, _id: -1 });
schema.index({ code: 1, createdAt: -1, _id: -1, handOut: 1 });

addOutbox(schema);

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
