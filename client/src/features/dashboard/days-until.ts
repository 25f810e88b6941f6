import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';

const DAY_MS = 24 * 3_600_000;

const dayNumber = (instant: Date) => Date.parse(dayIn(instant, academy.timeZone)) / DAY_MS;

/** The days until a date in the academy's time zone, as figure and unit. */
export const daysUntil = (date: string | null, now: Date): [string, string] => {
  if (date === null) return ['—', ''];
  const days = dayNumber(new Date(date)) - dayNumber(now);
  if (days < 0) return ['—', ''];
  if (days === 0) return ['Hoy', ''];
  return [String(days), days === 1 ? 'día' : 'días'];
};
