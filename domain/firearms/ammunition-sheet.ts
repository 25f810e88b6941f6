import { daysOfQuarter } from '../dates/quarters.ts';
import type { AmmunitionMoves } from './ammunition.ts';

/** Rounds of a caliber in a quarter: opening, then what moved, is closing. */
export type SheetCaliber = AmmunitionMoves & { caliber: string; opening: number; closing: number };

/** The ammunition of a quarter, issued with a number. It is never changed. */
export type AmmunitionSheet = {
  id: string;
  /** 1, 2, 3 … without gaps. */
  number: number;
  /** `2026-3`. */
  quarter: string;
  /** The first and the last day of the quarter. */
  from: string;
  to: string;
  issuedAt: Date;
  /** The responsible person. */
  issuedById: string;
  calibers: SheetCaliber[];
};

/** The quarter whose sheet is the next to be issued. */
export type NextAmmunitionSheet = {
  quarter: string;
  from: string;
  to: string;
  /** Whether it can be issued: the quarter has ended. */
  isOver: boolean;
};

export const withDays = <Sheet extends { quarter: string }>(sheet: Sheet) => ({
  ...sheet,
  ...daysOfQuarter(sheet.quarter),
});

/** Rounds that were handed out and did not come back. */
export const consumedOf = ({ handedOut, returned }: Pick<AmmunitionMoves, 'handedOut' | 'returned'>) =>
  handedOut - returned;
