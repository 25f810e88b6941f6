import { addMinutes, differenceInMinutes, subDays } from 'date-fns';
import { isDeepStrictEqual } from 'node:util';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { MAX_YEARS_AHEAD } from '#domain/dates/range.schema.ts';
import { messages } from '#domain/messages.ts';
import { placeFor, type PlaceTerms } from '#domain/schedule/place-for.ts';
import { MAX_BUFFER_MINUTES } from '#domain/schedule/schedule.schema.ts';
import { QUARTER_MINUTES, type BookingRules, type Schedule } from '#domain/schedule/schedule.ts';
import type { Place, SlotInput } from '#domain/schedule/slot-input.ts';
import { nearestSlots } from '#domain/schedule/slots.ts';
import { lock, readOnce } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { knownInstructor, type HeldClass } from './held-class.ts';
import { classesRead, weaponsLent, type Window } from './schedule.facts.ts';
import { findSchedule } from './schedule.store.ts';

const NEAREST = 3;
/** The longest class lasts a day, and a buffer follows it. */
const DAYS_BEFORE = 2;
const DAYS_NEAR = 25;

/** A class before and after a write; null if it does not take place. */
export type ClassChange = { before: HeldClass | null; after: HeldClass | null };

/**
 * What a class holds at its time, to be written with it: a lane and an instructor, while free times are enforced; null
 * if it keeps what it has. Refused if it has no free time. Nobody else places a class of these days until the transaction has ended.
 */
export const placeClass = async (
  { before, after }: ClassChange,
  terms: PlaceTerms = {},
): Promise<Place | null> => {
  if (!after || isSame(before, after) || !(await areTimesEnforced(after))) return null;
  await lock(...daysOf(after));
  const schedule = await findSchedule();
  if (after.endsAt <= new Date()) return null;
  const rules = terms.offeredTo === 'student' ? schedule.rules : forStaff(schedule.rules);
  const world = { ...schedule, rules };
  const place = placeFor(await inputFor(after, world, windowAround(after, schedule)), {
    after,
    before,
    terms,
  });
  if (place) return place;
  const lanes = schedule.lanes.filter(({ id }) => !terms.isLaneChosen || id === after.laneId);
  throw await refusal(after, { ...world, lanes });
};

/** It stays so until the transaction has ended: a change of the schedule locks all days, and each transaction one at least. */
export const areTimesEnforced = async ({ startsAt }: { startsAt: Date }) => {
  const { policy } = await findSchedule();
  if (policy === 'enforce') return true;
  await readOnce('day of the schedule', () => lock(dayLock(dayOf(startsAt))));
  return false;
};

const isSame = (before: HeldClass | null, { reservedInstructorId: _, ...after }: HeldClass) => {
  if (!before) return false;
  const { reservedInstructorId: _former, ...former } = before;
  return isDeepStrictEqual(former, after);
};

const LOCKS = 32;
const DAY_MS = 86_400_000;

const dayLock = (day: number) => `day:${day % LOCKS}`;

const dayOf = (instant: Date) => Math.floor(instant.getTime() / DAY_MS);

/** So few that a change of the schedule locks all days. */
export const ALL_DAYS = Array.from({ length: LOCKS }, (_, day) => dayLock(day));

/** With the longest buffer. */
const daysOf = ({ startsAt, endsAt }: HeldClass) => {
  const first = dayOf(startsAt);
  const last = dayOf(addMinutes(endsAt, MAX_BUFFER_MINUTES));
  return Array.from({ length: last - first + 1 }, (_, index) => dayLock(first + index));
};

const forStaff = (rules: BookingRules): BookingRules => ({
  ...rules,
  noticeHours: 0,
  horizonDays: MAX_YEARS_AHEAD * 366,
  stepMinutes: QUARTER_MINUTES,
});

/** In which classes begin that may overlap a class. */
const windowAround = (
  { startsAt, endsAt }: Pick<HeldClass, 'startsAt' | 'endsAt'>,
  { rules }: Schedule,
): Window => ({
  $gte: subDays(startsAt, DAYS_BEFORE),
  $lt: addMinutes(endsAt, rules.bufferMinutes + QUARTER_MINUTES),
});

const inputFor = async (held: HeldClass, schedule: Schedule, window: Window): Promise<SlotInput> => {
  const isLent = schedule.weaponCounts.some(({ weapon }) => held.lentWeapons.includes(weapon));
  return {
    schedule,
    instructors: await listWorkingInstructors(),
    classes: (await classesRead(window)).flat().filter(({ holder }) => holder !== held.holder),
    lending: isLent ? (await weaponsLent(window)).flat() : [],
    ...wantedBy(held),
  };
};

export const wantedBy = (held: HeldClass) => ({
  wanted: {
    ...held,
    instructorId: knownInstructor(held.instructorId),
    durationMinutes: differenceInMinutes(held.endsAt, held.startsAt),
  },
  timeZone: academy.timeZone,
  now: new Date(),
});

const refusal = async (held: HeldClass, schedule: Schedule) => {
  const { startsAt, endsAt } = held;
  const near = { startsAt: subDays(startsAt, DAYS_NEAR), endsAt: subDays(endsAt, -DAYS_NEAR) };
  return new DomainError('TIME_UNAVAILABLE', messages.timeUnavailable, {
    headers: { Link: availabilityLink(held) },
    slots: nearestSlots(await inputFor(held, schedule, windowAround(near, schedule)), startsAt, NEAREST),
  });
};

/** Where REST reads free times: from the day of the class on. */
const availabilityLink = ({ courseId, startsAt }: HeldClass) => {
  const from = dayIn(startsAt, academy.timeZone);
  const path = `/api/courses/${courseId}/availability?from=${from}&to=${dayAfter(from, DAYS_NEAR)}`;
  return `<${path}>; rel="related"; title="availability"`;
};
