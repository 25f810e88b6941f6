/** Why an enrolment was cancelled: by the student, by the academy, because nobody came, for want of a licence, else. */
export const CANCELLATION_REASONS = ['student', 'academy', 'no_show', 'clu', 'other'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export const CANCELLATION_LABELS: Record<CancellationReason, string> = {
  student: 'Alumno',
  academy: 'Academia',
  no_show: 'Ausencia',
  clu: 'Sin CLU',
  other: 'Otro',
};

export type Cancellation = { reason: CancellationReason; note: string | null; at: Date };

/** What staff states: absence has an operation of its own, and a student cancels by the student's own. */
export const STAFF_REASONS = CANCELLATION_REASONS.filter((reason) => reason !== 'no_show');
