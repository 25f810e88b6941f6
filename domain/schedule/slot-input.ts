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

/** What a class holds besides its time and the instructor that it names. */
export type Place = {
  /** Null: one of those of its location. */
  laneId: string | null;
  /** Who is kept free for a class that names nobody; null: one of those who work. */
  reservedInstructorId: string | null;
};

export type BookedClass = Needs & Place & { startsAt: Date; endsAt: Date };

/** Weapons of a model that a group course lends to its students. */
export type Lending = { weapon: string; count: number; startsAt: Date; endsAt: Date };

export type SlotInput = {
  schedule: Pick<Schedule, 'weeklyHours' | 'exceptions' | 'lanes' | 'weaponCounts' | 'rules'>;
  instructors: readonly WorkingInstructor[];
  /** Every class that may overlap the days. */
  classes: readonly BookedClass[];
  lending?: readonly Lending[];
  /** The class to book. */
  wanted: Needs & { durationMinutes: number };
  timeZone: string;
  now: Date;
};
