import type { Absence, WeeklySpan } from '../schedule/schedule.ts';

/** What everybody may know of an instructor. */
export type NamedInstructor = Pick<Instructor, 'id' | 'name'>;

export type Instructor = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  isActive: boolean;
  /** Empty: not recorded. */
  workingHours: WeeklySpan[];
  absences: Absence[];
  /** Incremented by every change. */
  revision: number;
};
