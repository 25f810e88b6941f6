import { addDays, subDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import type { Course } from '#domain/courses/course.ts';
import { availabilitySchema } from '#domain/dates/range.schema.ts';
import { slots, type DaySlots } from '#domain/schedule/slots.ts';
import type { NamedInstructor } from '#domain/instructors/instructor.ts';
import type { Schedule, SchedulePolicy } from '#domain/schedule/schedule.ts';
import { notFound } from '../../errors/domain-error.ts';
import { authenticated, mayAsStaff, visitor } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { windowOf } from '../../lists/day-window.ts';
import { operation } from '../../operation/operation.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { findClaimsIn } from '../claims/claim.store.ts';
import { instructorOfClass, knownInstructor, weaponsOf } from '../claims/held-class.ts';
import { classesIn } from '../claims/live-classes.ts';
import { requireCourse } from '../courses/course.store.ts';
import { requireEnrolment } from '../enrolments/enrolment.store.ts';
import { placesLeft } from '../enrolments/places/places-taken.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { choicesFor } from './instructor-choice.ts';
import { findSchedule } from './schedule.store.ts';

export type Availability = {
  policy: SchedulePolicy;
  timeZone: string;
  durationMinutes: number;
  dependsOnWeapons: boolean;
  instructors: NamedInstructor[];
  days: DaySlots[];
};

type Days = { from: string; to: string };

/** The longest class and the buffer before it. */
const DAYS_AROUND = 2;

export const getAvailability = operation({
  field: 'Query.availability',
  access: visitor,
  allowsCachedSession: true,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  input: availabilitySchema,
  run: async ({ ctx, input, subject: course }): Promise<Availability> => {
    const { movedEnrolmentId, instructorId, from, to } = input;
    const days = { from, to };
    if (!course.isActive && !mayAsStaff(ctx, 'Query.course')) throw notFound('COURSE_NOT_FOUND');
    requirePlannable(ctx, days);
    const schedule = await findSchedule();
    const { policy } = schedule;
    const { durationMinutes } = course;
    const dependsOnWeapons = policy !== 'off' && isArmed(course, schedule);
    const { timeZone } = academy;
    const result = { policy, timeZone, durationMinutes, dependsOnWeapons, instructors: [] };
    if (policy === 'off') return { ...result, days: [] };
    const working = await listWorkingInstructors();
    const instructors = choicesFor(course, { policy, instructors: working });
    if (instructorId && !instructors.some(({ id }) => id === instructorId)) {
      throw notFound('INSTRUCTOR_NOT_FOUND');
    }
    if (course.courseType === 'Grupal') return { ...result, days: await groupDays(ctx, course, days) };
    const moved = await findMoved(ctx, movedEnrolmentId);
    const movedHolder = moved && `enrolment:${moved._id}`;
    const booked = await bookedAround(policy, { ...days, movedHolder });
    const own = instructorId ?? (moved ? instructorOfClass(moved, course) : course.instructorId);
    const { weapons, hasWeaponAmmo } = input;
    const armed = weapons ? { weapons, hasWeaponAmmo: hasWeaponAmmo ?? false } : moved?.personalised;
    const { location } = course;
    const wanted = { location, durationMinutes, instructorId: knownInstructor(own), ...weaponsOf(armed) };
    const search = { schedule, instructors: working, ...booked, wanted, timeZone, now: ctx.now };
    return { ...result, instructors, days: slots(search, days) };
  },
});

const isArmed = ({ courseType, location }: Course, { lanes, weaponCounts }: Schedule) =>
  courseType === 'Personalizado' &&
  (weaponCounts.length > 0 || lanes.some((lane) => lane.location === location && lane.weapons.length > 0));

const findMoved = async (ctx: Ctx, movedEnrolmentId: string | null | undefined) => {
  if (!movedEnrolmentId) return null;
  if (!ctx.actor) throw notFound('ENROLMENT_NOT_FOUND');
  return requireEnrolment(authenticated(ctx), { id: movedEnrolmentId });
};

/** A group course has one time, shown while it has a free seat. */
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

/** Classes that may overlap these days: the claims, if free times are enforced. */
const bookedAround = async (
  policy: SchedulePolicy,
  { from, to, movedHolder }: Days & { movedHolder: string | null },
) => {
  const { $gte, $lt } = windowOf(from, to);
  const window = { $gte: subDays($gte, DAYS_AROUND), $lt: addDays($lt, DAYS_AROUND) };
  if (policy !== 'enforce') {
    return { classes: (await classesIn(window)).filter(({ holder }) => holder !== movedHolder) };
  }
  const claims = await findClaimsIn(window.$gte, window.$lt);
  return {
    classes: [],
    taken: claims.filter(({ _id }) => _id !== movedHolder).flatMap(({ quanta }) => quanta),
  };
};
