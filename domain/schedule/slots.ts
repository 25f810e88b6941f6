import { dayIn } from '../date-text.ts';
import { dayAfter, instantOf } from '../dates.ts';
import { clockOf, covers, QUARTER_MS, quartersOf, weekdayOf, weekTable, type Quarter } from './quarters.ts';
import type { Absence, Schedule, Span, WeeklySpan } from './schedule.ts';

/** An active instructor. Without working hours: not assigned to classes that name nobody. */
export type WorkingInstructor = { id: string; workingHours: WeeklySpan[]; absences: Absence[] };

/** A class that takes a lane of its location and an instructor. */
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

/**
 * The free times of each day, both included. The class is within opening hours; a lane of the location (if it has
 * lanes) and an instructor (if any has working hours) are free for all of it and the buffer after it. Classes take whole quarters.
 */
export const slots = (input: SlotInput, { from, to }: { from: string; to: string }): DaySlots[] => {
  const { schedule, wanted, timeZone, now } = input;
  const { noticeHours, horizonDays, bufferMinutes, stepMinutes } = schedule.rules;
  const quarters = quartersOf(from, dayAfter(to, DAYS_AFTER), timeZone);
  const classLength = Math.ceil((wanted.durationMinutes * MINUTE_MS) / QUARTER_MS);
  const length = classLength + Math.ceil((bufferMinutes * MINUTE_MS) / QUARTER_MS);
  const isOpen = opening(schedule, quarters);
  const hasLane = freeLane(input, quarters);
  const hasInstructor = freeInstructor(input, quarters);
  const earliest = now.getTime() + noticeHours * HOUR_MS;
  const lastDay = dayAfter(dayIn(now, timeZone), horizonDays);

  const isFree = ({ at, day, minute }: Quarter, index: number) =>
    minute % stepMinutes === 0 &&
    day <= lastDay &&
    at >= earliest &&
    at > now.getTime() &&
    isOpen(index, classLength) &&
    hasLane(index, length) &&
    hasInstructor(index, classLength, length) &&
    // Of two equal times of a day, booking takes this one.
    instantOf(day, clockOf(minute), timeZone).getTime() === at;

  const byDay = new Map<string, string[]>();
  for (const [index, quarter] of quarters.entries()) {
    if (quarter.day > to) break;
    if (!byDay.has(quarter.day)) byDay.set(quarter.day, []);
    if (isFree(quarter, index)) byDay.get(quarter.day)?.push(clockOf(quarter.minute));
  }
  return [...byDay].map(([day, times]) => ({ day, times }));
};

type Test = (index: number) => boolean;

const isAll = (test: Test, from: number, length: number) => {
  for (let index = from; index < from + length; index += 1) if (!test(index)) return false;
  return true;
};

/** A closure counts more than hours of the week and than an opening. */
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

/** How many of the classes take each quarter. */
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

const freeLane = ({ schedule, classes, wanted }: SlotInput, quarters: readonly Quarter[]) => {
  const lanes = schedule.lanes.filter(({ location }) => location === wanted.location);
  if (lanes.length === 0) return () => true;
  const active = lanes.filter(({ isActive }) => isActive).length;
  const here = classes.filter(({ location }) => location === wanted.location);
  const taken = counted({ schedule, classes: here }, quarters);
  return (from: number, length: number) => isAll((index) => taken(index) < active, from, length);
};

const isAbsentAt = ({ absences }: WorkingInstructor, { day, minute }: Quarter) =>
  absences.some(
    ({ fromDay, toDay, span }) => fromDay <= day && day <= toDay && (span === null || covers(span, minute)),
  );

const freeTimeOf = (
  instructor: WorkingInstructor,
  { schedule, classes }: Occupied,
  quarters: readonly Quarter[],
) => {
  const isWeekly = weekTable(instructor.workingHours);
  const isAlways = instructor.workingHours.length === 0;
  const works = quarters.map(
    (quarter) =>
      (isAlways || isWeekly(weekdayOf(quarter.day), quarter.minute)) && !isAbsentAt(instructor, quarter),
  );
  const own = classes.filter(({ instructorId }) => instructorId === instructor.id);
  const taken = counted({ schedule, classes: own }, quarters);
  return (from: number, classLength: number, length: number) =>
    isAll((index) => works[index] === true, from, classLength) &&
    isAll((index) => taken(index) === 0, from, length);
};

/** The instructor of the course; without one, somebody who is left when classes that name nobody have one. */
const freeInstructor = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { instructors, classes, wanted } = input;
  if (wanted.instructorId !== null) {
    const fixed = instructors.find(({ id }) => id === wanted.instructorId);
    return fixed ? freeTimeOf(fixed, input, quarters) : () => false;
  }
  const working = instructors.filter(({ workingHours }) => workingHours.length > 0);
  if (working.length === 0) return () => true;
  const free = working.map((instructor) => freeTimeOf(instructor, input, quarters));
  const open = counted(
    { ...input, classes: classes.filter(({ instructorId }) => instructorId === null) },
    quarters,
  );
  return (from: number, classLength: number, length: number) => {
    const left = free.filter((isFree) => isFree(from, classLength, length)).length;
    return left > 0 && isAll((index) => open(index) < left, from, length);
  };
};
