import { addDays, addMinutes, subDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/date-text.ts';
import { dayAfter } from '#domain/dates.ts';
import type { Course } from '#domain/courses/course.ts';
import { dayRangeSchema } from '#domain/planning.schema.ts';
import { slots, type BookedClass, type DaySlots } from '#domain/schedule/slots.ts';
import type { SchedulePolicy } from '#domain/schedule/schedule.ts';
import { notFound } from '../../errors/domain-error.ts';
import { mayAsStaff, visitor } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { windowOf } from '../../lists/day-window.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { coursesById, findCoursesIn, requireCourse } from '../courses/course.store.ts';
import { singleClassesIn } from '../enrolments/class-window.ts';
import { placesLeft, placesTakenLoader } from '../enrolments/places-taken.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { findSchedule } from './schedule.store.ts';

export type Availability = {
  policy: SchedulePolicy;
  timeZone: string;
  durationMinutes: number;
  days: DaySlots[];
};

type Days = { from: string; to: string };
type Window = ReturnType<typeof windowOf>;

/** The longest class and the buffer before it. */
const DAYS_AROUND = 2;

/** The public times at which a course can be booked. */
export const getAvailability = operation({
  field: 'Query.availability',
  access: visitor,
  allowsKeptSession: true,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  input: dayRangeSchema,
  run: async ({ ctx, input: days, subject: course }): Promise<Availability> => {
    if (!course.isActive && !mayAsStaff(ctx, 'Query.course')) throw notFound('COURSE_NOT_FOUND');
    requirePlannable(ctx, days);
    const schedule = await findSchedule();
    const { policy } = schedule;
    const { durationMinutes } = course;
    const result = { policy, timeZone: academy.timeZone, durationMinutes };
    if (policy === 'off') return { ...result, days: [] };
    if (course.courseType === 'Grupal') return { ...result, days: await groupDays(ctx, course, days) };
    const [instructors, classes] = await Promise.all([listWorkingInstructors(), classesAround(ctx, days)]);
    const { location, instructorId } = course;
    const wanted = { location, durationMinutes, instructorId };
    const { timeZone } = academy;
    return {
      ...result,
      days: slots({ schedule, instructors, classes, wanted, timeZone, now: ctx.now }, days),
    };
  },
});

/** A group course has one time, while a place is left. */
const groupDays = async (ctx: Ctx, course: Course, { from, to }: Days): Promise<DaySlots[]> => {
  const { scheduledDate } = course;
  const isOffered =
    scheduledDate !== null && scheduledDate > ctx.now && (await placesLeft(ctx, course)) !== 0;
  const own = isOffered ? dayIn(scheduledDate, academy.timeZone) : null;
  const days: DaySlots[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const times = isOffered && day === own ? [clockIn(scheduledDate, academy.timeZone)] : [];
    days.push({ day, times });
  }
  return days;
};

/** Classes that may overlap these days, without those of courses that were called off. */
const classesAround = async (ctx: Ctx, { from, to }: Days): Promise<BookedClass[]> => {
  const { $gte, $lt } = windowOf(from, to);
  const window = { $gte: subDays($gte, DAYS_AROUND), $lt: addDays($lt, DAYS_AROUND) };
  const [group, single] = await Promise.all([groupClasses(ctx, window), singleClasses(window)]);
  return [...group, ...single];
};

const groupClasses = async (ctx: Ctx, window: Window): Promise<BookedClass[]> => {
  const dated = (await findCoursesIn(window)).filter(({ callOff }) => !callOff);
  const taken = await Promise.all(
    dated.map(({ id, isActive }) => (isActive ? 1 : placesTakenLoader(ctx).load(id))),
  );
  return dated
    .filter((_, index) => taken[index] !== 0)
    .flatMap((course) =>
      course.scheduledDate ? [classOf(course, course.scheduledDate, course.instructorId)] : [],
    );
};

const singleClasses = async (window: Window): Promise<BookedClass[]> => {
  const enrolments = await singleClassesIn(window);
  const ids = [...new Set(enrolments.map(({ courseId }) => courseId))];
  const courses = new Map(
    (await coursesById(ids)).flatMap((course) => (course ? [[course.id, course]] : [])),
  );
  return enrolments.flatMap(({ courseId, startsAt, instructorId, instructorName }) => {
    const course = courses.get(courseId);
    return course ? [classOf(course, startsAt, instructorId ?? instructorName ?? course.instructorId)] : [];
  });
};

const classOf = (course: Course, startsAt: Date, instructorId: string | null): BookedClass => ({
  startsAt,
  endsAt: addMinutes(startsAt, course.durationMinutes),
  location: course.location,
  instructorId,
});
