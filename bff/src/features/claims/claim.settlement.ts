import { subSeconds } from 'date-fns';
import { isUnitOf } from '#domain/schedule/quanta.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Ctx } from '../../operation/context.ts';
import { toId } from '../../operation/input.ts';
import { findSchedule } from '../schedule/schedule.store.ts';
import { dropClaim, findClaim, listClaims, settleClaim, type StoredClaim } from './claim.store.ts';
import { wholeClaim, type HeldClass } from './held-class.ts';
import { takeClaim } from './holding.ts';
import { comingClasses, comingClassOf, storeLane } from './live-classes.ts';

/** Longer than a request that read the former class, plus the difference of clocks. */
const SETTLED_SECONDS = 60;

const problemOf = (held: HeldClass | null, claim: StoredClaim | null, schedule: Schedule): string | null => {
  if (!held) return claim && 'it has no class';
  if (!claim) return 'its class has none';
  if (claim.overbooked === 'found') return 'another class has the same time';
  if (claim.laneId !== held.laneId) return 'its class is in another lane';
  const hasLanes = schedule.lanes.some(({ location }) => location === held.location);
  if (hasLanes && claim.laneId === null && !claim.overbooked) return 'it has no lane';
  const instructorId = held.instructorId === null ? claim.instructorId : toId(held.instructorId);
  const units = claim.units ?? [];
  const counted = schedule.weaponCounts.filter(({ weapon }) => held.lentWeapons.includes(weapon));
  const owned = counted.map(({ weapon }) => units.find((unit) => isUnitOf(weapon, unit)));
  if (owned.includes(undefined) && !claim.overbooked) return 'it lacks a weapon';
  if (units.some((unit) => !owned.includes(unit))) return 'it has a weapon that its class does not need';
  const { laneId } = claim;
  const whole = new Set(wholeClaim(held, { laneId, instructorId, units, rules: schedule.rules }).quanta);
  const isLess = claim.quanta.length < whole.size && !claim.overbooked;
  const isOther = claim.quanta.some((quantum) => !whole.has(quantum) && quantum !== held.holder);
  return isLess || isOther ? 'its times are not those of its class' : null;
};

type Difference = { holder: string; problem: string };

export const claimDifferences = async (now: Date): Promise<Difference[]> => {
  const schedule = await findSchedule();
  const isEnforced = schedule.policy === 'enforce';
  const classes = isEnforced ? await comingClasses(now) : [];
  const claims = new Map((await listClaims()).map((claim) => [claim._id, claim]));
  const held = new Map(classes.map((one) => [one.holder, one]));
  return [...new Set([...held.keys(), ...claims.keys()])].flatMap((holder) => {
    const problem = problemOf(held.get(holder) ?? null, claims.get(holder) ?? null, schedule);
    return problem === null ? [] : [{ holder, problem }];
  });
};

export const listUnsettledClaims = async (limit: number, now: Date) =>
  (await claimDifferences(now)).slice(0, limit).map(({ holder }) => holder);

/** Updates a claim to its stored class. Quarters of another class are left out, and the claim is marked. */
const follow = async (holder: string, claim: StoredClaim | null, now: Date) => {
  const schedule = await findSchedule();
  const held = schedule.policy === 'enforce' ? await comingClassOf(holder, now) : null;
  if (problemOf(held, claim, schedule) === null) return;
  if (!held) {
    if (claim) await dropClaim(claim);
    return;
  }
  const overbooked = claim?.overbooked ?? 'found';
  const { claim: wanted, stored } = await takeClaim(held, schedule, { overbooked });
  await settleClaim(stored, wanted);
  if (wanted.laneId !== held.laneId) await storeLane(holder, wanted.laneId);
};

/** A younger claim may belong to a running request. */
export const settleHolder = async ({ now }: Pick<Ctx, 'now'>, holder: string) => {
  const claim = await findClaim(holder);
  if (claim && claim.changedAt > subSeconds(now, SETTLED_SECONDS)) return;
  await follow(holder, claim, now);
};

const isNamed = ({ instructorId }: HeldClass) => Number(instructorId !== null);

/** Claims the coming classes. Returns those whose time another class has claimed. */
export const claimComing = async (schedule: Schedule, now: Date): Promise<HeldClass[]> => {
  const collisions: HeldClass[] = [];
  const classes = (await comingClasses(now)).sort(
    (one, other) => isNamed(other) - isNamed(one) || Number(one.startsAt) - Number(other.startsAt),
  );
  for (const held of classes) {
    try {
      const { claim, stored } = await takeClaim(held, schedule, {});
      await settleClaim(stored, claim);
    } catch (error) {
      if (!(error instanceof DomainError && error.reason === 'TIME_UNAVAILABLE')) throw error;
      collisions.push(held);
    }
  }
  return collisions;
};

/** Claims classes that were booked while `enforce` was being switched on, and stores their lanes. */
export const followSchedule = async (now: Date) => {
  for (const { holder } of await claimDifferences(now)) await follow(holder, await findClaim(holder), now);
};
