import { addDays, addMinutes } from 'date-fns';
import type { Course } from '../courses/course.ts';

const LATE_ENTRY_DAYS = 3;

/** Until when staff enrols in a course that has begun: three days after its end; null without a date. */
export const lateEntryUntil = ({
  scheduledDate,
  durationMinutes,
}: Pick<Course, 'scheduledDate' | 'durationMinutes'>) =>
  scheduledDate && addDays(addMinutes(scheduledDate, durationMinutes), LATE_ENTRY_DAYS);
