import { covers, QUARTER_MS, weekTable, type Quarter } from './quarters.ts';
import type { Lane, Span } from './schedule.ts';
import type { BookedClass, SlotInput, WorkingInstructor } from './slot-input.ts';

const MINUTE_MS = 60_000;

type Test = (index: number) => boolean;

const isAll = (test: Test, from: number, length: number) => {
  for (let index = from; index < from + length; index += 1) if (!test(index)) return false;
  return true;
};

const YES = 1;
const NO = 2;

/** Tests a quarter when it is first asked about: most are at night. */
const lazily = (quarters: readonly Quarter[], test: (quarter: Quarter) => boolean): Test => {
  const known = new Uint8Array(quarters.length);
  return (index) => {
    const quarter = quarters[index];
    if (!quarter) return false;
    known[index] ||= test(quarter) ? YES : NO;
    return known[index] === YES;
  };
};

/** A closure overrides weekly hours and openings. */
export const opening = ({ weeklyHours, exceptions }: SlotInput['schedule'], quarters: readonly Quarter[]) => {
  const isWeekly = weekTable(weeklyHours);
  const isCovered = (span: Span | null, minute: number) => span === null || covers(span, minute);
  const exceptional = new Set(exceptions.map(({ day }) => day));
  const isOpen = lazily(quarters, ({ day, weekday, minute }) => {
    if (!exceptional.has(day)) return isWeekly(weekday, minute);
    const ofDay = exceptions.filter((one) => one.day === day && isCovered(one.span, minute));
    if (ofDay.some((exception) => !exception.isOpen)) return false;
    return ofDay.length > 0 || isWeekly(weekday, minute);
  });
  return (from: number, length: number) => isAll(isOpen, from, length);
};

type Period = { startsAt: Date; endsAt: Date };

type Occupied = Pick<SlotInput, 'schedule'> & {
  classes: readonly (Period & { count?: number })[];
};

/** The number of classes in each quarter, or of what they count. */
export const counted = ({ schedule, classes }: Occupied, quarters: readonly Quarter[]) => {
  const counts = new Uint16Array(quarters.length);
  const start = quarters[0]?.at ?? 0;
  const bufferMs = schedule.rules.bufferMinutes * MINUTE_MS;
  for (const { startsAt, endsAt, count = 1 } of classes) {
    const first = Math.floor((startsAt.getTime() - start) / QUARTER_MS);
    const end = Math.ceil((endsAt.getTime() + bufferMs - start) / QUARTER_MS);
    for (let index = Math.max(0, first); index < Math.min(counts.length, end); index += 1) {
      counts[index] = (counts[index] ?? 0) + count;
    }
  }
  return (index: number) => counts[index] ?? 0;
};

/** Whether a class, with the buffer after it, has a quarter of another one. */
export const occupiedBy = (wanted: Period, { bufferMinutes }: { bufferMinutes: number }) => {
  const quartersOfClass = ({ startsAt, endsAt }: Period) => ({
    first: Math.floor(startsAt.getTime() / QUARTER_MS),
    end: Math.ceil((endsAt.getTime() + bufferMinutes * MINUTE_MS) / QUARTER_MS),
  });
  const { first, end } = quartersOfClass(wanted);
  return (one: Period) => {
    const other = quartersOfClass(one);
    return other.first < end && first < other.end;
  };
};

/** Whether no class of some kind is at a time, its buffer included. */
const withoutClasses = (
  { schedule, classes }: SlotInput,
  { quarters, isMeant }: { quarters: readonly Quarter[]; isMeant: (one: BookedClass) => boolean },
) => {
  const taken = counted({ schedule, classes: classes.filter(isMeant) }, quarters);
  return (from: number, length: number) => isAll((index) => taken(index) === 0, from, length);
};

/** A lane without weapons allows all of them. */
export const allows = ({ weapons: allowed }: Pick<Lane, 'weapons'>, weapons: readonly string[]) =>
  allowed.length === 0 || weapons.every((weapon) => allowed.includes(weapon));

/** Lanes for few weapons are taken first, so that those for more stay free. */
const generality = ({ weapons }: Lane) => (weapons.length === 0 ? Infinity : weapons.length);

