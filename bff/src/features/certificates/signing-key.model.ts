import { Schema, model } from 'mongoose';

/** A key that signs certificates and entry codes. The private part is derived from the salt and SECRETS_KEY. */
export type SigningKeyDocument = {
  /** The thumbprint of the public key, by RFC 7638. */
  _id: string;
  /** Unique. The key of the highest turn signs, all others verify. */
  turn: number;
  salt: string;
  x: string;
  createdAt: Date;
};

const text = { type: String, required: true };

const schema = new Schema<SigningKeyDocument>(
  {
    _id: text,
    turn: { type: Number, required: true },
    salt: text,
    x: text,
    createdAt: { type: Date, required: true },
  },
  { collection: 'keys', versionKey: false },
);

schema.index({ turn: 1 }, { unique: true });

export const SigningKeyModel = model('SigningKey', schema);
