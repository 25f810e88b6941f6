import { addDays, subDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { courseEvent, enrolmentEvent } from '#domain/calendars/calendar-events.ts';
import {
  CALENDAR_LIMITS,
  withinLimit,
  type CalendarEvent,
  type CalendarKind,
} from '#domain/calendars/calendar.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { mayCall } from '#domain/staff/staff-access.ts';
import { firstNameAndInitial } from '#domain/users/user-name.ts';
import type { User } from '#domain/users/user.ts';
import { systemContext, type Deps, type Ctx } from '../../operation/context.ts';
import { getCourse } from '../courses/course.operations.ts';
import { courseOfEnrolment, findGroupCoursesBetween, listCourseIdsOf } from '../courses/course.store.ts';
import { listForCalendar } from '../enrolments/enrolment.store.ts';
import { isTaughtBy } from '../enrolments/teaching.operations.ts';
import { instructorOfAccount } from '../instructors/instructor.account.ts';
import { userLoader } from '../users/user.store.ts';
import { findCalendarOwner } from './calendar-link.store.ts';
import { calendarText } from './calendar.text.ts';

export const calendarReaders = (deps: Deps) => ({
  ofCourse: async (id: string) => {
    const course = await getCourse(systemContext(deps), { id });
    const event = courseEvent({ course, path: `/courses/${course.id}` });
    if (!event) return null;
    const { publicUrl } = deps;
    return calendarText({ name: course.name, events: [event], publicUrl, isPrivate: false });
  },
  ofLink: async (secret: string) => {
    const ctx = systemContext(deps);
    const owner = await findCalendarOwner(secret, ctx.now);
    const calendar = owner && (await readCalendar(ctx, owner));
    return calendar && calendarText({ ...calendar, publicUrl: deps.publicUrl });
  },
});

type Calendar = { name: string; events: CalendarEvent[] };

const isEvent = (event: CalendarEvent | null) => event !== null;

const windowsAt = (now: Date) => [
  { between: { $gte: now, $lt: addDays(now, CALENDAR_LIMITS.daysAhead) }, order: 1 as const },
  { between: { $gte: subDays(now, CALENDAR_LIMITS.daysBack), $lt: now }, order: -1 as const },
];

const around = async <Row>(
  now: Date,
  read: (window: ReturnType<typeof windowsAt>[number]) => Promise<Row[]>,
): Promise<Row[]> => (await Promise.all(windowsAt(now).map(read))).flat();

const enrolmentsAround = ({ now }: Ctx, filter: object) =>
  around(now, (window) =>
    listForCalendar({
      ...window,
      filter,
      cancelledSince: subDays(now, CALENDAR_LIMITS.cancelledDays),
      limit: CALENDAR_LIMITS.events,
    }),
  );

const withCourses = (ctx: Ctx, enrolments: Enrolment[]) =>
  Promise.all(
    enrolments.map(async (enrolment) => ({ enrolment, course: await courseOfEnrolment(ctx, enrolment) })),
  );

const ofStudent = async (ctx: Ctx, { id: userId }: User): Promise<Calendar> => {
  const found = await withCourses(ctx, await enrolmentsAround(ctx, { userId }));
  const events = found.map((one) => enrolmentEvent({ ...one, path: '/history' }));
  return { name: `${academy.name}: mis clases`, events: events.filter(isEvent) };
};

/** Courses that are called off, or inactive without enrolments, are shown as cancelled for some days. */
const courseEvents = async (ctx: Ctx, filter: object, pathOf: (course: Course) => string) => {
  const since = subDays(ctx.now, CALENDAR_LIMITS.cancelledDays);
  const courses = await around(ctx.now, (window) =>
    findGroupCoursesBetween({ ...window, filter, limit: CALENDAR_LIMITS.events }),
  );
  return courses
    .map((course) => {
      const isCancelled = course.callOff !== null || !(course.isActive || course.placesTaken > 0);
      const hasLeft = isCancelled && (course.callOff?.at ?? course.updatedAt) <= since;
      return hasLeft ? null : courseEvent({ course, path: pathOf(course), isCancelled });
    })
    .filter(isEvent);
};

const HAS_OWN_DATE = { scheduledDate: { $ne: null } };
const MAX_COURSES = 2_000;

const ofInstructor = async (ctx: Ctx, user: User): Promise<Calendar | null> => {
  const instructor = await instructorOfAccount(ctx).load(user.id);
  if (!instructor) return null;
  const { id: instructorId } = instructor;
  const path = '/gestion/mis-clases';
  const courseIds = (await listCourseIdsOf(instructorId, MAX_COURSES)) ?? [];
  const taught = { $or: [{ instructorId }, { courseId: { $in: courseIds } }] };
  const own = await withCourses(ctx, await enrolmentsAround(ctx, { ...HAS_OWN_DATE, ...taught }));
  const classes = await Promise.all(
    own
      .filter((one) => isTaughtBy(instructorId, one))
      .map(async (one) => {
        const student = await userLoader(ctx).load(one.enrolment.userId);
        return enrolmentEvent({ ...one, path, student: firstNameAndInitial(student ?? NOBODY) });
      }),
  );
  const courses = await courseEvents(ctx, { instructorId }, () => path);
  return { name: `${academy.name}: clases que doy`, events: [...classes.filter(isEvent), ...courses] };
};

const NOBODY = { firstName: null, lastName: null };

/** Without names, because such a calendar is often shown to others. */
const ofAcademy = async (ctx: Ctx, user: User): Promise<Calendar | null> => {
  if (!mayCall(user, 'Query.agenda')) return null;
  const own = await withCourses(ctx, await enrolmentsAround(ctx, HAS_OWN_DATE));
  const classes = own.map((one) => enrolmentEvent({ ...one, path: '/gestion/agenda' }));
  const courses = await courseEvents(ctx, {}, ({ id }) => `/gestion/cursos/${id}`);
  return { name: academy.name, events: [...classes.filter(isEvent), ...courses] };
};

const READERS: Record<CalendarKind, (ctx: Ctx, user: User) => Promise<Calendar | null>> = {
  student: ofStudent,
  instructor: ofInstructor,
  academy: ofAcademy,
};

const readCalendar = async (
  ctx: Ctx,
  { user, kind }: { user: User; kind: CalendarKind },
): Promise<Calendar | null> => {
  const calendar = await READERS[kind](ctx, user);
  return calendar && { ...calendar, events: withinLimit(calendar.events, ctx.now) };
};
