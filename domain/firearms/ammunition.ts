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
};
