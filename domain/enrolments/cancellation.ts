import { subHours } from 'date-fns';

/** Why an enrolment was cancelled. `clu`: no valid weapons licence. */
export const CANCELLATION_REASONS = [
  'student',
  'academy',
  'no_show',
  'clu',
  'offer_lapsed',
  'unpaid',
  'other',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export const CANCELLATION_LABELS: Record<CancellationReason, string> = {
  student: 'Estudiante',
  academy: 'Academia',
  no_show: 'Ausencia',
  offer_lapsed: 'Lugar ofrecido sin aceptar',
  unpaid: 'Sin seña',
  clu: 'Sin CLU',
  other: 'Otro',
};

export type Cancellation = {
  reason: CancellationReason;
  note: string | null;
  at: Date;
  /** Who cancelled; null for the system. */
  by: string | null;
  /** By the student, within the academy's last hours before the class. */
  isLate: boolean;
};

type Dated = { startsAt: Date | null; offerUntil?: Date | null };

/** An offered seat may be refused until the class begins. */
export const isWithinHours = (
  { startsAt, offerUntil }: Dated,
  { now, hours }: { now: Date; hours: number },
) => !offerUntil && hours > 0 && startsAt !== null && subHours(startsAt, hours) <= now;

/** Reasons that staff may give. */
export const STAFF_REASONS = CANCELLATION_REASONS.filter(
  (reason) => reason !== 'no_show' && reason !== 'offer_lapsed' && reason !== 'unpaid',
);
