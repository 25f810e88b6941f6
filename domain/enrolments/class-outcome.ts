import type { CancellationReason } from './cancellation.ts';
import type { EnrolmentStatus } from './enrolment.status.ts';

/** The outcome of an enrolment in reports. Each enrolment has one. */
export const CLASS_OUTCOMES = [
  'attended',
  'noShows',
  'lateCancellations',
  'cancellations',
  'calledOff',
  'unattended',
  'coming',
] as const;
export type ClassOutcome = (typeof CLASS_OUTCOMES)[number];
export type ClassOutcomes = Record<ClassOutcome, number>;

export type OutcomeFacts = {
  status: EnrolmentStatus;
  hasBegun: boolean;
  reason: CancellationReason | null;
  isLate: boolean;
  /** Cancelled because the academy called the course off. */
  isCalledOff: boolean;
};

export const classOutcomeOf = ({
  status,
  hasBegun,
  reason,
  isLate,
  isCalledOff,
}: OutcomeFacts): ClassOutcome => {
  if (status === 'completed') return 'attended';
  if (status !== 'cancelled') return hasBegun ? 'unattended' : 'coming';
  if (isCalledOff) return 'calledOff';
  if (reason === 'no_show') return 'noShows';
  return isLate ? 'lateCancellations' : 'cancellations';
};

/** No-shows of a hundred classes with recorded attendance; null for none. */
export const noShowPercent = ({ attended, noShows }: Pick<ClassOutcomes, 'attended' | 'noShows'>) =>
  attended + noShows === 0 ? null : (100 * noShows) / (attended + noShows);
