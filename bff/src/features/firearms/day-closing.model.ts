import { Schema, model, type Types } from 'mongoose';
import type { DayClosing } from '#domain/firearms/range-day.ts';
import { CALIBERS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';

export type ClosedCaliber = {
  caliber: Caliber;
  inStock: number;
  /** The number of the last entry of its ledger then; absent in closings of before. */
  seq?: number;
  counted: number | null;
};

/** What was out and what was there when a day was closed. Never changed. */
export type DayClosingDocument = {
  _id: Types.ObjectId;
  day: string;
  at: Date;
  by: string;
  handOutIds: Types.ObjectId[];
  ownWeaponIds: Types.ObjectId[];
  calibers: ClosedCaliber[];
  note: string | null;
};

const word = { type: String, required: true };

const schema = new Schema<DayClosingDocument>(
  {
    day: word,
    at: { type: Date, required: true },
    by: word,
    handOutIds: { type: [Schema.Types.ObjectId], required: true },
    ownWeaponIds: { type: [Schema.Types.ObjectId], required: true },
    calibers: [
      new Schema<ClosedCaliber>(
        {
          caliber: { type: String, enum: CALIBERS, required: true },
          inStock: { type: Number, required: true },
          seq: Number,
          counted: { type: Number, default: null },
        },
        { _id: false },
      ),
    ],
    note: { type: String, default: null },
  },
  { collection: 'dayClosings', versionKey: false },
);

schema.index({ at: -1, _id: -1 });
schema.index({ day: 1, at: -1 });

export const DayClosingModel = model('DayClosing', schema);

export const toDayClosing = (document: DayClosingDocument): DayClosing => ({
  id: document._id.toString(),
  day: document.day,
  closedAt: document.at,
  closedById: document.by,
  handOutIds: document.handOutIds.map(String),
  ownWeaponIds: document.ownWeaponIds.map(String),
  calibers: document.calibers.map(({ caliber, inStock, counted }) => ({
    caliber,
    inStock,
    counted,
    short: counted === null ? null : inStock - counted,
  })),
  note: document.note,
});
