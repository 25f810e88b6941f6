import { Schema, model, type Types } from 'mongoose';
import { PASSPORT_PARTS, type PassportLink, type PassportPart } from '#domain/passport/passport-link.ts';

export type PassportLinkDocument = {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Unique: the user and the number of the link. */
  slotKey: string;
  code: string;
  parts: PassportPart[];
  issuer: string;
  createdAt: Date;
  expiresAt: Date;
  views: number;
  lastViewedAt: Date | null;
  generation?: number;
};

const text = { type: String, required: true };
const date = { type: Date, required: true };

const schema = new Schema<PassportLinkDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    slotKey: { ...text, unique: true },
    code: { ...text, unique: true },
    parts: [{ type: String, enum: PASSPORT_PARTS, required: true }],
    issuer: text,
    createdAt: date,
    expiresAt: date,
    views: { type: Number, required: true },
    lastViewedAt: { type: Date, default: null },
    generation: Number,
  },
  { collection: 'passportLinks', versionKey: false },
);

schema.index({ userId: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PassportLinkModel = model('PassportLink', schema);

const PASSPORT_PATH = '/pasaporte';

export const toPassportLink = (document: PassportLinkDocument): PassportLink => {
  const { _id, issuer, code, parts, createdAt, expiresAt, views, lastViewedAt } = document;
  const url = `${issuer}${PASSPORT_PATH}/${code}`;
  return { id: _id.toString(), url, parts, createdAt, expiresAt, views, lastViewedAt };
};
