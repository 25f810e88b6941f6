import { academy } from '#domain/academy.ts';
import { problemsOf } from '#domain/schedule/class-problems.ts';
import type { Ctx } from '../../operation/context.ts';
import type { HeldClass } from '../claims/held-class.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { findSchedule } from '../schedule/schedule.store.ts';

type Classes = { listClasses: () => readonly HeldClass[]; around: readonly HeldClass[] };

/** Why coming classes are not at free times, by holder. None while the academy offers no free times. */
export const problemsAmong = async ({ now }: Ctx, { listClasses, around }: Classes) => {
  const schedule = await findSchedule();
  if (schedule.policy === 'off') return new Map<string, never>();
  const classes = listClasses();
  const coming = classes.filter(({ startsAt }) => startsAt > now);
  if (coming.length === 0) return new Map<string, never>();
  const instructors = await listWorkingInstructors();
  const all = [...around, ...classes];
  const problems = problemsOf({ schedule, instructors, timeZone: academy.timeZone, classes: all });
  return new Map(
    coming.flatMap((one) => {
      const found = problems.get(one);
      return found ? [[one.holder, found]] : [];
    }),
  );
};
