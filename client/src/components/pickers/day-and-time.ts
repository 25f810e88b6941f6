import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { SKIPPED_TIME, instantOf, isClock, isDay, isOnClock } from '#domain/dates/dates.ts';

/** The values of the two inputs: a day `YYYY-MM-DD` and a time `HH:mm`, or empty. */
export type DayAndTime = { day: string; clock: string };

export const NO_DAY_AND_TIME: DayAndTime = { day: '', clock: '' };

/** Stands for an invalid day, which differs from an empty one. */
export const UNREADABLE_DAY = '?';

export const toDayAndTime = (instant: string | null): DayAndTime => {
  if (instant === null) return NO_DAY_AND_TIME;
  const date = new Date(instant);
  return { day: dayIn(date, academy.timeZone), clock: clockIn(date, academy.timeZone) };
};

/** The instant; null if both are empty, an empty text if one is missing or invalid, `SKIPPED_TIME` if the clock skips it. */
export const toInstantText = ({ day, clock }: DayAndTime) => {
  if (!day && !clock) return null;
  if (!isDay(day) || !isClock(clock)) return '';
  if (!isOnClock(day, clock, academy.timeZone)) return SKIPPED_TIME;
  return instantOf(day, clock, academy.timeZone).toISOString();
};

const HOURS_AND_MINUTES = /^(\d{1,2})(?:[:.]?(\d{2}))?$/;

/** Parses 9, 930, 9:30 or 0930 to `HH:mm`; null for an invalid time. */
export const typedClock = (text: string) => {
  const [, hours = '', minutes = '00'] = HOURS_AND_MINUTES.exec(text.trim()) ?? [];
  const clock = `${hours.padStart(2, '0')}:${minutes}`;
  return hours && isClock(clock) ? clock : null;
};
