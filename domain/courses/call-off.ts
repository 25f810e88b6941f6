/** Why the academy called a course off. `venue`: the range cannot be used. */
export const CALL_OFF_REASONS = ['weather', 'venue', 'instructor', 'few_students', 'other'] as const;
export type CallOffReason = (typeof CALL_OFF_REASONS)[number];

export const CALL_OFF_LABELS: Record<CallOffReason, string> = {
  weather: 'Clima',
  venue: 'Polígono no disponible',
  instructor: 'Falta de instructor',
  few_students: 'Pocos inscriptos',
  other: 'Otro',
};

export const CALL_OFF_UNDO_MINUTES = 10;

/** The call-off of a course, as operations return it. */
export type CallOff = {
  reason: CallOffReason;
  note: string | null;
  at: Date;
  /** Until then it can be undone. */
  undoUntil: Date;
};

/** A student to inform about a course. */
export type CourseContact = {
  /** That of the enrolment or of the entry in the waiting list. */
  id: string;
  userId: string;
  isWaiting: boolean;
  /** After an undone call-off: why the student is not enrolled again. */
  failure: string | null;
};
