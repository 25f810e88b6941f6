import type { LateRecord } from './firearm.ts';

export const BOOK_TYPES = [
  'hand_out',
  'return',
  'annulment',
  'correction',
  'own_in',
  'own_out',
  'purchase',
  'count',
  'loss',
  'closing',
] as const;
export type BookType = (typeof BOOK_TYPES)[number];

export const BOOK_LABELS: Record<BookType, string> = {
  hand_out: 'Entrega',
  return: 'Devolución',
  annulment: 'Entrega anulada',
  correction: 'Corrección de una devolución',
  own_in: 'Ingreso de arma propia',
  own_out: 'Salida de arma propia',
  purchase: 'Compra de munición',
  count: 'Recuento de munición',
  loss: 'Pérdida de munición',
  closing: 'Cierre del día',
};

/** A movement in the book of weapons. */
export type BookEntry = {
  /** Of the record and of what happened to it. */
  id: string;
  at: Date;
  type: BookType;
  /** The weapon, the caliber or the day. */
  what: string;
  serial: string | null;
  caliber: string | null;
  /** Rounds that went with it; what a count, a loss or a correction adds, perhaps negative. */
  rounds: number | null;
  /** Who held or brought the weapon, with the papers that were checked. */
  personName: string | null;
  documentNumber: string | null;
  clu: string | null;
  cluExpiration: string | null;
  /** Who gave, received or entered it. */
  byName: string | null;
  late: LateRecord | null;
  note: string | null;
};
