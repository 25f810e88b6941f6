import { outsideTransaction } from '../../database/transaction.ts';
import { groupClasses } from '../courses/course.classes.ts';
import { coursesChangedSince } from '../courses/course.store.ts';
import { classesOf, datedEnrolmentsIn } from '../enrolments/enrolment.classes.ts';
import { enrolmentsChangedSince } from '../enrolments/enrolment.store.ts';
import { createDays, type Change } from '../schedule/cached-days.ts';
import type { HeldClass } from '../schedule/held-class.ts';
import type { Window } from '../schedule/schedule.facts.ts';

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
  load: datedEnrolmentsIn,
  changesSince: changesOf(enrolmentsChangedSince),
});

/** What occupies a lane, an instructor and weapons, for those who look for a free time. Decisions read the database. */
export const bookedClasses = (window: Window): Promise<HeldClass[]> =>
  outsideTransaction(async () => {
    const [group, single] = await Promise.all([groupDays.read(window), singleDays.read(window)]);
    return [...group, ...(await classesOf(single))];
  });
