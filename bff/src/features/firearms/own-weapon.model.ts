import { Schema, model, type Types } from 'mongoose';
import type { LateRecord } from '#domain/firearms/firearm.ts';
import type { OwnWeapon } from '#domain/firearms/own-weapon.ts';
import { foldSerial } from '#domain/firearms/serial.ts';
import { lateField } from './firearm.model.ts';

export type OwnWeaponDocument = {
  _id: Types.ObjectId;
  rev?: number;
  enrolmentId: Types.ObjectId;
  userId: Types.ObjectId;
  serial: string;
  description: string | null;
  permitUntil: string;
  rounds: number;
  inAt: Date;
  inBy: string;
  inLate?: LateRecord | null;
  outAt: Date | null;
  outBy: string | null;
  outLate?: LateRecord | null;
  reason: string | null;
  /** Of weapons whose numbers look alike the same; empty of an erased person. */
  lookKey?: string;
  /** Unique: the serial number while the weapon is inside, its own id afterwards. */
  insideKey: string;
};

type Inside = Pick<OwnWeaponDocument, '_id' | 'serial'>;

/** The same for weapons whose numbers look alike, whoever brought them; of an erased person its id. */
export const insideKeyOf = ({ _id, serial }: Inside) =>
  serial ? `serial:${foldSerial(serial)}` : _id.toString();

const id = { type: Schema.Types.ObjectId, required: true };
const word = { type: String, required: true };
const text = { type: String, default: null };

const schema = new Schema<OwnWeaponDocument>(
  {
    rev: Number,
    enrolmentId: id,
    userId: id,
    serial: { type: String, default: '' },
    description: text,
    permitUntil: word,
    rounds: { type: Number, required: true },
    inAt: { type: Date, required: true },
    inBy: word,
    inLate: lateField,
    outAt: { type: Date, default: null },
    outBy: text,
    outLate: lateField,
    reason: text,
    lookKey: {
      type: String,
      default(this: OwnWeaponDocument) {
        return foldSerial(this.serial);
      },
    },
    insideKey: word,
  },
  { collection: 'ownWeapons', versionKey: false },
);

schema.index({ insideKey: 1 }, { unique: true });
schema.index({ enrolmentId: 1, inAt: 1, _id: 1 });
schema.index({ userId: 1, inAt: 1, _id: 1 });
schema.index({ outAt: 1, inAt: 1, _id: 1 });
schema.index({ inAt: -1, _id: -1 });
schema.index({ outAt: -1, _id: -1 });

export const OwnWeaponModel = model('OwnWeapon', schema);

export const toOwnWeapon = (document: OwnWeaponDocument): OwnWeapon => ({
  id: document._id.toString(),
  enrolmentId: document.enrolmentId.toString(),
  userId: document.userId.toString(),
  serial: document.serial,
  description: document.description,
  permitUntil: document.permitUntil,
  rounds: document.rounds,
  inAt: document.inAt,
  inLate: document.inLate ?? null,
  outAt: document.outAt,
  outLate: document.outLate ?? null,
  reason: document.reason,
});
