import { Schema, model, type Types } from 'mongoose';

export type LedgerTotalDocument = {
  _id: 'points';
  upTo: Types.ObjectId | null;
  points: number;
  entries: number;
};

const schema = new Schema<LedgerTotalDocument>(
  {
    _id: { type: String, required: true },
    upTo: { type: Schema.Types.ObjectId, default: null },
    points: { type: Number, default: 0 },
    entries: { type: Number, default: 0 },
  },
  { collection: 'ledgerTotals', versionKey: false },
);

export const LedgerTotalModel = model('LedgerTotal', schema);
