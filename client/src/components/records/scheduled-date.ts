import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates.ts';

type Scheduled = { scheduledDate: string | null; course: { scheduledDate: string | null } };

/** Sorts behind every ISO instant. */
const UNDATED = '9999';

/** The student's own date before the course's. */
export const scheduledDateOf = ({ scheduledDate, course }: Scheduled) =>
  scheduledDate ?? course.scheduledDate;

export const scheduledText = (date: string | null) =>
  date ? longDayAndTime(new Date(date), academy.timeZone) : 'Por confirmar';

const sortKey = (enrolment: Scheduled) => scheduledDateOf(enrolment) ?? UNDATED;

export const soonestFirst = <T extends Scheduled>(enrolments: readonly T[]) =>
  enrolments.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));
