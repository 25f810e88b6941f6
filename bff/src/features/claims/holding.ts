import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addDays, differenceInMinutes, subDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { isUnitOf } from '#domain/schedule/quanta.ts';
import { allows } from '#domain/schedule/free-resources.ts';
import type { SlotInput } from '#domain/schedule/slot-input.ts';
import { nearestSlots, resourcesAt, type Resources } from '#domain/schedule/slots.ts';
import { QUARTER_MINUTES, type BookingRules, type Schedule } from '#domain/schedule/schedule.ts';
import { MAX_YEARS_AHEAD } from '#domain/dates/range.schema.ts';
import { DomainError, isRefusal } from '../../errors/domain-error.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { findSchedule } from '../schedule/schedule.store.ts';
import {
  addClaim,
  dropClaim,
  findClaim,
  findClaimsIn,
  giveBack,
  settleClaim,
  type Claim,
  type StoredClaim,
} from './claim.store.ts';
import { knownInstructor, wholeClaim, type HeldClass } from './held-class.ts';
import { lentByKits } from './kit-lending.ts';
import { groupClasses } from './live-classes.ts';

const MAX_ATTEMPTS = 12;
const BACKOFF_MS = 15;
const NEAREST = 3;
/** A class may last a day, and a buffer follows it. */
const DAYS_AROUND = 3;
const DAYS_NEAR = 25;

export type Terms = {
  /** The time must be one of the free times. Staff may choose any quarter, without notice. */
  offeredTo?: 'student' | 'staff';
  isLaneChosen?: boolean;
  hasNewWeapons?: boolean;
  /** Claims the free quarters and leaves the others to the class that has them. */
  overbooked?: 'allowed' | 'found' | undefined;
};

const forStaff = (rules: BookingRules): BookingRules => ({
  ...rules,
  noticeHours: 0,
  horizonDays: MAX_YEARS_AHEAD * 366,
  stepMinutes: QUARTER_MINUTES,
});

const inputFor = async (held: HeldClass, schedule: Schedule, days: number): Promise<SlotInput> => {
  const [from, until] = [subDays(held.startsAt, days), addDays(held.endsAt, days)];
  const isLent = schedule.weaponCounts.some(({ weapon }) => held.lentWeapons.includes(weapon));
  const claims = await findClaimsIn(from, until);
  return {
    schedule,
    instructors: await listWorkingInstructors(),
    classes: [],
    lending: isLent ? await lentByKits(schedule, () => groupClasses({ $gte: from, $lt: until })) : [],
    taken: claims.filter(({ _id }) => _id !== held.holder).flatMap(({ quanta }) => quanta),
    wanted: {
      ...held,
      instructorId: knownInstructor(held.instructorId),
      durationMinutes: differenceInMinutes(held.endsAt, held.startsAt),
    },
    timeZone: academy.timeZone,
    now: new Date(),
  };
};

/** Where REST reads free times: from the day of the class on. */
const availabilityLink = ({ courseId, startsAt }: HeldClass) => {
  const from = dayIn(startsAt, academy.timeZone);
  const path = `/api/courses/${courseId}/availability?from=${from}&to=${dayAfter(from, DAYS_NEAR)}`;
  return `<${path}>; rel="related"; title="availability"`;
};

const refused = async (held: HeldClass, schedule: Schedule) =>
  new DomainError('TIME_UNAVAILABLE', messages.timeUnavailable, {
    headers: { Link: availabilityLink(held) },
    slots: nearestSlots(await inputFor(held, schedule, DAYS_NEAR), held.startsAt, NEAREST),
  });

type Search = { input: SlotInput; found: StoredClaim | null; terms: Terms };

/** A class whose time does not change stays in its lane, even if the lane was closed or is for other weapons now. */
const laneFor = (held: HeldClass, { lanes }: Resources, { input: { schedule }, found, terms }: Search) => {
  if (lanes === null) return null;
  const own = schedule.lanes.find(({ id, location }) => id === held.laneId && location === held.location);
  const isSuitable = own !== undefined && (!terms.hasNewWeapons || allows(own, held.weapons));
  const isKept = found?.laneId === held.laneId && !isMoved(held, found) && isSuitable;
  if (own && (terms.isLaneChosen || isKept)) return own.id;
  return held.laneId !== null && lanes.includes(held.laneId) ? held.laneId : (lanes[0] ?? null);
};

const isMoved = ({ startsAt, endsAt }: HeldClass, { from, until }: StoredClaim) =>
  startsAt < from || endsAt > until;

/** The named instructor, else a free one. A name that belongs to no instructor claims none. */
const instructorFor = (held: HeldClass, { instructors }: Resources, found: StoredClaim | null) => {
  if (held.instructorId !== null) return knownInstructor(held.instructorId);
  if (instructors === null) return null;
  const former = found?.instructorId ?? null;
  return former !== null && instructors.includes(former) ? former : (instructors[0] ?? null);
};

