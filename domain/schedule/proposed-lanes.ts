import { addMinutes, differenceInMinutes } from 'date-fns';
import { dayIn } from '../dates/date-text.ts';
import { dayAfter } from '../dates/dates.ts';
import { freeLanes } from './free-resources.ts';
import { laneResource, quantaOf } from './quanta.ts';
import { QUARTER_MS, quartersOf } from './quarters.ts';
import type { BookedClass, SlotInput } from './slot-input.ts';

/** A class as the agenda has it; `laneId` is null without a lane of its own. */
export type LaidOut = BookedClass & { laneId: string | null };

type Input<Class extends LaidOut> = Pick<SlotInput, 'schedule' | 'timeZone'> & { classes: readonly Class[] };

/** A class may last a day, and a buffer follows it. */
const DAYS_AFTER = 2;

type Placed = { until: number; from: number; quanta: string[] };

/**
 * A lane for each class: its own, or the first that is free for it by the rules of free times when classes with a lane and earlier
 * ones have theirs. Classes for which none is left are missing.
 */
export const proposedLanes = <Class extends LaidOut>({ schedule, timeZone, classes }: Input<Class>) => {
  const lanes = new Map<Class, string>();
  const bufferMinutes = schedule.rules.bufferMinutes;
  const periodOf = ({ startsAt, endsAt }: Class) => ({ startsAt, endsAt: addMinutes(endsAt, bufferMinutes) });
  const place = (one: Class, laneId: string): Placed => {
    lanes.set(one, laneId);
    const period = periodOf(one);
    const quanta = quantaOf(laneResource(laneId), period);
    return { from: period.startsAt.getTime(), until: period.endsAt.getTime(), quanta };
  };
  const hasOwn = ({ laneId, location }: Class) =>
    schedule.lanes.some((lane) => lane.id === laneId && lane.location === location);
  const byStart = classes.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  let placed = byStart.filter(hasOwn).map((one) => place(one, one.laneId ?? ''));

  for (const one of byStart) {
    if (lanes.has(one)) continue;
    const { startsAt, endsAt } = periodOf(one);
    placed = placed.filter(({ until }) => until > startsAt.getTime());
    const taken = placed.filter(({ from }) => from < endsAt.getTime()).flatMap(({ quanta }) => quanta);
    const day = dayIn(startsAt, timeZone);
    const quarters = quartersOf(day, dayAfter(day, DAYS_AFTER), timeZone);
    const wanted = { ...one, durationMinutes: differenceInMinutes(one.endsAt, one.startsAt) };
    const input = { schedule, timeZone, instructors: [], classes: [], taken, wanted, now: startsAt };
    const first = quarters.findLastIndex(({ at }) => at <= startsAt.getTime());
    const length = Math.ceil((endsAt.getTime() - (quarters[first]?.at ?? 0)) / QUARTER_MS);
    const [free] = freeLanes(input, quarters)(first, length) ?? [];
    if (free !== undefined) placed.push(place(one, free));
  }
  return lanes;
};
