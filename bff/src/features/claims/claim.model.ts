import { Schema, model } from 'mongoose';
import { onChange, onInsert } from '../../database/on-write.ts';
import { clearDays, compareDays } from './cached-days.ts';

/** The quarter hours of a lane, an instructor and weapons that one class has claimed. No quarter is in two claims. */
export type ClaimDocument = {
  /** `course:<id>` or `enrolment:<id>`. */
  _id: string;
  /**
   * While a class is moved, the quarters of both times. Never empty: an empty array would be a value of the
   * unique index.
   */
  quanta: string[];
  from: Date;
  until: Date;
  laneId: string | null;
  instructorId: string | null;
  /** One of each model that is lent and counted. Absent before weapons were counted. */
  units?: string[];
  /** Set if another class has some of its quarters: allowed by staff, or found by the sweep. */
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
    units: { type: [String], default: undefined },
    overbooked: text,
    rev: { type: Number, required: true },
    changedAt: date,
  },
  { collection: 'claims', versionKey: false },
);

schema.index({ quanta: 1 }, { unique: true });
schema.index({ until: 1, from: 1 });
schema.index({ changedAt: 1 });
// A deleted claim is in no list of changes.
onChange(schema, ({ _id }) => (typeof _id === 'string' ? compareDays(_id) : clearDays()));
onInsert(schema, () => compareDays());

export const ClaimModel = model('Claim', schema);
