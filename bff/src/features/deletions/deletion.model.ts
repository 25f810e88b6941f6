import { Schema, model, type Types } from 'mongoose';
import { DELETION_STATES, type Deletion, type DeletionState } from '#domain/privacy/deletion.ts';

export type DeletionDocument = {
  _id: Types.ObjectId;
  state: DeletionState;
  requestedAt: Date | null;
  settledAt: Date | null;
  reason: string | null;
  generation?: number;
};

const date = { type: Date, default: null };

const schema = new Schema<DeletionDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    state: { type: String, enum: DELETION_STATES, required: true },
    requestedAt: date,
    settledAt: date,
    reason: { type: String, default: null },
    generation: Number,
  },
  { collection: 'deletions', versionKey: false },
);

schema.index({ state: 1 });

export const DeletionModel = model('Deletion', schema);

export const toDeletion = ({ state, requestedAt, settledAt, reason }: DeletionDocument): Deletion => ({
  state,
  requestedAt,
  settledAt,
  reason,
});
