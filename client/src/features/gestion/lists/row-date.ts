import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';

const dayFormat = (other: 'weekday' | 'year') =>
  new Intl.DateTimeFormat('es-ES', {
    [other]: other === 'year' ? 'numeric' : 'short',
    day: 'numeric',
    month: 'short',
    timeZone: academy.timeZone,
  });

const THIS_YEAR = dayFormat('weekday');
const OTHER_YEAR = dayFormat('year');

const yearOf = (instant: Date) => dayIn(instant, academy.timeZone).slice(0, 4);

/** `vie 11 dic, 14:30` for rows; `11 dic 2027, 14:30` in another year. */
export const rowDateText = (date: string | null, now = new Date()) => {
  if (date === null) return 'Sin fecha';
  const instant = new Date(date);
  const day = yearOf(instant) === yearOf(now) ? THIS_YEAR : OTHER_YEAR;
  return `${day.format(instant).replace(',', '')}, ${clockIn(instant, academy.timeZone)}`;
};
