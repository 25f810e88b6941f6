import type { AmmoBox, PriceBreakdown } from './enrolment.pricing.ts';
import type { Cancellation } from './cancellation.ts';
import type { ClassType } from './class-type.ts';
import type { EnrolmentStatus } from './enrolment.status.ts';

/** An enrolment as operations return it, without its course; `price` in pesos. */
export type Enrolment = {
  id: string;
  userId: string;
  courseId: string;
  status: EnrolmentStatus;
  scheduledDate: Date | null;
  completionDate: Date | null;
  /** Why staff completed it before the end of its class; null otherwise. */
  earlyReason: string | null;
  /** When its student was marked present, which completes nothing. */
  arrivedAt: Date | null;
  /** When its student said that they will come; ends when the class is moved or cancelled. */
  comingAt: Date | null;
  /** Start of the class: the enrolment's own date, else the course's. */
  startsAt: Date | null;
  instructorId: string | null;
  instructorName: string | null;
  /** The lane of a class of its own, while free times are enforced. */
  laneId: string | null;
  classType: ClassType | null;
  classDate: string | null;
  classTime: string | null;
  weapons: string[] | null;
  hasWeaponAmmo: boolean | null;
  ammoBoxes: AmmoBox[] | null;
  price: number;
  priceBreakdown: PriceBreakdown | null;
  cancellation: Cancellation | null;
  /** Until when the student may accept an offered seat; null if there is nothing to accept. */
  offerUntil: Date | null;
  createdAt: Date;
  /** Incremented by every change of these fields; starts at 0. */
  revision: number;
  /** Time of the last such change. */
  updatedAt: Date;
};
