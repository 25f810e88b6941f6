import { Schema, model, type Types } from 'mongoose';
import { WAITING_STATES, type WaitingState } from '#domain/enrolments/waiting.ts';

export type WaitingDocument = {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  courseId: Types.ObjectId;
  state: WaitingState;
  /** Unique: course and student while waiting, else the entry's own id. */
  lineKey: string;
  joinedAt: Date;
  /** Staff moved the entry before those with a lower one. Missing: in the order of joining. */
  priority?: number;
  endedAt: Date | null;
  /** Why the entry ended without the student asking. */
  reason: string | null;
  calledOffAt?: Date | null;
};

const id = { type: Schema.Types.ObjectId, required: true };

const schema = new Schema<WaitingDocument>(
  {
    userId: id,
    courseId: id,
    state: { type: String, enum: WAITING_STATES, required: true },
    lineKey: { type: String, required: true },
    joinedAt: { type: Date, required: true },
    priority: Number,
    endedAt: { type: Date, default: null },
    reason: { type: String, default: null },
    calledOffAt: { type: Date, default: null },
  },
  { collection: 'waitingList', versionKey: false },
);

schema.index({ lineKey: 1 }, { unique: true });
schema.index({ state: 1, courseId: 1, priority: -1, joinedAt: 1, _id: 1 });
schema.index({ userId: 1, state: 1, joinedAt: 1, _id: 1 });
schema.index({ userId: 1, courseId: 1, joinedAt: -1 });

export const WaitingModel = model('Waiting', schema);
