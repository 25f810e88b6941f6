import { Schema, model, type Types } from 'mongoose';
import {
  RANGE_ACTIONS,
  REPORT_STATES,
  type RangeAction,
  type ReportState,
} from '#domain/firearms/range-report.ts';
import type { ReportedAction } from '#domain/firearms/range-report.schema.ts';

type Reported = Pick<
  ReportedAction,
  'rounds' | 'roundsLeft' | 'workshopReason' | 'instructorId' | 'weapon' | 'reason' | 'seen'
>;

/** What a telephone has reported, and what became of it. */
export type RangeReportDocument = {
  /** Derived from the id that the telephone gave it, and the id of what it makes. */
  _id: Types.ObjectId;
  rev?: number;
  /** Of the request by which it is entered. */
  key: string;
  action: RangeAction;
  state: ReportState;
  madeBy: string;
  sentBy: string;
  /** By the telephone. */
  phoneAt: Date;
  /** By the server's clock; see `timeOfReport`. */
  happenedAt: Date;
  receivedAt: Date;
  isLate: boolean;
  /** Null for a weapon of nobody in today's classes. */
  enrolmentId: Types.ObjectId | null;
  userId: Types.ObjectId | null;
  firearmId: Types.ObjectId | null;
  /** The hand-out or the own weapon that it makes or ends. */
  recordId: Types.ObjectId | null;
  /** The open report without which it cannot be recorded. */
  follows: Types.ObjectId | null;
  reported: Reported;
  /** Why it is open: a reason of `DomainError`, ROLE, ACCOUNT or FOLLOWS; and in words. */
  cause: string | null;
  why: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  decision: string | null;
};

const text = { type: String, default: null };
const word = { type: String, required: true };
const id = { type: Schema.Types.ObjectId, default: null };
const moment = { type: Date, required: true };

const schema = new Schema<RangeReportDocument>(
  {
    rev: Number,
    key: word,
    action: { type: String, enum: RANGE_ACTIONS, required: true },
    state: { type: String, enum: REPORT_STATES, required: true },
    madeBy: word,
    sentBy: word,
    phoneAt: moment,
    happenedAt: moment,
    receivedAt: moment,
    isLate: { type: Boolean, required: true },
    enrolmentId: id,
    userId: id,
    firearmId: id,
    recordId: id,
    follows: id,
    reported: { type: Schema.Types.Mixed, required: true },
    cause: text,
    why: text,
    decidedAt: { type: Date, default: null },
    decidedBy: text,
    decision: text,
  },
  { collection: 'rangeReports', versionKey: false },
);

schema.index({ state: 1, receivedAt: 1, _id: 1 });
schema.index({ state: 1, sentBy: 1 });
schema.index({ state: 1, firearmId: 1, receivedAt: 1 });
schema.index({ follows: 1 });
schema.index({ userId: 1, receivedAt: 1, _id: 1 });

export const RangeReportModel = model('RangeReport', schema);
