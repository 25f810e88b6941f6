import { Schema, model, type Types } from 'mongoose';

/** A password reset link. `_id` is the SHA-256 of its token. */
export type ResetDocument = {
  _id: string;
  userId: Types.ObjectId;
  expiresAt: Date;
  generation?: number;
  /** The person has asked for it by mail; otherwise staff has made it. */
  isRequested?: boolean;
  /** The salt from which the token was derived; null for a random token. */
  salt?: string | null;
};

const schema = new Schema<ResetDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    expiresAt: { type: Date, required: true },
    generation: Number,
    isRequested: Boolean,
    salt: { type: String, default: null },
  },
  { collection: 'password_resets', versionKey: false },
);

schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ResetModel = model('PasswordReset', schema);
