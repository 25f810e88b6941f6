import type { AmmoBox, PriceBreakdown } from './enrolment.pricing.ts';
import type { Cancellation } from './cancellation.ts';
import type { ClassType } from './class-type.ts';
import type { EnrolmentStatus } from './enrolment.status.ts';

/** An enrolment as the operations answer it; `price` in pesos. The course is loaded apart. */
export type Enrolment = {
  id: string;
  userId: string;
  courseId: string;
  status: EnrolmentStatus;
  scheduledDate: Date | null;
  completionDate: Date | null;
  /** When it takes place: its own date, else the course's. */
  startsAt: Date | null;
  instructorId: string | null;
  instructorName: string | null;
  classType: ClassType | null;
  classDate: string | null;
  classTime: string | null;
  weapons: string[] | null;
  hasWeaponAmmo: boolean | null;
  ammoBoxes: AmmoBox[] | null;
  price: number;
  priceBreakdown: PriceBreakdown | null;
  cancellation: Cancellation | null;
  createdAt: Date;
  /** Grows with every change of these fields; 0 at first. */
  revision: number;
  /** Of the last such change. */
  updatedAt: Date;
};
