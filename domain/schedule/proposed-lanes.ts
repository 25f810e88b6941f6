import { addMinutes, differenceInMinutes } from 'date-fns';
import type { BookedClass, SlotInput } from './slot-input.ts';
import { resourcesAt } from './slots.ts';

type Input<Class extends BookedClass> = Pick<SlotInput, 'schedule' | 'timeZone'> & {
  classes: readonly Class[];
};

/**
 * A lane for each class: its own, or the first that is free for it by the rules of free times when classes with a lane and earlier
 * ones have theirs. Classes for which none is left are missing.
 */
export const proposedLanes = <Class extends BookedClass>({ schedule, timeZone, classes }: Input<Class>) => {
  const endOf = ({ endsAt }: BookedClass) => addMinutes(endsAt, schedule.rules.bufferMinutes + 15);
  const hasOwn = ({ laneId, location }: Class) =>
    schedule.lanes.some((lane) => lane.id === laneId && lane.location === location);
  const byStart = classes.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  let placed: BookedClass[] = byStart.filter(hasOwn);
  const lanes = new Map(byStart.filter(hasOwn).map((one) => [one, one.laneId ?? '']));

  for (const one of byStart) {
    if (lanes.has(one)) continue;
    const { startsAt } = one;
    placed = placed.filter((other) => endOf(other) > startsAt);
    const near = placed.filter((other) => other.startsAt < endOf(one));
    const wanted = { ...one, durationMinutes: differenceInMinutes(one.endsAt, startsAt) };
    const input = { schedule, timeZone, instructors: [], classes: near, wanted, now: startsAt };
    const laneId = resourcesAt(input, startsAt).lanes?.[0];
    if (laneId === undefined) continue;
    lanes.set(one, laneId);
    placed.push({ ...one, laneId });
  }
  return lanes;
};
