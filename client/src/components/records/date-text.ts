import { academy } from '#domain/academy.ts';
import {
  classDayAndTime,
  compactDayAndTime,
  longDay,
  longDayAndTime,
  shortDay,
  dayIn,
} from '#domain/dates/date-text.ts';

type Scheduled = { scheduledDate: string | null; course: { scheduledDate: string | null } };

/** Sorts after every ISO instant. */
const UNDATED = '9999';

/** `25 de noviembre de 2026`, in the academy's time zone. */
export const longDateText = (instant: string) => longDay(new Date(instant), academy.timeZone);

/** With the time on one line. */
const withWholeTime = (text: string) => text.replace(' a las ', ' a\u00a0las\u00a0');

/** `25 de noviembre de 2026 a las 15:30`, in the academy's time zone. */
export const longDateTimeText = (instant: string | Date) =>
  withWholeTime(longDayAndTime(new Date(instant), academy.timeZone));

/** `25/11/2026`, in the academy's time zone. */
export const shortDateText = (instant: string) => shortDay(new Date(instant), academy.timeZone);

/** The student's own date before the course's. */
export const scheduledDateOf = ({ scheduledDate, course }: Scheduled) =>
  scheduledDate ?? course.scheduledDate;

export const scheduledText = (date: string | null) =>
  date ? withWholeTime(classDayAndTime(new Date(date), academy.timeZone)) : 'Por confirmar';

/** For lists. */
export const compactText = (date: string | null) =>
  date ? compactDayAndTime(new Date(date), academy.timeZone) : 'Sin fecha';

export const completionText = ({ completionDate }: { completionDate: string | null }) =>
  completionDate ? longDateText(completionDate) : 'Fecha no disponible';

const sortKey = (enrolment: Scheduled) => scheduledDateOf(enrolment) ?? UNDATED;

export const soonestFirst = <T extends Scheduled>(enrolments: readonly T[]) =>
  enrolments.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));

/** Today in the academy's time zone, YYYY-MM-DD. */
export const academyToday = () => dayIn(new Date(), academy.timeZone);
