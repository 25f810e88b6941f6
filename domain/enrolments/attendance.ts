import { countText } from '../texts/numbers.ts';
import type { Enrolment } from './enrolment.ts';

/** What a correction of the attendance may result in. `confirmed`: neither attended nor absent. */
export const ATTENDANCE_OUTCOMES = ['confirmed', 'completed', 'no_show'] as const;
export type AttendanceOutcome = (typeof ATTENDANCE_OUTCOMES)[number];

/** The outcome that is recorded; null for a pending enrolment and for one that was cancelled before the class. */
export const attendanceOf = ({
  status,
  cancellation,
}: {
  status: Enrolment['status'];
  cancellation: { reason: string } | null;
}): AttendanceOutcome | null => {
  if (status === 'completed' || status === 'confirmed') return status;
  return cancellation?.reason === 'no_show' ? 'no_show' : null;
};

export const hasBegun = (startsAt: Date | null, now: Date) => startsAt !== null && startsAt <= now;

/** Points that a correction moved. `spent` could not be taken back. */
export type CorrectedPoints = { moved: number; spent: number };

/** What a correction did to the points, for staff; null if nothing. */
export const correctionNotice = ({ moved, spent }: CorrectedPoints) => {
  if (moved > 0) return `Se acreditaron ${countText(moved)} puntos`;
  if (moved === 0 && spent > 0)
    return `No se descontaron puntos: los ${countText(spent)} ya estaban canjeados`;
  if (moved === 0) return null;
  return spent > 0
    ? `Se descontaron ${countText(-moved)} de ${countText(spent - moved)} puntos: el resto ya estaba canjeado`
    : `Se descontaron ${countText(-moved)} puntos`;
};
