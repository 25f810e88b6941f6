import { TZDate } from '@date-fns/tz';
import { isValid, parseISO } from 'date-fns';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A real calendar day written `YYYY-MM-DD`. */
export const isDay = (text: string) => DAY.test(text) && isValid(parseISO(text));

/** A wall-clock time written `HH:mm`. */
export const isClock = (text: string) => CLOCK.test(text);

/** An ISO 8601 instant: date, time and offset. */
export const isInstant = (text: string) =>
  INSTANT.test(text) && isValid(parseISO(text)) && isValid(new Date(text));

const pad = (value: number) => String(value).padStart(2, '0');

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const dayIn = (instant: Date, timeZone: string) => {
  const local = new TZDate(instant.getTime(), timeZone);
  return `${String(local.getFullYear()).padStart(4, '0')}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
};

/** The wall-clock time (`HH:mm`) of an instant in a zone. */
export const clockIn = (instant: Date, timeZone: string) => {
  const local = new TZDate(instant.getTime(), timeZone);
  return `${pad(local.getHours())}:${pad(local.getMinutes())}`;
};

/** The instant at which a zone's clocks show this day and time. */
export const instantOf = (day: string, clock: string, timeZone: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime());
};

/** `25 de noviembre de 2026` */
export const longDay = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    instant,
  );

/** `25 de noviembre de 2026 a las 15:30` */
export const longDayAndTime = (instant: Date, timeZone: string) =>
  `${longDay(instant, timeZone)} a las ${clockIn(instant, timeZone)}`;

/** `25/11/2026` from an instant. */
export const shortDay = (instant: Date, timeZone: string) => shortDate(dayIn(instant, timeZone));

/** `25/11/2026` from a plain `YYYY-MM-DD`, which belongs to no zone. */
export const shortDate = (day: string) => day.split('-').reverse().join('/');
