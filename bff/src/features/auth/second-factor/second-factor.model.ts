import { Schema, model, type Types } from 'mongoose';

export type SecondFactorDocument = {
  _id: Types.ObjectId;
  salt: string;
  /** Null until a first code was verified. */
  activeSince: Date | null;
  /** The time step of the last code, which prevents reuse. */
  lastStep: number;
  /** Hashes of the unused recovery codes: argon2id with the salt and the server's key. */
  recovery: string[];
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
