import { Schema, model, type Types } from 'mongoose';
import {
  FIREARM_STATES,
  serialKeyOf,
  type Firearm,
  type FirearmCorrection,
  type FirearmHandOut,
  type FirearmIdentity,
  type HandOutHolder,
  type LateRecord,
} from '#domain/firearms/firearm.ts';
import { foldSerial } from '#domain/firearms/serial.ts';
import { WEAPON_IDS, type WeaponId } from '#domain/weapons/weapon.catalogue.ts';
import { fieldsOf } from '../../database/fields-of.ts';

export type FirearmDocument = Omit<Firearm, 'id' | 'revision' | 'workshopReason' | 'corrections'> & {
  _id: Types.ObjectId;
  rev?: number;
  /** Unique: make and serial number, however they are spelt. */
  serialKey: string;
  /** The serial number: of several weapons if theirs look alike. */
  lookKey: string;
  workshopReason?: string | null;
  corrections?: FirearmCorrection[];
};

const text = { type: String, default: null };
const word = { type: String, required: true };
const count = { type: Number, required: true };

const identity = {
  type: new Schema<FirearmIdentity>({ make: word, serial: word, model: word, cuim: text }, { _id: false }),
};

const correctionsField = {
  type: [
    new Schema<FirearmCorrection>(
      {
        at: { type: Date, required: true },
        byId: word,
        reason: word,
        before: { ...identity, required: true },
        after: { ...identity, required: true },
      },
      { _id: false },
    ),
  ],
  default: undefined,
};

const schema = new Schema<FirearmDocument>(
  {
    rev: Number,
    make: word,
    serial: word,
    serialKey: {
      ...word,
      default(this: FirearmDocument) {
        return serialKeyOf(this);
      },
    },
    lookKey: {
      ...word,
      default(this: FirearmDocument) {
        return foldSerial(this.serial);
      },
    },
    cuim: text,
    model: { type: String, enum: WEAPON_IDS, required: true },
    sector: text,
    state: { type: String, enum: FIREARM_STATES, required: true },
    workshopReason: text,
    roundsBefore: count,
    serviceRounds: { type: Number, default: null },
    serviceDay: text,
    corrections: correctionsField,
  },
  { collection: 'firearms', versionKey: false },
);

schema.index({ serialKey: 1 }, { unique: true });
schema.index({ lookKey: 1 });
schema.index({ make: 1, serial: 1, _id: 1 });
schema.index({ state: 1, make: 1, serial: 1, _id: 1 });
schema.index({ model: 1, make: 1, serial: 1, _id: 1 });

export const FirearmModel = model('Firearm', schema);

export const toFirearm = (document: FirearmDocument): Firearm => ({
  ...fieldsOf(document, 'make', 'serial', 'cuim', 'model', 'sector', 'state', 'roundsBefore'),
  serviceRounds: document.serviceRounds,
  serviceDay: document.serviceDay,
  workshopReason: document.workshopReason ?? null,
  corrections: document.corrections ?? [],
  revision: document.rev ?? 0,
});

/** The hand-outs of a firearm follow each other: 1, 2, 3 …, of which the last alone may be open. */
export type FirearmHandOutDocument = {
  _id: Types.ObjectId;
  rev?: number;
  firearmId: Types.ObjectId;
  seq: number;
  /** Unique: the firearm while it is out, its own id afterwards. */
  handKey: string;
  /** As they were known when it was handed out: a correction of the weapon or a new name of a person does not change it. */
  weapon?: FirearmIdentity | null;
  caliber?: string | null;
  holder?: HandOutHolder | null;
  enrolmentId: Types.ObjectId;
  userId: Types.ObjectId;
  companion: string | null;
  outAt: Date;
  outBy: string;
  outByName?: string | null;
  /** Absent: entered at once. */
  outLate?: LateRecord | null;
  /** Rounds that the firearm had fired before. */
  roundsBefore: number;
  returnedAt: Date | null;
  returnedBy: string | null;
  returnedByName?: string | null;
  returnLate?: LateRecord | null;
  rounds: number | null;
  roundsOut?: number;
  roundsLeft?: number | null;
  corrects?: Types.ObjectId | null;
  isAnnulled?: boolean;
  reason?: string | null;
  workshopReason?: string | null;
};

