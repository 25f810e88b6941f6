import { min, subHours } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { isClassOfToday } from '#domain/enrolments/class-day.ts';
import { windowOf } from '../../lists/day-window.ts';
import type { Ctx } from '../../operation/context.ts';
import { courseOfEnrolment, findCoursesIn } from '../courses/course.store.ts';
import { enrolmentsIn, liveEnrolmentsOf } from '../enrolments/enrolment.store.ts';
import { LONGEST_HOURS, rowsOf, type AgendaRow } from '../planning/agenda.operations.ts';

/** In which the classes of today begin, with those that began yesterday and may still run. */
const windowOfToday = ({ now }: Ctx) => {
  const day = dayIn(now, academy.timeZone);
  const { $gte, $lt } = windowOf(day, day);
  return { $gte: min([$gte, subHours(now, LONGEST_HOURS)]), $lt };
};

/** The classes of today, with those that began yesterday and still run. */
export const rowsOfToday = async (ctx: Ctx) => {
  const window = windowOfToday(ctx);
  const enrolments = await enrolmentsIn(window);
  const rows = await rowsOf(ctx, enrolments, await findCoursesIn(window));
  return rows.filter(({ startsAt, course: { durationMinutes } }) =>
    isClassOfToday({ startsAt, durationMinutes }, ctx.now),
  );
};

/** The day that is still worked on: that of the class which began first. */
export const firstDayOf = ({ now }: Ctx, rows: readonly Pick<AgendaRow, 'startsAt'>[]) =>
  dayIn(min([now, ...rows.map(({ startsAt }) => startsAt)]), academy.timeZone);

/** When those of a student begin, and how long they are, earliest first. */
export const classesOfTodayOf = async (ctx: Ctx, userId: string) => {
  const enrolments = await liveEnrolmentsOf(userId, windowOfToday(ctx));
  const times = await Promise.all(
    enrolments.map(async (enrolment) => {
      const { durationMinutes } = await courseOfEnrolment(ctx, enrolment);
      return { startsAt: enrolment.startsAt ?? ctx.now, durationMinutes };
    }),
  );
  return times.filter((time) => isClassOfToday(time, ctx.now));
};
