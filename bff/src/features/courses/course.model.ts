import { addMinutes } from 'date-fns';
import { Schema, model, type Types } from 'mongoose';
import {
  CLU_POLICIES,
  COURSE_TYPES,
  DURATION_MINUTES,
  type CluPolicy,
  type CourseType,
} from '#domain/courses/course.schema.ts';
import { CALL_OFF_REASONS, CALL_OFF_UNDO_MINUTES, type CallOff } from '#domain/courses/call-off.ts';
import type { Course } from '#domain/courses/course.ts';
import { toPesos } from '#domain/texts/money.ts';
import { requestsField } from '../../operation/keyed-request.ts';
import { onChange, onInsert } from '../../database/on-write.ts';
import { revisionFields, trackChanges, type Tracked } from '../../database/track-changes.ts';
import { compareDays } from '../claims/cached-days.ts';
import { addOutbox, type EventSource } from '../webhooks/outbox.ts';
import { CALL_OFF_STATES, isCalledOff, type StoredCallOff } from './call-off.state.ts';
import { clearPublicCourses } from './public-courses.ts';

export type ChangedFrom = {
  at: Date;
  location: string;
  instructorId: string | null;
  durationMinutes: number;
};

export type CourseDocument = EventSource &
  Tracked & {
    _id: Types.ObjectId;
    name: string;
    description: string;
    location: string;
    courseType: CourseType;
    scheduledDate: Date | null;
    /** Courses without a date are sorted last. */
    isUndated: boolean;
    priceCentavos: number;
    pointsValue: number;
    isActive: boolean;
    capacity?: number | null;
    durationMinutes?: number;
    instructorId?: string | null;
    laneId?: string | null;
    cluPolicy?: CluPolicy;
    offerHours?: number | null;
    issuesCertificate?: boolean;
    previousDate?: Date | null;
    /** Time of the last change of the date, until all enrolments have it. */
    movedAt?: Date | null;
    /** Place, instructor and length before changes of which the students have no message yet, since the last one. */
    changedFrom?: ChangedFrom | null;
    seriesId?: string | null;
    /** Dates on which it is repeated and has no copy yet, and the time of the request. */
    repeatDates?: Date[] | null;
    repeatedAt?: Date | null;
    callOff?: StoredCallOff | null;
    /** Time of the last call-off or undoing, until all enrolments have followed. */
    callOffSince?: Date | null;
    searchText: string;
  };

const callOff = new Schema<StoredCallOff>(
  {
    reason: { type: String, enum: CALL_OFF_REASONS, required: true },
    note: { type: String, default: null },
    at: { type: Date, required: true },
    state: { type: String, enum: CALL_OFF_STATES, required: true },
    wasActive: { type: Boolean, required: true },
  },
  { _id: false },
);

const schema = new Schema<CourseDocument>(
  {
    rev: Number,
    name: { type: String, required: true },
    description: { type: String, required: true },
    location: { type: String, required: true },
    courseType: { type: String, enum: COURSE_TYPES, required: true },
    scheduledDate: { type: Date, default: null },
    isUndated: { type: Boolean, required: true },
    priceCentavos: { type: Number, required: true },
    pointsValue: { type: Number, required: true },
    isActive: { type: Boolean, required: true },
    capacity: { type: Number, default: null },
    durationMinutes: { type: Number, default: DURATION_MINUTES.default },
    instructorId: { type: String, default: null },
    laneId: { type: String },
    cluPolicy: { type: String, enum: CLU_POLICIES, default: 'warn' },
    offerHours: { type: Number, default: null },
    issuesCertificate: { type: Boolean, default: false },
    previousDate: { type: Date, default: null },
    movedAt: { type: Date, default: null },
    changedFrom: {
      type: new Schema<ChangedFrom>(
        {
          at: { type: Date, required: true },
          location: { type: String, required: true },
          instructorId: { type: String, default: null },
          durationMinutes: { type: Number, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    seriesId: { type: String, default: null },
    repeatDates: { type: [Date], default: null },
    repeatedAt: { type: Date, default: null },
    callOff: { type: callOff, default: null },
    callOffSince: { type: Date, default: null },
    searchText: { type: String, required: true },
    requests: requestsField,
  },
  { collection: 'courses', versionKey: false },
);

export const COURSE_ORDER = { isUndated: 1, scheduledDate: 1, name: 1, _id: 1 } as const;

schema.index({ isActive: 1, ...COURSE_ORDER });
schema.index(COURSE_ORDER);
schema.index({ movedAt: 1 });
schema.index({ 'changedFrom.at': 1 });
schema.index({ callOffSince: 1 });
schema.index({ repeatedAt: 1 });
schema.index({ seriesId: 1 });
schema.index({ instructorId: 1 });
schema.index({ 'requests.key': 1 });

const clearCopies = () => {
  clearPublicCourses();
  compareDays();
};

onChange(schema, clearCopies);
onInsert(schema, clearCopies);

/** Fields of the server alone, which no read returns. */
const INTERNAL_FIELDS = [
  'previousDate',
  'movedAt',
  'changedFrom',
  'callOffSince',
  'repeatDates',
  'repeatedAt',
  'searchText',
  'requests',
  'events',
] as const;

/** Leaves out what `toCourse` does not read. */
export const COURSE_PROJECTION = Object.fromEntries(INTERNAL_FIELDS.map((field) => [field, 0]));

trackChanges(schema, INTERNAL_FIELDS);
addOutbox(schema);

export const CourseModel = model('Course', schema);

const toCallOff = (document: CourseDocument): CallOff | null => {
  if (!document.callOff || !isCalledOff(document)) return null;
  const { reason, note, at } = document.callOff;
  return { reason, note, at, undoUntil: addMinutes(at, CALL_OFF_UNDO_MINUTES) };
};

export const toCourse = (document: CourseDocument): Course => ({
  id: document._id.toString(),
  name: document.name,
  description: document.description,
  location: document.location,
  courseType: document.courseType,
  scheduledDate: document.scheduledDate,
  price: toPesos(document.priceCentavos),
  pointsValue: document.pointsValue,
  isActive: document.isActive,
  capacity: document.capacity ?? null,
  durationMinutes: document.durationMinutes ?? DURATION_MINUTES.default,
  instructorId: document.instructorId ?? null,
  laneId: document.laneId ?? null,
  cluPolicy: document.cluPolicy ?? 'warn',
  callOff: toCallOff(document),
  seriesId: document.seriesId ?? null,
  offerHours: document.offerHours ?? null,
  issuesCertificate: document.issuesCertificate ?? false,
  ...revisionFields(document),
});
