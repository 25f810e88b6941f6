import { dayIn } from '../dates/date-text.ts';
import { dayAfter, instantOf } from '../dates/dates.ts';
import { instructorResource, laneResource, quartersByResource } from './quanta.ts';
import { clockOf, covers, QUARTER_MS, quartersOf, weekdayOf, weekTable, type Quarter } from './quarters.ts';
import type { Absence, Schedule, Span, WeeklySpan } from './schedule.ts';

/** An active instructor. Without working hours: not assigned to classes without a named instructor. */
export type WorkingInstructor = { id: string; workingHours: WeeklySpan[]; absences: Absence[] };

/** A class that occupies a lane of its location and an instructor. */
export type BookedClass = {
  startsAt: Date;
  endsAt: Date;
  location: string;
  /** Null: any instructor. */
  instructorId: string | null;
};

export type SlotInput = {
  schedule: Pick<Schedule, 'weeklyHours' | 'exceptions' | 'lanes' | 'rules'>;
  instructors: readonly WorkingInstructor[];
  /** Every class that may overlap the days. */
  classes: readonly BookedClass[];
  /** Claimed quarters, including buffers. */
  taken?: readonly string[];
  /** The class to book. */
  wanted: { location: string; durationMinutes: number; instructorId: string | null };
  timeZone: string;
  now: Date;
};

export type DaySlots = { day: string; times: string[] };

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

/** What decides whether a class can begin at a quarter. */
const searchIn = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, timeZone, now } = input;
  const { noticeHours, horizonDays, stepMinutes } = schedule.rules;
  const { classLength, length } = lengthsOf(input);
  const isOpen = opening(schedule, quarters);
  const lanes = freeLanes(input, quarters);
  const instructors = freeInstructors(input, quarters);
  const earliest = now.getTime() + noticeHours * HOUR_MS;
  const lastDay = dayAfter(dayIn(now, timeZone), horizonDays);
  const isLeft = (free: string[] | null) => free === null || free.length > 0;

  const isFree = ({ at, day, minute, isOfRegularDay }: Quarter, index: number) =>
    minute % stepMinutes === 0 &&
    day <= lastDay &&
    at >= earliest &&
    at > now.getTime() &&
    isOpen(index, classLength) &&
    isLeft(lanes(index, length)) &&
    isLeft(instructors(index, classLength, length)) &&
    // Of two equal wall-clock times of a day, bookings use this one.
    (isOfRegularDay || instantOf(day, clockOf(minute), timeZone).getTime() === at);

  return { isFree, lanes, instructors };
};

/**
 * The free times of each day, both included. The class is within opening hours; a lane of the location (if it has
 * lanes) and an instructor (if any has working hours) are free for all of it and the buffer after it. Classes take whole quarters.
 */
export const slots = (input: SlotInput, { from, to }: { from: string; to: string }): DaySlots[] => {
  const quarters = quartersOf(from, dayAfter(to, DAYS_AFTER), input.timeZone);
  const { isFree } = searchIn(input, quarters);
  const byDay = new Map<string, string[]>();
  for (const [index, quarter] of quarters.entries()) {
    if (quarter.day > to) break;
    if (!byDay.has(quarter.day)) byDay.set(quarter.day, []);
    if (isFree(quarter, index)) byDay.get(quarter.day)?.push(clockOf(quarter.minute));
  }
  return [...byDay].map(([day, times]) => ({ day, times }));
};

/** Ids of those that are free; null: not limited. */
export type Resources = { isOffered: boolean; lanes: string[] | null; instructors: string[] | null };

/** Whether `slots` has this time, and the lanes and instructors that are free at it. */
export const resourcesAt = (input: SlotInput, startsAt: Date): Resources => {
  const { timeZone } = input;
  const day = dayIn(startsAt, timeZone);
  const quarters = quartersOf(day, dayAfter(day, DAYS_AFTER), timeZone);
  const { isFree, lanes, instructors } = searchIn(input, quarters);
  const at = startsAt.getTime();
  const index = quarters.findLastIndex((quarter) => quarter.at <= at);
  const quarter = quarters[index];
  const { classLength, length } = lengthsOf(input, at);
  return {
    isOffered: quarter?.at === at && isFree(quarter, index),
    lanes: lanes(index, length),
    instructors: instructors(index, classLength, length),
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
  const distanceOf = (day: string, time: string) =>
    Math.abs(instantOf(day, time, timeZone).getTime() - startsAt.getTime());
  return slots(input, { from, to: dayAfter(middle, NEAR_DAYS) })
    .flatMap(({ day, times }) => times.map((time) => ({ day, time, distance: distanceOf(day, time) })))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ day, time }) => ({ day, time }));
};

type Test = (index: number) => boolean;

const isAll = (test: Test, from: number, length: number) => {
  for (let index = from; index < from + length; index += 1) if (!test(index)) return false;
  return true;
};

