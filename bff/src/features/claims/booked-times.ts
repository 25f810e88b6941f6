import type { BookedClass } from '#domain/schedule/slot-input.ts';
import { outsideTransaction } from '../../database/transaction.ts';
import { coursesChangedSince } from '../courses/course.store.ts';
import { enrolmentsChangedSince, singleClassesIn } from '../enrolments/enrolment.store.ts';
import { createDays, type Change, type Window } from './cached-days.ts';
import { claimsChangedSince, findClaimsIn, type StoredClaim } from './claim.store.ts';
import { groupClasses, heldSingleClasses } from './live-classes.ts';

/** Beyond it all days are read again. */
const MAX_CHANGES = 1_000;

const changesOf =
  (...finders: ((since: Date, limit: number) => Promise<Change[]>)[]) =>
  async (since: Date) => {
    const found = await Promise.all(finders.map((find) => find(since, MAX_CHANGES)));
    return found.some(({ length }) => length === MAX_CHANGES) ? undefined : found.flat();
  };

const at = ({ startsAt }: { startsAt: Date }) => ({ from: startsAt, until: startsAt });

const groupDays = createDays({
  holderOf: ({ holder }) => holder,
  periodOf: at,
  load: groupClasses,
  changesSince: changesOf(coursesChangedSince, enrolmentsChangedSince),
});

const singleDays = createDays({
  holderOf: ({ id }) => `enrolment:${id}`,
  periodOf: at,
  load: singleClassesIn,
  changesSince: changesOf(enrolmentsChangedSince),
});

const claimDays = createDays<StoredClaim>({
  holderOf: ({ _id }) => _id,
  periodOf: (claim) => claim,
  load: ({ $gte, $lt }) => findClaimsIn($gte, $lt),
  // A claim is dropped after its class has changed.
  changesSince: changesOf(claimsChangedSince, coursesChangedSince, enrolmentsChangedSince),
});

type Booked = BookedClass & { holder: string };

/** What occupies a lane, an instructor and weapons, for those who look for a free time. Decisions read the database. */
export const bookedClasses = (window: Window): Promise<Booked[]> =>
  outsideTransaction(async () => {
    const [group, single] = await Promise.all([groupDays.read(window), singleDays.read(window)]);
    return [...group, ...(await heldSingleClasses(single))];
  });

export const bookedQuarters = (window: Window) => outsideTransaction(() => claimDays.read(window));
