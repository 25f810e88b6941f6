/** Plain days are parsed and formatted in UTC. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' });

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SPAN = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `domingo, 22 de noviembre de 2026` */
export const longDayText = (day: string) => format(LONG_DAY).format(new Date(day));

/** `16–22 de noviembre de 2026` */
export const daySpanText = (from: string, to: string) =>
  format(SPAN).formatRange(new Date(from), new Date(to));

/** `domingo` and `22 nov`, for the head of a column. */
export const columnDayText = (day: string) => ({
  weekday: format({ weekday: 'long' }).format(new Date(day)),
  date: format({ day: 'numeric', month: 'short' }).format(new Date(day)),
});
