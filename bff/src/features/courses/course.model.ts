import { addMinutes } from 'date-fns';
import { Schema, model, type Types } from 'mongoose';
import { COURSE_DEFAULTS, courseFields } from '#domain/courses/course.schema.ts';
import { CALL_OFF_REASONS, CALL_OFF_UNDO_MINUTES, type CallOff } from '#domain/courses/call-off.ts';
import type { Course } from '#domain/courses/course.ts';
import { pick } from '#domain/pick.ts';
import { toPesos, type Centavos } from '#domain/money/centavos.ts';
import { storedAs } from '../../database/stored-as.ts';
import { onChange, onInsert } from '../../database/on-write.ts';
import { revisionFields, trackChanges, type Tracked } from '../../database/track-changes.ts';
import { compareDays } from '../schedule/cached-days.ts';
import { CALL_OFF_STATES, isCalledOff, type StoredCallOff } from './call-off.state.ts';
import { clearPublicCourses } from './public-courses.ts';

/** Price and date are stored otherwise. */
const { price: _price, scheduledDate: _scheduledDate, ...storedFields } = courseFields;

type StoredName = keyof typeof storedFields;
const STORED_NAMES = Object.keys(storedFields) as StoredName[];

export type CourseDocument = Tracked &
  Pick<Course, StoredName | 'scheduledDate' | 'seriesId'> & {
    _id: Types.ObjectId;
    /** Courses without a date are sorted last. */
    isUndated: boolean;
    priceCentavos: Centavos;
    laneId: string | null;
    reservedInstructorId?: string | null;
    previousDate?: Date | null;
    callOff?: StoredCallOff | null;
    /** Enrolments that have a seat, and waiting students, stored for reads. Missing: none. */
    placesTaken?: number;
    waitingCount?: number;
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
    ...storedAs(storedFields, COURSE_DEFAULTS),
    scheduledDate: { type: Date, default: null },
    isUndated: { type: Boolean, required: true },
    priceCentavos: { type: Number, required: true },
    laneId: { type: String, default: null },
    reservedInstructorId: { type: String },
    previousDate: { type: Date, default: null },
    seriesId: { type: String, default: null },
    callOff: { type: callOff, default: null },
    placesTaken: { type: Number, default: 0 },
    waitingCount: { type: Number, default: 0 },
    searchText: { type: String, required: true },
  },
  { collection: 'courses', versionKey: false },
);

export const COURSE_ORDER = { isUndated: 1, scheduledDate: 1, name: 1, _id: 1 } as const;

schema.index({ isActive: 1, ...COURSE_ORDER });
schema.index(COURSE_ORDER);
schema.index({ seriesId: 1 });
schema.index({ instructorId: 1 });

const clearCopies = () => {
  clearPublicCourses();
  compareDays();
};

onChange(schema, clearCopies);
onInsert(schema, clearCopies);

/** Fields of the server alone, which no read returns. */
const INTERNAL_FIELDS = ['previousDate', 'searchText', 'reservedInstructorId'] as const;

/** Leaves out what `toCourse` does not read. */
export const COURSE_PROJECTION = Object.fromEntries(INTERNAL_FIELDS.map((field) => [field, 0]));

trackChanges(schema, [...INTERNAL_FIELDS, 'placesTaken', 'waitingCount']);

export const CourseModel = model('Course', schema);

const toCallOff = (document: CourseDocument): CallOff | null => {
  if (!document.callOff || !isCalledOff(document)) return null;
  const { reason, note, at } = document.callOff;
  return { reason, note, at, undoUntil: addMinutes(at, CALL_OFF_UNDO_MINUTES) };
};

export const toCourse = (document: CourseDocument): Course => ({
  id: document._id.toString(),
  ...pick(document, STORED_NAMES, COURSE_DEFAULTS),
  scheduledDate: document.scheduledDate,
  price: toPesos(document.priceCentavos),
  laneId: document.laneId,
  callOff: toCallOff(document),
  seriesId: document.seriesId,
  placesTaken: document.placesTaken ?? 0,
  waitingCount: document.waitingCount ?? 0,
  ...revisionFields(document),
});
