import type { Course } from '../courses/course.ts';
import { CLASS_TYPE_LABELS } from '../enrolments/class-type.ts';
import type { Enrolment } from '../enrolments/enrolment.ts';
import type { EnrolmentStatus } from '../enrolments/enrolment.status.ts';
import type { CalendarEvent } from './calendar.ts';

const STATES: Record<EnrolmentStatus, Pick<CalendarEvent, 'status' | 'note'>> = {
  pending: { status: 'TENTATIVE', note: 'Pendiente de confirmación' },
  confirmed: { status: 'CONFIRMED', note: 'Confirmada' },
  completed: { status: 'CONFIRMED', note: 'Completada' },
  cancelled: { status: 'CANCELLED', note: 'Cancelada' },
};

const latest = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)));

type Enrolled = { enrolment: Enrolment; course: Course; path: string; student?: string };

/**
 * The event of an enrolment; null without a date. Its sequence is the sum of two revisions that never decrease:
 * changes of the enrolment increment one, changes of the course's name, location or duration the other.
 */
export const enrolmentEvent = ({ enrolment, course, path, student }: Enrolled): CalendarEvent | null => {
  const { id, classType, startsAt, status } = enrolment;
  if (!startsAt) return null;
  const details = [classType && CLASS_TYPE_LABELS[classType], student].filter(Boolean).join(', ');
  return {
    id,
    sequence: enrolment.revision + course.revision,
    changedAt: latest(enrolment.updatedAt, course.updatedAt),
    startsAt,
    durationMinutes: course.durationMinutes,
    summary: details ? `${course.name}: ${details}` : course.name,
    location: course.location,
    path,
    ...STATES[status],
  };
};

type Given = { course: Course; path: string; isCancelled?: boolean };

/** The event of a group course; null without a date. */
export const courseEvent = ({
  course,
  path,
  isCancelled = course.callOff !== null,
}: Given): CalendarEvent | null => {
  const { id, revision, updatedAt, scheduledDate, durationMinutes, name, location } = course;
  if (!scheduledDate) return null;
  return {
    id,
    sequence: revision,
    changedAt: updatedAt,
    startsAt: scheduledDate,
    durationMinutes,
    summary: name,
    location,
    path,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    note: isCancelled ? 'Suspendida por la academia' : '',
  };
};
