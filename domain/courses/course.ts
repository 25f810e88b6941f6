import type { CallOff } from './call-off.ts';
import type { CluPolicy, CourseType } from './course.schema.ts';

/** A course as operations return it; `price` in pesos. */
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
  /** Seats of a group course; null for no limit. */
  capacity: number | null;
  durationMinutes: number;
  instructorId: string | null;
  /** The lane of a group course, while free times are enforced. */
  laneId: string | null;
  cluPolicy: CluPolicy;
  /** Null unless the academy called the course off. */
  callOff: CallOff | null;
  /** Shared by the courses of a series. */
  seriesId: string | null;
  /** Hours to accept a seat offered from the waiting list; null: its student is enrolled at once. */
  offerHours: number | null;
  /** Whether completing it earns a certificate. */
  issuesCertificate: boolean;
  /** Incremented by every change of these fields; starts at 0. */
  revision: number;
  /** Time of the last such change. */
  updatedAt: Date;
};