/** A closure overrides weekly hours and openings. */
const opening = ({ weeklyHours, exceptions }: SlotInput['schedule'], quarters: readonly Quarter[]) => {
  const isWeekly = weekTable(weeklyHours);
  const isCovered = (span: Span | null, minute: number) => span === null || covers(span, minute);
  const open = quarters.map(({ day, minute }) => {
    const ofDay = exceptions.filter((one) => one.day === day && isCovered(one.span, minute));
    if (ofDay.some((exception) => !exception.isOpen)) return false;
    return ofDay.length > 0 || isWeekly(weekdayOf(day), minute);
  });
  return (from: number, length: number) => isAll((index) => open[index] === true, from, length);
};

type Occupied = Pick<SlotInput, 'schedule' | 'classes'>;

/** The number of classes in each quarter. */
const counted = ({ schedule, classes }: Occupied, quarters: readonly Quarter[]) => {
  const counts = new Uint16Array(quarters.length);
  const start = quarters[0]?.at ?? 0;
  const bufferMs = schedule.rules.bufferMinutes * MINUTE_MS;
  for (const { startsAt, endsAt } of classes) {
    const first = Math.floor((startsAt.getTime() - start) / QUARTER_MS);
    const end = Math.ceil((endsAt.getTime() + bufferMs - start) / QUARTER_MS);
    for (let index = Math.max(0, first); index < Math.min(counts.length, end); index += 1) {
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  return (index: number) => counts[index] ?? 0;
};

/** Whether the quarter of a resource is claimed. */
const claimed = ({ taken = [] }: SlotInput, quarters: readonly Quarter[]) => {
  const byResource = quartersByResource(taken);
  const start = quarters[0]?.at ?? 0;
  return (resource: string) => {
    const table = new Uint8Array(quarters.length);
    for (const at of byResource.get(resource) ?? []) {
      const index = (at - start) / QUARTER_MS;
      if (index >= 0 && index < table.length) table[index] = 1;
    }
    return (index: number) => table[index] === 1;
  };
};

const freeLanes = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, classes, wanted } = input;
  const lanes = schedule.lanes.filter(({ location }) => location === wanted.location);
  if (lanes.length === 0) return () => null;
  const claimedBy = claimed(input, quarters);
  const active = lanes
    .filter(({ isActive }) => isActive)
    .map(({ id }) => ({ id, isClaimed: claimedBy(laneResource(id)) }));
  const here = classes.filter(({ location }) => location === wanted.location);
  const taken = counted({ schedule, classes: here }, quarters);
  return (from: number, length: number) => {
    const free = active.filter(({ isClaimed }) => isAll((index) => !isClaimed(index), from, length));
    return isAll((index) => taken(index) < free.length, from, length) ? free.map(({ id }) => id) : [];
  };
};

const isAbsentAt = ({ absences }: WorkingInstructor, { day, minute }: Quarter) =>
  absences.some(
    ({ fromDay, toDay, span }) => fromDay <= day && day <= toDay && (span === null || covers(span, minute)),
  );

const freeTimeOf = (instructor: WorkingInstructor, input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, classes } = input;
  const isWeekly = weekTable(instructor.workingHours);
  const isAlways = instructor.workingHours.length === 0;
  const works = quarters.map(
    (quarter) =>
      (isAlways || isWeekly(weekdayOf(quarter.day), quarter.minute)) && !isAbsentAt(instructor, quarter),
  );
  const own = classes.filter(({ instructorId }) => instructorId === instructor.id);
  const taken = counted({ schedule, classes: own }, quarters);
  const isClaimed = claimed(input, quarters)(instructorResource(instructor.id));
  return (from: number, classLength: number, length: number) =>
    isAll((index) => works[index] === true, from, classLength) &&
    isAll((index) => taken(index) === 0 && !isClaimed(index), from, length);
};

/**
 * The instructors who can teach the class: that of the course; without one, those who remain after classes
 * without a named instructor have one.
 */
const freeInstructors = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { instructors, classes, wanted } = input;
  if (wanted.instructorId !== null) {
    const fixed = instructors.find(({ id }) => id === wanted.instructorId);
    if (!fixed) return () => [];
    const isFree = freeTimeOf(fixed, input, quarters);
    return (from: number, classLength: number, length: number) =>
      isFree(from, classLength, length) ? [fixed.id] : [];
  }
  const working = instructors.filter(({ workingHours }) => workingHours.length > 0);
  if (working.length === 0) return () => null;
  const free = working.map((instructor) => ({
    id: instructor.id,
    isFree: freeTimeOf(instructor, input, quarters),
  }));
  const open = counted(
    { ...input, classes: classes.filter(({ instructorId }) => instructorId === null) },
    quarters,
  );
  return (from: number, classLength: number, length: number) => {
    const left = free.filter(({ isFree }) => isFree(from, classLength, length)).map(({ id }) => id);
    return isAll((index) => open(index) < left.length, from, length) ? left : [];
  };
};
