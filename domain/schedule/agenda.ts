import type { ClassProblem } from './class-problems.ts';

/** Warnings on an agenda entry, for staff. */
export type AgendaWarning =
  | 'licence'
  | 'no_instructor'
  | 'instructor_inactive'
  | 'instructor_overlap'
  | 'over_capacity'
  | ClassProblem;
