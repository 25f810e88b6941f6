import { addMinutes, parseISO } from 'date-fns';
import { clockIn } from '../dates/date-text.ts';
import { dayAfter, instantOf } from '../dates/dates.ts';
import { QUARTER_MINUTES, type Span, type WeeklySpan } from './schedule.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
export const QUARTER_MS = QUARTER_MINUTES * 60_000;
const QUARTERS_OF_DAY = DAY_MINUTES / QUARTER_MINUTES;

/** A quarter of an hour and its wall-clock time. The same wall-clock time occurs twice when the clock is set back. */
export type Quarter = { at: number; day: string; weekday: number; minute: number; isOfRegularDay: boolean };

const DAYS_OF_WEEK = 7;

export const weekdayOf = (day: string) => parseISO(day).getDay() || DAYS_OF_WEEK;

export const minuteOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const clockOf = (minute: number) =>
  `${twoDigits(Math.floor(minute / HOUR_MINUTES))}:${twoDigits(minute % HOUR_MINUTES)}`;

const quartersOfDay = (day: string, timeZone: string): Quarter[] => {
  const start = instantOf(day, '00:00', timeZone);
  const end = instantOf(dayAfter(day, 1), '00:00', timeZone);
  const count = (end.getTime() - start.getTime()) / QUARTER_MS;
  const isRegular = count === QUARTERS_OF_DAY;
  const weekday = weekdayOf(day);
  return Array.from({ length: count }, (_, index) => {
    const at = addMinutes(start, index * QUARTER_MINUTES);
    const minute = isRegular ? index * QUARTER_MINUTES : minuteOf(clockIn(at, timeZone));
    return {
      at: at.getTime(),
      day,
      weekday,
      minute,
      isOfRegularDay: isRegular,
    };
  });
};

/** Days, and ranges of days, of which the quarters are kept: those that can be booked are asked for again and again. */
const KEPT = { days: 1_000, ranges: 32 };

const kept = <T>(most: number, make: (key: string) => T) => {
  const known = new Map<string, T>();
  return (key: string) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

const keptQuartersOfDay = kept(KEPT.days, (key) => {
  const [day = '', timeZone = ''] = key.split(' ');
  return quartersOfDay(day, timeZone);
});

const keptQuarters = kept(KEPT.ranges, (key) => {
  const [from = '', to = '', timeZone = ''] = key.split(' ');
  const quarters: Quarter[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    quarters.push(...keptQuartersOfDay(`${day} ${timeZone}`));
  }
  return quarters;
});

/** Every quarter of these days, both included. */
export const quartersOf = (from: string, to: string, timeZone: string): readonly Quarter[] =>
  keptQuarters(`${from} ${to} ${timeZone}`);

export const covers = ({ from, to }: Span, minute: number) =>
  minuteOf(from) <= minute && minute < minuteOf(to);

/** Whether weekly hours include a quarter. */
export const weekTable = (spans: readonly WeeklySpan[]) => {
  const table = Array.from({ length: DAYS_OF_WEEK + 1 }, () => new Uint8Array(QUARTERS_OF_DAY));
  for (const { weekday, from, to } of spans) {
    table[weekday]?.fill(1, minuteOf(from) / QUARTER_MINUTES, minuteOf(to) / QUARTER_MINUTES);
  }
  return (weekday: number, minute: number) => table[weekday]?.[Math.floor(minute / QUARTER_MINUTES)] === 1;
};
