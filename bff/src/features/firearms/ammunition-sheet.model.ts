import { Schema, model, type Types } from 'mongoose';
import { withDays, type AmmunitionSheet, type SheetCaliber } from '#domain/firearms/ammunition-sheet.ts';

/** The entries of a caliber from `cutFrom` (of the sheet before) to `cutTo`, both numbers of its ledger. */
export type StoredCaliber = SheetCaliber & { cutFrom: number; cutTo: number };

/** Never changed: an entry that is written later has a number above the cut, and belongs to the next sheet. */
export type AmmunitionSheetDocument = {
  _id: Types.ObjectId;
  number: number;
  quarter: string;
  issuedAt: Date;
  issuedBy: string;
  calibers: StoredCaliber[];
};

const word = { type: String, required: true };
const count = { type: Number, required: true };

const schema = new Schema<AmmunitionSheetDocument>(
  {
    number: count,
    quarter: word,
    issuedAt: { type: Date, required: true },
    issuedBy: word,
    calibers: [
      new Schema<StoredCaliber>(
        {
          caliber: word,
          cutFrom: count,
          cutTo: count,
          opening: count,
          closing: count,
          bought: count,
          handedOut: count,
          returned: count,
          counted: count,
          lost: count,
          corrected: count,
        },
        { _id: false },
      ),
    ],
  },
  { collection: 'ammunitionSheets', versionKey: false },
);

schema.index({ number: -1 }, { unique: true });
schema.index({ quarter: 1 }, { unique: true });

export const AmmunitionSheetModel = model('AmmunitionSheet', schema);

export const toAmmunitionSheet = (document: AmmunitionSheetDocument): AmmunitionSheet =>
  withDays({
    id: document._id.toString(),
    number: document.number,
    quarter: document.quarter,
    issuedAt: document.issuedAt,
    issuedById: document.issuedBy,
    calibers: document.calibers.map(({ cutFrom: _from, cutTo: _to, ...figures }) => figures),
  });
