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

/** Active in the passport and upcoming on the dashboard. */
export const isActiveStatus = (status: EnrolmentStatus) => status === 'pending' || status === 'confirmed';

/** Counts as enrolled: a second enrolment in the course is rejected. */
export const isLiveStatus = (status: EnrolmentStatus) => status !== 'cancelled';
