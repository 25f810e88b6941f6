import { Schema, model } from 'mongoose';

/** A course whose stored counts a write is about to change, by its id, and when the last such write began. */
export type CountMarkDocument = { _id: string; at: Date };

const schema = new Schema<CountMarkDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'countMarks', versionKey: false },
);

schema.index({ at: 1 });

export const CountMarkModel = model('CountMark', schema);