const id = { type: Schema.Types.ObjectId, required: true };
const moment = { type: Date, default: null };
/** Of what was entered later than it happened. */
export const lateField = {
  type: new Schema<LateRecord>(
    { phoneAt: { type: Date, required: true }, receivedAt: { type: Date, required: true } },
    { _id: false },
  ),
  default: null,
};

const handOutSchema = new Schema<FirearmHandOutDocument>(
  {
    rev: Number,
    firearmId: id,
    seq: count,
    handKey: word,
    weapon: { ...identity, default: null },
    caliber: text,
    holder: {
      type: new Schema<HandOutHolder>(
        { name: word, documentNumber: word, clu: text, cluExpiration: text },
        { _id: false },
      ),
      default: null,
    },
    enrolmentId: id,
    userId: id,
    companion: text,
    outAt: { type: Date, required: true },
    outBy: word,
    outByName: text,
    outLate: lateField,
    roundsBefore: count,
    returnedAt: moment,
    returnedBy: text,
    returnedByName: text,
    returnLate: lateField,
    rounds: { type: Number, default: null },
    roundsOut: Number,
    roundsLeft: { type: Number, default: null },
    corrects: { type: Schema.Types.ObjectId, default: null },
    isAnnulled: Boolean,
    reason: text,
    workshopReason: text,
  },
  { collection: 'firearmHandOuts', versionKey: false },
);

handOutSchema.index({ handKey: 1 }, { unique: true });
handOutSchema.index({ firearmId: 1, seq: 1 }, { unique: true });
handOutSchema.index({ firearmId: 1, outAt: -1, _id: -1 });
handOutSchema.index({ outAt: -1, _id: -1 });
handOutSchema.index({ returnedAt: 1, outAt: -1, _id: -1 });
handOutSchema.index({ returnedAt: -1, _id: -1 });
handOutSchema.index({ enrolmentId: 1 });
handOutSchema.index({ corrects: 1 });
handOutSchema.index({ userId: 1, outAt: 1, _id: 1 });

export const FirearmHandOutModel = model('FirearmHandOut', handOutSchema);

export const toHandOut = (document: FirearmHandOutDocument): FirearmHandOut => ({
  id: document._id.toString(),
  firearmId: document.firearmId.toString(),
  weapon: document.weapon ?? null,
  caliber: document.caliber ?? null,
  enrolmentId: document.enrolmentId.toString(),
  userId: document.userId.toString(),
  holder: document.holder ?? null,
  companion: document.companion,
  outAt: document.outAt,
  outById: document.outBy,
  outByName: document.outByName ?? null,
  outLate: document.outLate ?? null,
  returnedAt: document.returnedAt,
  returnedById: document.returnedBy,
  returnedByName: document.returnedByName ?? null,
  returnLate: document.returnLate ?? null,
  rounds: document.rounds,
  roundsOut: document.roundsOut ?? 0,
  roundsLeft: document.returnedAt ? (document.roundsLeft ?? 0) : null,
  corrects: document.corrects?.toString() ?? null,
  isAnnulled: document.isAnnulled ?? false,
  reason: document.reason ?? null,
  workshopReason: document.workshopReason ?? null,
});

/** What a student of a group course is lent, and under which terms; one for each course. */
export type CourseKitDocument = {
  /** The id of the course. */
  _id: Types.ObjectId;
  rev?: number;
  isAccompanied: boolean;
  weapons: WeaponId[];
  /** Ammunition that goes with each weapon. */
  rounds: number;
};

const kitSchema = new Schema<CourseKitDocument>(
  {
    _id: id,
    rev: Number,
    isAccompanied: { type: Boolean, required: true },
    weapons: { type: [String], required: true },
    rounds: count,
  },
  { collection: 'courseKits', versionKey: false },
);

export const CourseKitModel = model('CourseKit', kitSchema);
