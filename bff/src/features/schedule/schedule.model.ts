import { Schema, Types, model } from 'mongoose';
import {
  DEFAULT_RULES,
  SCHEDULE_POLICIES,
  type BookingRules,
  type HoursException,
  type Lane,
  type Schedule,
  type SchedulePolicy,
  type WeaponCount,
  type WeeklySpan,
} from '#domain/schedule/schedule.ts';
import { AGE_POLICIES } from '#domain/users/minimum-age.ts';
import { spanField, weeklySpanField } from '../../database/span.fields.ts';

/** The only document of the collection. */
export type ScheduleDocument = {
  _id: Types.ObjectId;
  rev?: number;
  policy: SchedulePolicy;
  weeklyHours: WeeklySpan[];
  exceptions: HoursException[];
  lanes: (Omit<Lane, 'weapons'> & Partial<Pick<Lane, 'weapons'>>)[];
  weaponCounts?: WeaponCount[];
  rules: BookingRules;
};

const text = { type: String, required: true };
const number = { type: Number, required: true };
const flag = { type: Boolean, required: true };
const part = { _id: false };

const exceptionField = new Schema(
  { id: text, day: text, isOpen: flag, span: { type: spanField, default: null }, reason: text },
  { ...part, id: false },
);
const laneField = new Schema(
  { id: text, name: text, location: text, isActive: flag, weapons: { type: [String], default: undefined } },
  { ...part, id: false },
);
const weaponCountField = new Schema({ weapon: text, count: number }, part);
const rulesField = new Schema(
  {
    noticeHours: number,
    horizonDays: number,
    bufferMinutes: number,
    stepMinutes: number,
    deadlineHours: Number,
    agePolicy: { type: String, enum: AGE_POLICIES },
    minimumAge: Number,
  },
  part,
);

const schema = new Schema<ScheduleDocument>(
  {
    rev: Number,
    policy: { type: String, enum: SCHEDULE_POLICIES, required: true },
    weeklyHours: { type: [weeklySpanField], required: true },
    exceptions: { type: [exceptionField], required: true },
    lanes: { type: [laneField], required: true },
    weaponCounts: { type: [weaponCountField], default: undefined },
    rules: { type: rulesField, required: true },
  },
  { collection: 'schedules', versionKey: false },
);

export const ScheduleModel = model('Schedule', schema);

/** Until staff changes it: no hours, and every time may be booked. */
export const newSchedule = (): ScheduleDocument => ({
  _id: new Types.ObjectId('000000000000000000000001'),
  policy: 'off',
  weeklyHours: [],
  exceptions: [],
  lanes: [],
  rules: DEFAULT_RULES,
});

export const toSchedule = ({
  policy,
  weeklyHours,
  exceptions,
  lanes,
  weaponCounts = [],
  rules,
  rev,
}: ScheduleDocument): Schedule => ({
  policy,
  weeklyHours,
  exceptions: [...exceptions].sort((a, b) => a.day.localeCompare(b.day)),
  lanes: lanes.map(({ weapons = [], ...lane }) => ({ ...lane, weapons })),
  weaponCounts,
  rules,
  revision: rev ?? 0,
});
