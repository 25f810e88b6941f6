import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/date-text.ts';
import { instantOf, isClock, isDay } from '#domain/dates.ts';

/** What the two inputs hold: a day `YYYY-MM-DD` and a time `HH:mm` at the academy, each empty while nothing is typed. */
export type DayAndTime = { day: string; clock: string };

export const NO_DAY_AND_TIME: DayAndTime = { day: '', clock: '' };

/** In the place of a day: something was typed that is none, so that it is not taken for nothing. */
export const UNREADABLE_DAY = '?';

export const toDayAndTime = (instant: string | null): DayAndTime => {
  if (instant === null) return NO_DAY_AND_TIME;
  const date = new Date(instant);
  return { day: dayIn(date, academy.timeZone), clock: clockIn(date, academy.timeZone) };
};

/** The instant; null for nothing entered, and no instant at all for half of one. */
export const toInstantText = ({ day, clock }: DayAndTime) => {
  if (!day && !clock) return null;
  return isDay(day) && isClock(clock) ? instantOf(day, clock, academy.timeZone).toISOString() : '';
};
