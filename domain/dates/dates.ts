import { tzOffset } from '@date-fns/tz';
import { addDays, formatISO, isValid, parseISO } from 'date-fns';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A real calendar day written `YYYY-MM-DD`. */
export const isDay = (text: string) => DAY.test(text) && isValid(parseISO(text));

/** A wall-clock time written `HH:mm`. */
export const isClock = (text: string) => CLOCK.test(text);

const DATE_TIME = 'YYYY-MM-DDTHH:mm:ss.sssZ'.length;

/** An ISO 8601 instant: date, time and offset. Its year has four digits, also in UTC. */
export const isInstant = (text: string) =>
  INSTANT.test(text) &&
  isValid(parseISO(text)) &&
  isValid(new Date(text)) &&
  new Date(text).toISOString().length === DATE_TIME;

export const dayAfter = (day: string, days: number) =>
  formatISO(addDays(parseISO(day), days), { representation: 'date' });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds of a day and time, as if they were of UTC. */
const wallOf = (day: string, clock: string) => {
  // The day after 9999-12-31 has five digits, which Date.parse does not read.
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(0).setUTCFullYear(year, month - 1, date) + (hours * 60 + minutes) * MINUTE_MS;
};

const offsetAt = (at: number, timeZone: string) => tzOffset(timeZone, new Date(at)) * MINUTE_MS;

/**
 * The instant of a wall-clock day and time in a time zone. Of a time that the clock repeats it is the first, and one that
 * it skips is as much later: on every machine, which `TZDate` is not. What somebody wrote is asked of `isOnClock` before.
 */
export const instantOf = (day: string, clock: string, timeZone: string) => {
  const wall = wallOf(day, clock);
  const [before, after] = [offsetAt(wall - DAY_MS, timeZone), offsetAt(wall + DAY_MS, timeZone)];
  const isOf = (offset: number) => offsetAt(wall - offset, timeZone) === offset;
  return new Date(wall - (before === after || isOf(before) || !isOf(after) ? before : after));
};

/** Whether the clock shows this time on this day: it skips some when summer time begins. */
export const isOnClock = (day: string, clock: string, timeZone: string) => {
  const instant = instantOf(day, clock, timeZone).getTime();
  return instant + offsetAt(instant, timeZone) === wallOf(day, clock);
};

/** Stands for an instant that a form cannot have, because the clock skips its time. */
export const SKIPPED_TIME = 'skipped';

const DAYS_OF_WEEK = 7;

/** The seven days of a day's week, Monday first. */
export const weekOf = (day: string) => {
  const sinceMonday = (parseISO(day).getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => dayAfter(day, index - sinceMonday));
};
