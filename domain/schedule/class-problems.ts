import { dayIn } from '../dates/date-text.ts';
import { dayAfter } from '../dates/dates.ts';
import { counted, opening, workingTimeOf } from './free-resources.ts';
import { QUARTER_MS, quartersOf } from './quarters.ts';
import type { BookedClass, SlotInput } from './slot-input.ts';

/** Why a booked class is not at a free time. Two classes of one instructor are found by the agenda under every policy. */
export type ClassProblem = 'closed' | 'no_lane' | 'no_weapon' | 'instructor_absent';

type Input<Booked extends BookedClass> = Pick<
  SlotInput,
  'schedule' | 'instructors' | 'lending' | 'timeZone'
> & {
  classes: readonly Booked[];
};

/** The problems of classes that have some. Classes before and after them that overlap must be among them. */
export const problemsOf = <Booked extends BookedClass>({
  schedule: stored,
  instructors,
  timeZone,
  classes,
  lending = [],
}: Input<Booked>) => {
  const problems = new Map<Booked, ClassProblem[]>();
  if (classes.length === 0) return problems;
  // A buffer that is too short is no problem of a class that is booked.
  const schedule = { ...stored, rules: { ...stored.rules, bufferMinutes: 0 } };
  const first = new Date(Math.min(...classes.map(({ startsAt }) => startsAt.getTime())));
  const last = new Date(Math.max(...classes.map(({ endsAt }) => endsAt.getTime())));
  const quarters = quartersOf(dayIn(first, timeZone), dayAfter(dayIn(last, timeZone), 1), timeZone);
  const origin = quarters[0]?.at ?? 0;
  const isOpen = opening(schedule, quarters);
  const teaching = new Set(classes.map(({ instructorId }) => instructorId));
  const works = new Map(
    instructors.filter(({ id }) => teaching.has(id)).map((one) => [one.id, workingTimeOf(one, quarters)]),
  );

  const countOf = (isCounted: (one: Booked) => boolean) =>
    counted({ schedule, classes: classes.filter(isCounted) }, quarters);
  const limits = [
    ...[...new Set(schedule.lanes.map(({ location }) => location))].map((location) => {
      const isMeant = (one: Booked) => one.location === location;
      const limit = schedule.lanes.filter((lane) => lane.isActive && lane.location === location).length;
      return { problem: 'no_lane' as const, limit, isMeant, count: countOf(isMeant) };
    }),
    ...schedule.weaponCounts.map(({ weapon, count: limit }) => {
      const isMeant = (one: Booked) => one.lentWeapons.includes(weapon);
      const lent = [...classes.filter(isMeant), ...lending.filter((kit) => kit.weapon === weapon)];
      return {
        problem: 'no_weapon' as const,
        limit,
        isMeant,
        count: counted({ schedule, classes: lent }, quarters),
      };
    }),
  ];

  for (const one of classes) {
    const from = Math.floor((one.startsAt.getTime() - origin) / QUARTER_MS);
    const length = Math.ceil((one.endsAt.getTime() - origin) / QUARTER_MS) - from;
    const indexes = Array.from({ length }, (_, index) => from + index);
    const isAtWork = one.instructorId === null ? undefined : works.get(one.instructorId);
    const found: ClassProblem[] = [
      ...(isOpen(from, length) ? [] : (['closed'] as const)),
      ...(!isAtWork || isAtWork(from, length) ? [] : (['instructor_absent'] as const)),
      ...limits
        .filter(({ isMeant, limit, count }) => isMeant(one) && indexes.some((index) => count(index) > limit))
        .map(({ problem }) => problem),
    ];
    if (found.length > 0) problems.set(one, [...new Set(found)]);
  }
  return problems;
};
