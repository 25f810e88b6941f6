import type { Types } from 'mongoose';
import { Schema, model } from 'mongoose';
import { academy } from '#domain/academy.ts';
import type { CourseType } from '#domain/courses/course.schema.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { CANCELLATION_REASONS, type Cancellation } from '#domain/enrolments/cancellation.ts';
import type { AmmoBox, PriceBreakdown } from '#domain/enrolments/enrolment.pricing.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { ClassType } from '#domain/enrolments/class-type.ts';
import { ENROLMENT_STATUSES, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { toPesos, type Centavos } from '#domain/money/centavos.ts';
import { onChange, onInsert } from '../../database/on-write.ts';
import { revisionFields, trackChanges, type Tracked } from '../../database/track-changes.ts';
import { sendGatheredFirst } from '../../database/updates-at-end.ts';
import { compareDays } from '../schedule/cached-days.ts';

/**
 * Points of a completed course, fixed by the first completion. Each completion and each correction of one is a turn,
 * with one entry in the ledger. Missing: the first.
 */
export type Award = { points: number; turn?: number };

/**
 * Whether a certificate must be issued once the class has ended. `isWanted`: the course issued certificates when it was
 * completed. Missing: there was never a reason for one.
 */
export type CertificateState = { state: 'due' | 'settled'; isWanted: boolean };

/**
 * What the enrolment costs as it stands. Each change of it is a turn, with one entry in the account of the student.
 * Missing: it was never charged.
 */
export type Charge = { due: Centavos; turn: number };

/**
 * What was asked for when the class was booked, and until when. `paymentAt`: when a payment of the
 * student was last begun. Missing: nothing was asked for.
 */
export type AskedDeposit = { centavos: Centavos; until: Date; paymentAt: Date | null };

/** Who recorded it and when; that person may take it back until midnight. */
export type Recorded = { at: Date; by: string | null };

export type CalledOff = {
  at: Date;
  status: EnrolmentStatus;
  /** Of an offer, which undoing makes again. */
  offerUntil?: Date | null;
  failure: string | null;
};

type PersonalisedClass = {
  classType: ClassType;
  weapons: string[];
  hasWeaponAmmo: boolean;
  ammoBoxes: AmmoBox[];
  priceBreakdown: PriceBreakdown;
};

export type EnrolmentDocument = Tracked & {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  courseId: Types.ObjectId;
  courseType: CourseType;
  status: EnrolmentStatus;
  /** Unique: the student's slot while the enrolment is live, its own id after cancellation. */
  slotKey: string;
  /** Start of the class: its own date, or that of the course. */
  startsAt: Date | null;
  classMonth: string | null;
  createdMonth: string;
  scheduledDate: Date | null;
  completionDate: Date | null;
  /** Missing: completed before it was recorded. */
  completion?: (Recorded & { earlyReason: string | null }) | null;
  arrival?: Recorded | null;
  comingAt?: Date | null;
  /** Of the last confirmation, with the deadline of the offer that it ended. */
  confirmation?: (Recorded & { offerUntil: Date | null }) | null;
  instructorId: string | null;
  instructorName: string | null;
  laneId?: string | null;
  /** Who is kept free for a class that names nobody, while free times are enforced. */
  reservedInstructorId?: string | null;
  priceCentavos: Centavos;
  personalised: PersonalisedClass | null;
  award: Award | null;
  certificate?: CertificateState;
  charge?: Charge;
  deposit?: AskedDeposit;
  offerUntil?: Date | null;
  cancellation: (Omit<Cancellation, 'isLate'> & { isLate?: boolean }) | null;
  calledOff?: CalledOff | null;
  createdAt: Date;
};

const text = { type: String, default: null };
const date = { type: Date, default: null };
const count = { type: Number, required: true };
const word = { type: String, required: true };

const recorded = { at: { type: Date, required: true }, by: text } as const;

const personalised = new Schema<PersonalisedClass>(
  {
    classType: word,
    weapons: { type: [String], required: true },
    hasWeaponAmmo: { type: Boolean, required: true },
    ammoBoxes: { type: [new Schema({ caliber: word, quantity: count }, { _id: false })], required: true },
    priceBreakdown: {
      type: new Schema(
        {
          base: count,
          surcharge: count,
          ammo: [
            new Schema({ caliber: word, quantity: count, unitPrice: count, subtotal: count }, { _id: false }),
          ],
          total: count,
        },
        { _id: false },
      ),
      required: true,
    },
  },
  { _id: false },
);

const schema = new Schema<EnrolmentDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    courseId: { type: Schema.Types.ObjectId, required: true },
    courseType: word,
    status: { type: String, enum: ENROLMENT_STATUSES, required: true },
    slotKey: word,
    rev: { type: Number, default: 0 },
    startsAt: date,
    classMonth: text,
    createdMonth: word,
    scheduledDate: date,
    completionDate: date,
    completion: {
      type: new Schema<NonNullable<EnrolmentDocument['completion']>>(
        { ...recorded, earlyReason: text },
        { _id: false },
      ),
    },
    arrival: { type: new Schema<Recorded>(recorded, { _id: false }) },
    comingAt: { type: Date },
    confirmation: {
      type: new Schema<NonNullable<EnrolmentDocument['confirmation']>>(
        { ...recorded, offerUntil: date },
        { _id: false },
      ),
    },
    instructorId: text,
    instructorName: text,
    laneId: { type: String },
    reservedInstructorId: { type: String },
    priceCentavos: count,
    personalised: { type: personalised, default: null },
    award: { type: new Schema<Award>({ points: count, turn: Number }, { _id: false }), default: null },
    certificate: {
      type: new Schema<CertificateState>(
        { state: word, isWanted: { type: Boolean, required: true } },
        { _id: false },
      ),
    },
    charge: { type: new Schema<Charge>({ due: count, turn: count }, { _id: false }) },
    deposit: {
      type: new Schema<AskedDeposit>(
        { centavos: count, until: { type: Date, required: true }, paymentAt: date },
        { _id: false },
      ),
    },
    cancellation: {
      type: new Schema<NonNullable<EnrolmentDocument['cancellation']>>(
        {
          reason: { type: String, enum: CANCELLATION_REASONS, required: true },
          note: text,
          at: { type: Date, required: true },
          by: text,
          isLate: Boolean,
        },
        { _id: false },
      ),
      default: null,
    },
    calledOff: {
      type: new Schema<CalledOff>(
        { at: { type: Date, required: true }, status: word, offerUntil: date, failure: text },
        { _id: false },
      ),
      default: null,
    },
    offerUntil: date,
    createdAt: { type: Date, required: true },
  },
  { collection: 'enrolments', versionKey: false },
);

