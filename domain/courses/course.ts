import type * as v from 'valibot';
import type { CallOff } from './call-off.ts';
import type { courseFields } from './course.schema.ts';

type Fields = { [Name in keyof typeof courseFields]: v.InferOutput<(typeof courseFields)[Name]> };

/** A course as operations return it; `price` in pesos. */
export type Course = Omit<Fields, 'scheduledDate'> & {
  id: string;
  scheduledDate: Date | null;
  /** The lane of a group course, while free times are enforced. */
  laneId: string | null;
  /** Null unless the academy called the course off. */
  callOff: CallOff | null;
  /** Shared by the courses of a series. */
  seriesId: string | null;
  /** Live enrolments. */
  placesTaken: number;
  /** Students on the waiting list. */
  waitingCount: number;
  /** Incremented by every change of these fields; starts at 0. */
  revision: number;
  /** Time of the last such change. */
  updatedAt: Date;
};