/** One of each model that is lent and counted. A class that stays keeps those that it has, also when there are fewer. */
const weaponsFor = (held: HeldClass, { weapons }: Resources, { input: { schedule }, found }: Search) =>
  schedule.weaponCounts
    .filter(({ weapon }) => held.lentWeapons.includes(weapon))
    .map(({ weapon }, index) => {
      const free = weapons[index] ?? [];
      const former = found?.units?.find((unit) => isUnitOf(weapon, unit));
      if (former && free.includes(former)) return former;
      return free[0] ?? (found && !isMoved(held, found) ? former : undefined);
    });

type Chosen = { claim: Claim; isWhole: boolean };

const chooseClaim = (held: HeldClass, search: Search): Chosen => {
  const { input, found, terms } = search;
  const resources = resourcesAt(input, held.startsAt);
  const laneId = laneFor(held, resources, search);
  const weapons = weaponsFor(held, resources, search);
  const units = weapons.filter((unit) => unit !== undefined);
  const whole = wholeClaim(held, {
    laneId,
    instructorId: instructorFor(held, resources, found),
    units,
    rules: input.schedule.rules,
  });
  const taken = new Set(input.taken);
  const free = whole.quanta.filter((quantum) => !taken.has(quantum));
  const isWhole =
    free.length === whole.quanta.length &&
    (laneId !== null || resources.lanes === null) &&
    units.length === weapons.length;
  if (isWhole) return { isWhole, claim: whole };
  const quanta = free.length === 0 ? [held.holder] : free;
  return { isWhole, claim: { ...whole, quanta, overbooked: terms.overbooked ?? null } };
};

type Taken = { claim: Claim; stored: StoredClaim; former: StoredClaim | null };

export const takeClaim = async (held: HeldClass, schedule: Schedule, terms: Terms): Promise<Taken> => {
  const { offeredTo, overbooked } = terms;
  const rules = offeredTo === 'student' ? schedule.rules : forStaff(schedule.rules);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const former = await findClaim(held.holder);
    const input = await inputFor(held, { ...schedule, rules }, DAYS_AROUND);
    const isOffered = !offeredTo || resourcesAt(input, held.startsAt).isOffered;
    const { claim, isWhole } = chooseClaim(held, { input, found: former, terms });
    if (!overbooked && !(isOffered && isWhole)) {
      const lanes = schedule.lanes.filter(({ id }) => !terms.isLaneChosen || id === held.laneId);
      throw await refused(held, { ...schedule, rules, lanes });
    }
    const stored = await addClaim(former, claim);
    if (stored) return { claim, stored, former };
    await delay(Math.random() * BACKOFF_MS);
  }
  throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
};

export type LaneChoice = { laneId?: string | null };

/** A class before and after a write; null if it is not live. */
export type ClassChange = { before: HeldClass | null; after: HeldClass | null };

const isSame = ({ before, after }: ClassChange) =>
  before?.startsAt.getTime() === after?.startsAt.getTime() &&
  before?.endsAt.getTime() === after?.endsAt.getTime() &&
  before?.location === after?.location &&
  before?.instructorId === after?.instructorId &&
  before?.laneId === after?.laneId &&
  !hasNewWeapons({ before, after });

const hasNewWeapons = ({ before, after }: ClassChange) =>
  !isDeepStrictEqual([before?.weapons, before?.lentWeapons], [after?.weapons, after?.lentWeapons]);

type Change = { holder: string; load: () => Promise<ClassChange[]>; terms?: Terms | undefined };

type Claimed = { taken: Taken[]; unneeded: StoredClaim[] };

const undo = async ({ taken }: Claimed) => {
  for (const { stored, former } of taken) await giveBack(stored, former);
};

const claim = async (changes: ClassChange[], schedule: Schedule, terms: Terms): Promise<Claimed> => {
  const claimed: Claimed = { taken: [], unneeded: [] };
  const now = new Date();
  try {
    for (const change of changes) {
      const { before, after } = change;
      const own = { ...terms, hasNewWeapons: hasNewWeapons(change) };
      if (after && after.endsAt > now) claimed.taken.push(await takeClaim(after, schedule, own));
      else {
        const found = before && (await findClaim(before.holder));
        if (found) claimed.unneeded.push(found);
      }
    }
  } catch (error) {
    if (isRefusal(error)) await undo(claimed);
    throw error;
  }
  return claimed;
};

/**
 * Writes classes while free times are enforced: claims quarters, writes, then releases quarters that are no
 * longer needed. `write` gets the lane of the holder and returns null if it wrote nothing. The sweep repairs
 * claims after a crash.
 */
export const holding = async <Written>(
  { holder, load, terms = {} }: Change,
  write: (lane: LaneChoice) => Promise<Written>,
): Promise<Written> => {
  const schedule = await findSchedule();
  if (schedule.policy !== 'enforce') return write({});
  const changes = (await load()).filter((change) => !isSame(change));
  if (changes.length === 0) return write({});
  const claimed = await claim(changes, schedule, terms);
  const own = claimed.taken.find(({ stored }) => stored._id === holder);
  try {
    const written = await write(own ? { laneId: own.claim.laneId } : {});
    if (!written) await undo(claimed);
    else {
      for (const { stored, claim: present } of claimed.taken) await settleClaim(stored, present);
      for (const unneeded of claimed.unneeded) await dropClaim(unneeded);
    }
    return written;
  } catch (error) {
    if (isRefusal(error)) await undo(claimed);
    throw error;
  }
};
