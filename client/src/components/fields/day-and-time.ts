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

const TYPED = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/;

/** `9`, `930`, `9.30` and `9:30` as `09:30`; what is no time stays as it is. */
export const typedClock = (text: string) => {
  const [, hours = '', minutes = '00'] = TYPED.exec(text.trim()) ?? [];
  const clock = `${hours.padStart(2, '0')}:${minutes}`;
  return hours && isClock(clock) ? clock : text.trim();
};

/** The instant; null for nothing entered, and no instant at all for half of one. */
export const toInstantText = ({ day, clock }: DayAndTime) => {
  if (!day && !clock) return null;
  const time = typedClock(clock);
  return isDay(day) && isClock(time) ? instantOf(day, time, academy.timeZone).toISOString() : '';
};
