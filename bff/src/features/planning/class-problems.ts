import { addDays, subDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { problemsOf } from '#domain/schedule/class-problems.ts';
import type { Ctx } from '../../operation/context.ts';
import { classesIn } from '../claims/live-classes.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { findSchedule } from '../schedule/schedule.store.ts';

type Window = { $gte: Date; $lt: Date };

/** Why coming classes are not at free times, by holder. None while the academy offers no free times. */
export const problemsIn = async ({ now }: Ctx, { $gte, $lt }: Window) => {
  const schedule = await findSchedule();
  if (schedule.policy === 'off' || $lt <= now) return new Map<string, never>();
  const [instructors, classes] = await Promise.all([
    listWorkingInstructors(),
    classesIn({ $gte: subDays($gte, 1), $lt: addDays($lt, 1) }),
  ]);
  const problems = problemsOf({ schedule, instructors, timeZone: academy.timeZone, classes });
  return new Map(
    [...problems].flatMap(([{ holder, startsAt }, found]) => (startsAt > now ? [[holder, found]] : [])),
  );
};
