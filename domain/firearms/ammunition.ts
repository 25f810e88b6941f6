import { foldSerial } from './serial.ts';
import type { Caliber } from '../weapons/weapon.catalogue.ts';

/** What staff enters; the other entries follow the hand-outs of weapons. */
export const ENTERED_AMMUNITION = ['purchase', 'count', 'loss'] as const;
export const AMMUNITION_TYPES = [...ENTERED_AMMUNITION, 'hand_out', 'return', 'correction'] as const;
export type AmmunitionType = (typeof AMMUNITION_TYPES)[number];

export const AMMUNITION_LABELS: Record<AmmunitionType, string> = {
  purchase: 'Compra',
  count: 'Recuento',
  loss: 'Pérdida',
  hand_out: 'Entrega',
  return: 'Devolución',
  correction: 'Corrección',
};

/** An entry of the ledger of a caliber, in rounds. A purchase is a lot. */
export type AmmunitionEntry = {
  id: string;
  caliber: string;
  type: AmmunitionType;
  /** What the entry adds to the stock. */
  rounds: number;
  /** The stock after it. */
  balance: number;
  description: string;
  byId: string;
  createdAt: Date;
  lot: string | null;
  supplier: string | null;
  invoice: string | null;
  handOutId: string | null;
};

/** Rounds of a caliber that moved, by type. */
export type AmmunitionMoves = {
  bought: number;
  handedOut: number;
  returned: number;
  /** What counts added to the stock; negative if they found less. */
  counted: number;
  lost: number;
  /** What corrections of returns added to the stock. */
  corrected: number;
};

/** From what the entries of each type added to the stock. */
export const movesOf = (sumOf: (type: AmmunitionType) => number): AmmunitionMoves => ({
  bought: sumOf('purchase'),
  handedOut: -sumOf('hand_out'),
  returned: sumOf('return'),
  counted: sumOf('count'),
  lost: -sumOf('loss'),
  corrected: sumOf('correction'),
});

/** Rounds of a caliber in some days: opening + bought − handedOut + returned + counted − lost + corrected = closing. */
export type AmmunitionStock = AmmunitionMoves & {
  caliber: Caliber;
  opening: number;
  closing: number;
  /** Now. */
  inStock: number;
  /** With weapons that are out now. */
  out: number;
};

type Purchase = Pick<AmmunitionEntry, 'rounds' | 'invoice' | 'lot'>;

const isSame = (one: string | null, other: string | null) =>
  one !== null && other !== null && foldSerial(one) === foldSerial(other);

/** Whether two purchases of a caliber may be one that was entered twice. Two lots of one invoice are two. */
export const isSamePurchase = (one: Purchase, other: Purchase) => {
  if (one.rounds !== other.rounds) return false;
  if (isSame(one.lot, other.lot)) return true;
  return isSame(one.invoice, other.invoice) && (one.lot === null || other.lot === null);
};
