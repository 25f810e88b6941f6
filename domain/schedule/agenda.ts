import type { Course } from '../courses/course.ts';
import type { Enrolment } from '../enrolments/enrolment.ts';
import type { ClassProblem } from './class-problems.ts';

/** Warnings on an agenda entry, for staff. */
export type AgendaWarning =
  | 'licence'
  | 'no_instructor'
  | 'instructor_inactive'
  | 'instructor_overlap'
  | 'over_capacity'
  | ClassProblem;

/** A group course with its enrolments, or the class of one student. */
export type AgendaEntry = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  course: Course;
  enrolment: Enrolment | null;
  instructorId: string | null;
  instructorName: string | null;
  pendingCount: number;
  confirmedCount: number;
  completedCount: number;
  comingCount: number;
  unpaidCount: number | null;
  warnings: AgendaWarning[];
};
