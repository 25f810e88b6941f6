/** Why an enrolment was cancelled. `clu`: no valid weapons licence. */
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

/** Reasons that staff may give. `no_show` has an operation of its own. */
export const STAFF_REASONS = CANCELLATION_REASONS.filter((reason) => reason !== 'no_show');
