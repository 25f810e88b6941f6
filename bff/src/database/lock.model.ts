import { Schema, model } from 'mongoose';

/** `_id` names what is decided about, such as `points:` and the id of a user. */
export type LockDocument = { _id: string; decisions: number };

const schema = new Schema<LockDocument>(
  { _id: { type: String, required: true }, decisions: { type: Number, default: 0 } },
  { collection: 'locks', versionKey: false },
);

export const LockModel = model('Lock', schema);
