import { Schema, model, type Types } from 'mongoose';

export type KeyClaimDocument = {
  _id: string;
  payload: string;
  expiresAt: Date;
  /** The document that was written. */
  writtenTo?: Types.ObjectId | string;
  /** Small, and without personal data. */
  result?: object;
};

const schema = new Schema<KeyClaimDocument>(
  {
    _id: { type: String, required: true },
    payload: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
    writtenTo: Schema.Types.Mixed,
    result: Schema.Types.Mixed,
  },
  { collection: 'keyClaims', versionKey: false },
);

schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const KeyClaimModel = model('KeyClaim', schema);
