import { academy } from '../academy.ts';

const STYLES = {
  clockwork: {
    locale: 'en',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  },
  longDay: { locale: 'es-ES', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayAndDay: { locale: 'es-ES', weekday: 'long', day: 'numeric', month: 'long' },
  compact: { locale: 'es-ES', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { locale: 'es-ES', weekday: 'long' },
  longMonth: { locale: 'es-ES', month: 'long', year: 'numeric' },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating an Intl.DateTimeFormat costs a hundred times as much as using it. */
const formatOf = (style: keyof typeof STYLES, timeZone: string) => {
  const key = `${style} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const { locale, ...options } = STYLES[style];
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
};

const partsIn = (instant: Date, timeZone: string) => {
  const parts = formatOf('clockwork', timeZone).formatToParts(instant);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
};

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const dayIn = (instant: Date, timeZone: string) => {
  const part = partsIn(instant, timeZone);
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** The wall-clock time (`HH:mm`) of an instant in a zone. */
export const clockIn = (instant: Date, timeZone: string) => {
  const part = partsIn(instant, timeZone);
  return `${part('hour')}:${part('minute')}`;
};

/** `2026-11-25 15:30` in the academy's zone. */
export const dayAndTime = (instant: Date | null) =>
  instant && `${dayIn(instant, academy.timeZone)} ${clockIn(instant, academy.timeZone)}`;

/** `25 de noviembre de 2026` */
export const longDay = (instant: Date, timeZone: string) => formatOf('longDay', timeZone).format(instant);

/** `25 de noviembre de 2026 a las 15:30` */
export const longDayAndTime = (instant: Date, timeZone: string) =>
  `${longDay(instant, timeZone)} a las ${clockIn(instant, timeZone)}`;

/** `miércoles 25 de noviembre de 2026 a las 15:30`: a class, as its student reads it. */
export const classDayAndTime = (instant: Date, timeZone: string) =>
  `${formatOf('weekday', timeZone).format(instant)} ${longDayAndTime(instant, timeZone)}`;

/** `25/11/2026` from an instant. */
export const shortDay = (instant: Date, timeZone: string) => shortDate(dayIn(instant, timeZone));

/** `25/11/2026` from a plain `YYYY-MM-DD`. */
export const shortDate = (day: string) => day.split('-').reverse().join('/');

/** `domingo, 22 de noviembre` */
export const weekdayAndDay = (instant: Date, timeZone: string) =>
  formatOf('weekdayAndDay', timeZone).format(instant);

/** `vie 11 dic 2026, 14:30`: for lists, where space is short. */
export const compactDayAndTime = (instant: Date, timeZone: string) => {
  const parts = formatOf('compact', timeZone).formatToParts(instant);
  const words = parts.filter(({ type }) => type !== 'literal').map(({ value }) => value);
  return `${words.join(' ')}, ${clockIn(instant, timeZone)}`;
};

/** `noviembre de 2026` of `2026-11`. */
export const longMonth = (month: string) => formatOf('longMonth', 'UTC').format(new Date(`${month}-01`));
