import type { Lending, Place } from '#domain/schedule/slot-input.ts';
import { fact } from '../../operation/fact.ts';
import type { HeldClass } from './held-class.ts';

export type Window = { $gte: Date; $lt: Date };

/** Followers return those that begin in a window. */
export const classesRead = fact<Window, HeldClass[]>();

/** Followers return what group courses that begin in a window lend to their students. */
export const weaponsLent = fact<Window, Lending[]>();

/** A class that is stored gets another lane, or another instructor is reserved for it. */
export const classPlaced = fact<{ holder: string; place: Place }>();
