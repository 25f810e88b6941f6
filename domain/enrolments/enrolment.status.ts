export const ENROLMENT_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];

export const ENROLMENT_STATUS_LABELS: Record<EnrolmentStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmado',
  completed: 'Completado',
  cancelled: 'Cancelado',
};

const NEXT: Record<EnrolmentStatus, readonly EnrolmentStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

export const canChangeStatus = (from: EnrolmentStatus, to: EnrolmentStatus) => NEXT[from].includes(to);

/** Shown among the active courses of the passport and the upcoming ones of the dashboard. */
export const isActiveStatus = (status: EnrolmentStatus) => status === 'pending' || status === 'confirmed';

/** Counts as being enrolled: a second enrolment is rejected beside one of these. */
export const isLiveStatus = (status: EnrolmentStatus) => status !== 'cancelled';
