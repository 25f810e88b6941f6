import type { Absence, Schedule, WeeklySpan } from './schedule.ts';

/** An active instructor. Without working hours: not assigned to classes without a named instructor. */
export type WorkingInstructor = { id: string; workingHours: WeeklySpan[]; absences: Absence[] };

/** What a class needs besides time: a lane of its location, an instructor and weapons. */
export type Needs = {
  location: string;
  /** Null: any instructor. */
  instructorId: string | null;
  /** Which must be allowed in its lane. */
  weapons: readonly string[];
  /** Those of the academy among them. */
  lentWeapons: readonly string[];
};

export type BookedClass = Needs & { startsAt: Date; endsAt: Date };

/** Weapons of a model that a group course lends to its students. */
export type Lending = { weapon: string; count: number; startsAt: Date; endsAt: Date };

export type SlotInput = {
  schedule: Pick<Schedule, 'weeklyHours' | 'exceptions' | 'lanes' | 'weaponCounts' | 'rules'>;
  instructors: readonly WorkingInstructor[];
  /** Every class that may overlap the days. */
  classes: readonly BookedClass[];
  /** Without claims. */
  lending?: readonly Lending[];
  /** Claimed quarters, including buffers. */
  taken?: readonly string[];
  /** The class to book. */
  wanted: Needs & { durationMinutes: number };
  timeZone: string;
  now: Date;
};
