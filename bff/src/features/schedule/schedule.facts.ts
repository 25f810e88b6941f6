import type { Lending, Place } from '#domain/schedule/slot-input.ts';
import { fact, question } from '../../operation/fact.ts';
import type { HeldClass } from './held-class.ts';

export type Window = { $gte: Date; $lt: Date };

/** Those that begin in a window. */
export const classesIn = question<Window, HeldClass>();

/** What group courses that begin in a window lend to their students. */
export const weaponsLentIn = question<Window, Lending>();

/** A class that is stored gets another lane, or another instructor is reserved for it. */
export const classPlaced = fact<{ holder: string; place: Place }>();
