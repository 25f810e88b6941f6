import { Schema, model, type Types } from 'mongoose';

export type SecondFactorDocument = {
  /** The user. */
  _id: Types.ObjectId;
  /** What the secret of the authenticator app is derived from, together with the server's key. */
  salt: string;
  /** Null until its owner has shown a first code. */
  activeSince: Date | null;
  /** The time step of the last code: none is taken twice. */
  lastStep: number;
  /** Argon2id, with the salt and the server's key, of the codes that are left for a lost phone. */
  recovery: string[];
  /** Of the user's second factors when it was set up, then when it was confirmed; see auth/trust. */
  generation?: number;
};

const schema = new Schema<SecondFactorDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    salt: { type: String, required: true },
    activeSince: { type: Date, default: null },
    lastStep: { type: Number, required: true },
    recovery: [String],
    generation: Number,
  },
  { collection: 'second_factors', versionKey: false },
);

export const SecondFactorModel = model('SecondFactor', schema);