schema.index({ slotKey: 1 }, { unique: true });
schema.index({ userId: 1, status: 1 });
schema.index({ courseId: 1, status: 1 });
// The orders of lists. The fifth counts by status.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ courseId: 1, createdAt: -1, _id: -1 });
schema.index({ instructorId: 1, createdAt: -1, _id: -1 });
schema.index({ status: 1, createdAt: -1, _id: -1 });
schema.index({ startsAt: 1, _id: 1 });
schema.index({ status: 1, startsAt: 1 });
schema.index({ scheduledDate: 1 });
schema.index({ createdMonth: 1, status: 1 });
schema.index({ classMonth: 1, status: 1 });
schema.index({ courseType: 1, classMonth: 1, status: 1 });
schema.index({ 'certificate.state': 1 });
schema.index({ status: 1, 'deposit.until': 1 });
schema.index({ 'cancellation.reason': 1 });
schema.index({ offerUntil: 1 });

trackChanges(schema, [
  'award',
  'certificate',
  'charge',
  'deposit',
  'calledOff',
  'confirmation',
  'reservedInstructorId',
]);
sendGatheredFirst(schema);
onChange(schema, () => compareDays());
onInsert(schema, () => compareDays());

export const EnrolmentModel = model('Enrolment', schema);

export const toEnrolment = (document: EnrolmentDocument): Enrolment => ({
  id: document._id.toString(),
  userId: document.userId.toString(),
  courseId: document.courseId.toString(),
  status: document.status,
  scheduledDate: document.scheduledDate,
  completionDate: document.completionDate,
  earlyReason: document.completion?.earlyReason ?? null,
  arrivedAt: document.arrival?.at ?? null,
  comingAt: document.comingAt ?? null,
  startsAt: document.startsAt ?? null,
  instructorId: document.instructorId,
  instructorName: document.instructorName,
  laneId: document.laneId ?? null,
  classType: document.personalised?.classType ?? null,
  ...ownTime(document),
  weapons: document.personalised?.weapons ?? null,
  hasWeaponAmmo: document.personalised?.hasWeaponAmmo ?? null,
  ammoBoxes: document.personalised?.ammoBoxes ?? null,
  price: toPesos(document.priceCentavos),
  priceBreakdown: document.personalised?.priceBreakdown ?? null,
  cancellation: document.cancellation
    ? { ...document.cancellation, isLate: document.cancellation.isLate ?? false }
    : null,
  offerUntil: document.offerUntil ?? null,
  createdAt: document.createdAt,
  ...revisionFields(document),
});

/** The day and the clock of a personalised class in the academy's zone. */
const ownTime = ({
  personalised,
  scheduledDate,
}: Pick<EnrolmentDocument, 'personalised' | 'scheduledDate'>) =>
  personalised && scheduledDate
    ? {
        classDate: dayIn(scheduledDate, academy.timeZone),
        classTime: clockIn(scheduledDate, academy.timeZone),
      }
    : { classDate: null, classTime: null };