/** Classes without a lane need not be in a certain one, but in one that allows their weapons. */
export const freeLanes = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, classes, wanted } = input;
  const lanes = schedule.lanes.filter(({ location }) => location === wanted.location);
  if (lanes.length === 0) return () => null;
  const active = lanes
    .filter(({ isActive }) => isActive)
    .sort((one, other) => generality(one) - generality(other))
    .map((lane) => ({
      id: lane.id,
      isSuitable: allows(lane, wanted.weapons),
      isFor: ({ weapons }: BookedClass) => allows(lane, weapons),
      isEmpty: withoutClasses(input, { quarters, isMeant: ({ laneId }) => laneId === lane.id }),
    }));
  const here = classes.filter(
    ({ location, laneId }) => location === wanted.location && !lanes.some(({ id }) => id === laneId),
  );
  const taken = counted({ schedule, classes: here }, quarters);
  const onlyHere = here.filter((one) => active.every((lane) => lane.isSuitable || !lane.isFor(one)));
  const takenOfSuitable = counted({ schedule, classes: onlyHere }, quarters);
  return (from: number, length: number) => {
    const empty = active.filter(({ isEmpty }) => isEmpty(from, length));
    const free = empty.filter(({ isSuitable }) => isSuitable);
    const isLeft: Test = (index) => taken(index) < empty.length && takenOfSuitable(index) < free.length;
    return isAll(isLeft, from, length) ? free.map(({ id }) => id) : [];
  };
};

/** The models that the class is lent and the academy counts, of which none is left. */
export const missingWeapons = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, classes, lending = [], wanted } = input;
  const models = schedule.weaponCounts
    .filter(({ weapon }) => wanted.lentWeapons.includes(weapon))
    .map(({ weapon, count }) => ({
      weapon,
      count,
      taken: counted(
        {
          schedule,
          classes: [
            ...classes.filter(({ lentWeapons }) => lentWeapons.includes(weapon)),
            ...lending.filter((one) => one.weapon === weapon),
          ],
        },
        quarters,
      ),
    }));
  return (from: number, length: number) =>
    models
      .filter(({ count, taken }) => !isAll((index) => taken(index) < count, from, length))
      .map(({ weapon }) => weapon);
};

const isAbsentAt = ({ absences }: WorkingInstructor, { day, minute }: Quarter) =>
  absences.some(
    ({ fromDay, toDay, span }) => fromDay <= day && day <= toDay && (span === null || covers(span, minute)),
  );

type Table = { quarters: readonly Quarter[]; works: Test };

/** The last table of each instructor: all free times of a request are about the same quarters. */
const tables = new WeakMap<WorkingInstructor, Table>();

const tableOf = (instructor: WorkingInstructor, quarters: readonly Quarter[]) => {
  const known = tables.get(instructor);
  if (known?.quarters === quarters) return known.works;
  const isWeekly = weekTable(instructor.workingHours);
  const isAlways = instructor.workingHours.length === 0;
  const works = lazily(
    quarters,
    (quarter) => (isAlways || isWeekly(quarter.weekday, quarter.minute)) && !isAbsentAt(instructor, quarter),
  );
  tables.set(instructor, { quarters, works });
  return works;
};

/** Whether an instructor works for all of a time. */
export const workingTimeOf = (instructor: WorkingInstructor, quarters: readonly Quarter[]) => {
  const works = tableOf(instructor, quarters);
  return (from: number, length: number) => isAll(works, from, length);
};

const freeTimeOf = (instructor: WorkingInstructor, input: SlotInput, quarters: readonly Quarter[]) => {
  const works = workingTimeOf(instructor, quarters);
  const isIdle = withoutClasses(input, { quarters, isMeant: (one) => teacherOf(one) === instructor.id });
  return (from: number, classLength: number, length: number) =>
    works(from, classLength) && isIdle(from, length);
};

export const teacherOf = ({ instructorId, reservedInstructorId }: BookedClass) =>
  instructorId ?? reservedInstructorId;

/**
 * The instructors who can teach the class: that of the course; without one, those who remain after classes
 * without an instructor have one.
 */
export const freeInstructors = (input: SlotInput, quarters: readonly Quarter[]) => {
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
  const ids = new Set<string | null>(working.map(({ id }) => id));
  const isOpen = ({ instructorId, reservedInstructorId }: BookedClass) =>
    instructorId === null && !ids.has(reservedInstructorId);
  const open = counted({ ...input, classes: classes.filter(isOpen) }, quarters);
  return (from: number, classLength: number, length: number) => {
    const left = free.filter(({ isFree }) => isFree(from, classLength, length)).map(({ id }) => id);
    return isAll((index) => open(index) < left.length, from, length) ? left : [];
  };
};
