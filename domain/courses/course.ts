import type { CluPolicy, CourseType } from './course.schema.ts';

/** A course as the operations answer it; `price` in pesos. */
export type Course = {
  id: string;
  name: string;
  description: string;
  location: string;
  courseType: CourseType;
  scheduledDate: Date | null;
  price: number;
  pointsValue: number;
  isActive: boolean;
  /** Places of a group course; null for as many as ask. */
  capacity: number | null;
  durationMinutes: number;
  instructorId: string | null;
  cluPolicy: CluPolicy;
  /** Grows with every change of these fields; 0 at first. */
  revision: number;
  /** Of the last such change. */
  updatedAt: Date;
};
