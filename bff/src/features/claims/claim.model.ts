import { Schema, model } from 'mongoose';

/** The quarters of lanes and instructors that one class has; no quarter is in two claims. */
export type ClaimDocument = {
  /** `course:<id>` or `enrolment:<id>`. */
  _id: string;
  /** While a class is moved, those of both times. Never empty: an empty array would be a value of the index. */
  quanta: string[];
  from: Date;
  until: Date;
  laneId: string | null;
  /** Also of a class that names nobody. */
  instructorId: string | null;
  /** Lacks quarters that another class has: allowed by staff, or found by the sweep. */
  overbooked: 'allowed' | 'found' | null;
  rev: number;
  changedAt: Date;
};

const text = { type: String, default: null };
const date = { type: Date, required: true };

const schema = new Schema<ClaimDocument>(
  {
    _id: { type: String, required: true },
    quanta: { type: [String], required: true },
    from: date,
    until: date,
    laneId: text,
    instructorId: text,
    overbooked: text,
    rev: { type: Number, required: true },
    changedAt: date,
  },
  { collection: 'claims', versionKey: false },
);

schema.index({ quanta: 1 }, { unique: true });
schema.index({ until: 1 });

export const ClaimModel = model('Claim', schema);
