import { academy } from '#domain/academy.ts';
import { clockIn, compactDayAndTime, dayIn } from '#domain/date-text.ts';

const ROW_DAY = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: academy.timeZone,
});

const yearOf = (instant: Date) => dayIn(instant, academy.timeZone).slice(0, 4);

/** `vie 11 dic, 14:30` for rows; with the year if it is another one. */
export const rowDateText = (date: string | null, now = new Date()) => {
  if (date === null) return 'Sin fecha';
  const instant = new Date(date);
  if (yearOf(instant) !== yearOf(now)) return compactDayAndTime(instant, academy.timeZone);
  return `${ROW_DAY.format(instant).replace(',', '')}, ${clockIn(instant, academy.timeZone)}`;
};
