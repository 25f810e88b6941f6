import { addYears, subDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { MAX_YEARS_AHEAD } from '#domain/dates/range.schema.ts';
import { collisionText } from '#domain/schedule/collisions.ts';
import { occupiedBy } from '#domain/schedule/free-resources.ts';
import { placeFor } from '#domain/schedule/place-for.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { Place, SlotInput } from '#domain/schedule/slot-input.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import type { HeldClass } from './held-class.ts';
import { wantedBy } from './place-class.ts';
import { classPlaced, classesRead, weaponsLent } from './schedule.facts.ts';

const comingClasses = async (now: Date) => {
  const window = { $gte: subDays(now, 1), $lt: addYears(now, MAX_YEARS_AHEAD + 1) };
  const coming = (await classesRead(window)).flat().filter(({ endsAt }) => endsAt > now);
  const lending = (await weaponsLent(window)).flat();
  const instructors = await listWorkingInstructors();
  return { coming: coming.sort(namedFirst), world: { lending, instructors } };
};

const isNamed = ({ instructorId }: HeldClass) => Number(instructorId !== null);

const namedFirst = (one: HeldClass, other: HeldClass) =>
  isNamed(other) - isNamed(one) || Number(one.startsAt) - Number(other.startsAt);

type World = Pick<SlotInput, 'schedule' | 'instructors' | 'lending'>;

const placeAmong = (world: World, held: HeldClass, others: readonly HeldClass[]) => {
  const classes = others.filter(occupiedBy(held, world.schedule.rules));
  return placeFor({ ...world, ...wantedBy(held), classes }, { after: held, before: null, terms: {} });
};

const storePlace = async ({ holder, laneId, reservedInstructorId }: HeldClass, place: Place) => {
  const isOther = laneId !== place.laneId || reservedInstructorId !== place.reservedInstructorId;
  if (isOther) await classPlaced({ holder, place });
};

/** When free times begin to be enforced, every coming class gets its place. Rejected if two classes need the same. */
export const placeComing = async (schedule: Schedule, now: Date) => {
  const { coming, world } = await comingClasses(now);
  const placed: HeldClass[] = [];
  const collisions: HeldClass[] = [];
  for (const held of coming) {
    const place = placeAmong({ ...world, schedule }, held, placed);
    if (!place) collisions.push(held);
    else {
      placed.push({ ...held, ...place });
      await storePlace(held, place);
    }
  }
  if (collisions.length > 0) {
    throw new DomainError('CLASSES_COLLIDE', collisionText(collisions, academy.timeZone));
  }
};

/** After a change of the schedule, coming classes get the lane and the instructor that they lack, if one is free. */
export const placeThoseWithout = async (schedule: Schedule, now: Date) => {
  const { coming, world } = await comingClasses(now);
  const classes = new Map(coming.map((held) => [held.holder, held]));
  const working = world.instructors.filter(({ workingHours }) => workingHours.length > 0);
  const lacks = ({ location, laneId, instructorId, reservedInstructorId }: HeldClass) => {
    const lanes = schedule.lanes.filter((lane) => lane.location === location);
    const lacksLane = lanes.length > 0 && !lanes.some(({ id }) => id === laneId);
    const lacksInstructor = instructorId === null && !working.some(({ id }) => id === reservedInstructorId);
    return lacksLane || (lacksInstructor && working.length > 0);
  };
  for (const held of coming.filter(lacks)) {
    const others = [...classes.values()].filter(({ holder }) => holder !== held.holder);
    const place = placeAmong({ ...world, schedule }, held, others);
    if (!place) continue;
    classes.set(held.holder, { ...held, ...place });
    await storePlace(held, place);
  }
};
