import { Schema, model, type Types } from 'mongoose';
import { AMMUNITION_TYPES, type AmmunitionEntry, type AmmunitionType } from '#domain/firearms/ammunition.ts';
import { indexLedger, ledgerFields, type LedgerEntry } from '../../ledger/ledger.ts';

/** Each caliber has a ledger. */
export const CALIBER_OWNER = {
  field: 'caliber' as const,
  stored: (caliber: string) => caliber,
  type: String,
};

export type AmmunitionDocument = LedgerEntry<AmmunitionType> & {
  caliber: string;
  /** Purchases. */
  lot: string | null;
  supplier: string | null;
  invoice: string | null;
  /** Entries that follow a hand-out of a weapon. */
  handOutId: Types.ObjectId | null;
  by: string;
};

const text = { type: String, default: null };

const schema = new Schema<AmmunitionDocument>(
  {
    ...ledgerFields(AMMUNITION_TYPES, { owner: CALIBER_OWNER, least: 0 }),
    lot: text,
    supplier: text,
    invoice: text,
    handOutId: { type: Schema.Types.ObjectId, default: null },
    by: { type: String, required: true },
  },
  { collection: 'ammunition', versionKey: false },
);

indexLedger(schema, CALIBER_OWNER);
schema.index({ createdAt: -1, _id: -1 });
schema.index({ caliber: 1, createdAt: -1, _id: -1 });
schema.index({ caliber: 1, createdAt: -1, seq: -1 });
schema.index({ type: 1, createdAt: -1, _id: -1 });
schema.index({ caliber: 1, type: 1, delta: 1 });
schema.index({ handOutId: 1 });

export const AmmunitionModel = model('AmmunitionEntry', schema);

export const toAmmunitionEntry = (document: AmmunitionDocument): AmmunitionEntry => ({
  id: document._id.toString(),
  caliber: document.caliber,
  type: document.type,
  rounds: document.delta,
  balance: document.balance,
  description: document.description,
  byId: document.by,
  createdAt: document.createdAt,
  lot: document.lot,
  supplier: document.supplier,
  invoice: document.invoice,
  handOutId: document.handOutId?.toString() ?? null,
});
