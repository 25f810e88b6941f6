import { instructorResource, laneResource, quartersByResource, unitsOf } from './quanta.ts';
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

type Occupied = Pick<SlotInput, 'schedule'> & {
  classes: readonly { startsAt: Date; endsAt: Date; count?: number }[];
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

const NONE: readonly string[] = [];

/** By the claimed quarters: those of one request are asked about for each lane, instructor and weapon. */
const byResourceOf = new WeakMap<readonly string[], ReturnType<typeof quartersByResource>>();

const resourcesOf = (taken: readonly string[]) => {
  const known = byResourceOf.get(taken) ?? quartersByResource(taken);
  byResourceOf.set(taken, known);
  return known;
};

/** Whether the quarter of a resource is claimed. */
const claimed = ({ taken = NONE }: SlotInput, quarters: readonly Quarter[]) => {
  const byResource = resourcesOf(taken);
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

/** A lane without weapons allows all of them. */
export const allows = ({ weapons: allowed }: Pick<Lane, 'weapons'>, weapons: readonly string[]) =>
  allowed.length === 0 || weapons.every((weapon) => allowed.includes(weapon));

/** Lanes for few weapons are taken first, so that those for more stay free. */
const generality = ({ weapons }: Lane) => (weapons.length === 0 ? Infinity : weapons.length);

/** Classes need not be in a certain lane, but in one that allows their weapons. */
export const freeLanes = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, classes, wanted } = input;
  const lanes = schedule.lanes.filter(({ location }) => location === wanted.location);
  if (lanes.length === 0) return () => null;
  const claimedBy = claimed(input, quarters);
  const active = lanes
    .filter(({ isActive }) => isActive)
    .sort((one, other) => generality(one) - generality(other))
    .map((lane) => ({
      id: lane.id,
      isSuitable: allows(lane, wanted.weapons),
      isFor: ({ weapons }: BookedClass) => allows(lane, weapons),
      isClaimed: claimedBy(laneResource(lane.id)),
    }));
  const here = classes.filter(({ location }) => location === wanted.location);
  const taken = counted({ schedule, classes: here }, quarters);
  const onlyHere = here.filter((one) => active.every((lane) => lane.isSuitable || !lane.isFor(one)));
  const takenOfSuitable = counted({ schedule, classes: onlyHere }, quarters);
  return (from: number, length: number) => {
    const unclaimed = active.filter(({ isClaimed }) => isAll((index) => !isClaimed(index), from, length));
    const free = unclaimed.filter(({ isSuitable }) => isSuitable);
    const isLeft: Test = (index) => taken(index) < unclaimed.length && takenOfSuitable(index) < free.length;
    return isAll(isLeft, from, length) ? free.map(({ id }) => id) : [];
  };
};

/** Of each model that the class is lent and the academy counts. */
export const freeWeapons = (input: SlotInput, quarters: readonly Quarter[]) => {
  const { schedule, classes, lending = [], wanted } = input;
  const claimedBy = claimed(input, quarters);
  const models = schedule.weaponCounts
    .filter(({ weapon }) => wanted.lentWeapons.includes(weapon))
    .map(({ weapon, count }) => ({
      units: unitsOf(weapon, count).map((unit) => ({ unit, isClaimed: claimedBy(unit) })),
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
    models.map(({ units, taken }) => {
      const free = units.filter(({ isClaimed }) => isAll((index) => !isClaimed(index), from, length));
      return isAll((index) => taken(index) < free.length, from, length) ? free.map(({ unit }) => unit) : [];
    });
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
  const { schedule, classes } = input;
  const works = workingTimeOf(instructor, quarters);
  const own = classes.filter(({ instructorId }) => instructorId === instructor.id);
  const taken = counted({ schedule, classes: own }, quarters);
  const isClaimed = claimed(input, quarters)(instructorResource(instructor.id));
  return (from: number, classLength: number, length: number) =>
    works(from, classLength) && isAll((index) => taken(index) === 0 && !isClaimed(index), from, length);
};

/**
 * The instructors who can teach the class: that of the course; without one, those who remain after classes
 * without a named instructor have one.
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
  const open = counted(
    { ...input, classes: classes.filter(({ instructorId }) => instructorId === null) },
    quarters,
  );
  return (from: number, classLength: number, length: number) => {
    const left = free.filter(({ isFree }) => isFree(from, classLength, length)).map(({ id }) => id);
    return isAll((index) => open(index) < left.length, from, length) ? left : [];
  };
};
