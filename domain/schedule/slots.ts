import { dayIn } from '../dates/date-text.ts';
import { dayAfter, instantOf } from '../dates/dates.ts';
import { freeInstructors, freeLanes, missingWeapons, opening } from './free-resources.ts';
import { nearestTimes } from './nearest-times.ts';
import { clockOf, QUARTER_MS, quartersOf, type Quarter } from './quarters.ts';
import type { SlotInput } from './slot-input.ts';

export type DaySlots = { day: string; times: string[] };

type Days = { from: string; to: string };

/** A class may last a day, and a buffer follows it. */
const DAYS_AFTER = 2;

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

const lengthsOf = ({ schedule, wanted }: SlotInput, startsAt = 0) => {
  const bufferMs = schedule.rules.bufferMinutes * MINUTE_MS;
  const classMs = (startsAt % QUARTER_MS) + wanted.durationMinutes * MINUTE_MS;
  return {
    classLength: Math.ceil(classMs / QUARTER_MS),
    length: Math.ceil((classMs + bufferMs) / QUARTER_MS),
  };
};

const lastDayOf = ({ schedule, timeZone, now }: Bookable) =>
  dayAfter(dayIn(now, timeZone), schedule.rules.horizonDays);

type Bookable = Pick<SlotInput, 'timeZone' | 'now'> & { schedule: Pick<SlotInput['schedule'], 'rules'> };

/** Those of the days on which a class can be booked; null: none of them. */
export const bookableDays = (bookable: Bookable, { from, to }: Days): Days | null => {
  const [today, last] = [dayIn(bookable.now, bookable.timeZone), lastDayOf(bookable)];
  const days = { from: from < today ? today : from, to: to > last ? last : to };
  return days.from <= days.to ? days : null;
};

/** What decides whether a class can begin at a quarter. */
const searchIn = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, timeZone, now } = input;
  const { noticeHours, stepMinutes } = schedule.rules;
  const { classLength, length } = lengthsOf(input);
  const isOpen = opening(schedule, quarters);
  const lanes = freeLanes(input, quarters);
  const instructors = freeInstructors(input, quarters);
  const missing = missingWeapons(input, quarters);
  const earliest = now.getTime() + noticeHours * HOUR_MS;
  const lastDay = lastDayOf(input);
  const isLeft = (free: string[] | null) => free === null || free.length > 0;

  const isFree = ({ at, day, minute, isOfRegularDay }: Quarter, index: number) =>
    minute % stepMinutes === 0 &&
    day <= lastDay &&
    at >= earliest &&
    at > now.getTime() &&
    isOpen(index, classLength) &&
    isLeft(lanes(index, length)) &&
    isLeft(instructors(index, classLength, length)) &&
    missing(index, length).length === 0 &&
    // Of two equal wall-clock times of a day, bookings use this one.
    (isOfRegularDay || instantOf(day, clockOf(minute), timeZone).getTime() === at);

  return { isFree, lanes, instructors, missing };
};

/**
 * The free times of each day, both included. The class is within opening hours. A lane of the location (if it has
 * lanes) that allows its weapons, an instructor (if any has working hours) and a weapon of each model that it is lent (if that is
 * counted) are free for all of it and the buffer after it. Classes take whole quarters.
 */
export const slots = (input: SlotInput, { from, to }: Days): DaySlots[] => {
  const byDay = new Map<string, string[]>();
  for (let day = from; day <= to; day = dayAfter(day, 1)) byDay.set(day, []);
  const days = bookableDays(input, { from, to });
  const quarters = days ? quartersOf(days.from, dayAfter(days.to, DAYS_AFTER), input.timeZone) : [];
  const { isFree } = searchIn(input, quarters);
  for (const [index, quarter] of quarters.entries()) {
    if (quarter.day > to) break;
    if (isFree(quarter, index)) byDay.get(quarter.day)?.push(clockOf(quarter.minute));
  }
  return [...byDay].map(([day, times]) => ({ day, times }));
};

export type Resources = {
  isOffered: boolean;
  /** Ids of those that are free; null: not limited. */
  lanes: string[] | null;
  instructors: string[] | null;
  /** The models that are lent and counted of which none is free. */
  missingWeapons: string[];
};

/** Whether `slots` has this time, and what is free at it. */
export const resourcesAt = (input: SlotInput, startsAt: Date): Resources => {
  const { timeZone } = input;
  const day = dayIn(startsAt, timeZone);
  const quarters = quartersOf(day, dayAfter(day, DAYS_AFTER), timeZone);
  const { isFree, lanes, instructors, missing } = searchIn(input, quarters);
  const at = startsAt.getTime();
  const index = quarters.findLastIndex((quarter) => quarter.at <= at);
  const quarter = quarters[index];
  const { classLength, length } = lengthsOf(input, at);
  return {
    isOffered: quarter?.at === at && isFree(quarter, index),
    lanes: lanes(index, length),
    instructors: instructors(index, classLength, length),
    missingWeapons: missing(index, length),
  };
};

const NEAR_DAYS = 7;

/** The free times nearest to a time that is not free. */
export const nearestSlots = (input: SlotInput, startsAt: Date, count: number) => {
  const { timeZone, now, schedule } = input;
  const today = dayIn(now, timeZone);
  const last = dayAfter(today, schedule.rules.horizonDays);
  const wanted = dayIn(startsAt, timeZone);
  const middle = [today, wanted, last].sort()[1] ?? today;
  const from = [today, dayAfter(middle, -NEAR_DAYS)].sort()[1] ?? today;
  const days = slots(input, { from, to: dayAfter(middle, NEAR_DAYS) });
  return nearestTimes(days, { startsAt, timeZone, count });
};
