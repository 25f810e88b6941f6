import { setImmediate as letOthers } from 'node:timers/promises';
import { addDays, subDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import type { Course } from '#domain/courses/course.ts';
import { looksFull } from '#domain/courses/places.ts';
import { availabilitySchema } from '#domain/dates/range.schema.ts';
import { bookableDays, slots, type DaySlots } from '#domain/schedule/slots.ts';
import type { NamedInstructor } from '#domain/instructors/instructor.ts';
import type { Schedule, SchedulePolicy } from '#domain/schedule/schedule.ts';
import type { SlotInput } from '#domain/schedule/slot-input.ts';
import { messages } from '#domain/messages.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { authenticated, mayAsStaff, visitor } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { perRequest } from '../../operation/per-request.ts';
import { windowOf } from '../../lists/day-window.ts';
import { operation } from '../../operation/operation.ts';
import { rowsPerDay } from '../../operation/weight.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { bookedClasses } from './booked-times.ts';
import { requireCourse } from '../courses/course.store.ts';
import { requireEnrolment } from '../enrolments/enrolment.store.ts';
import { lentByKits } from '../firearms/kit-lending.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { instructorOfClass, knownInstructor, weaponsOf } from '../schedule/held-class.ts';
import { choicesFor } from '../schedule/instructor-choice.ts';
import { findSchedule } from '../schedule/schedule.store.ts';

export type Availability = {
  policy: SchedulePolicy;
  timeZone: string;
  durationMinutes: number;
  dependsOnWeapons: boolean;
  instructors: NamedInstructor[];
  days: DaySlots[];
};

type Days = { from: string; to: string };

export const AVAILABILITY_ROWS_PER_DAY = 4;

/** The longest class and the buffer before it. */
const DAYS_AROUND = 2;

export const getAvailability = operation({
  field: 'Query.availability',
  access: visitor,
  allowsCachedSession: true,
  rows: rowsPerDay(AVAILABILITY_ROWS_PER_DAY),
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  input: availabilitySchema,
  run: async ({ ctx, input, subject: course }): Promise<Availability> => {
    const { movedEnrolmentId, instructorId, from, to } = input;
    const days = { from, to };
    if (!course.isActive && !mayAsStaff(ctx, 'Query.course')) throw notFound('COURSE_NOT_FOUND');
    requirePlannable(ctx, days);
    const { schedule, working } = await settingsOf(ctx);
    const { policy } = schedule;
    const { durationMinutes } = course;
    const dependsOnWeapons = policy !== 'off' && isArmed(course, schedule);
    const { timeZone } = academy;
    const result = { policy, timeZone, durationMinutes, dependsOnWeapons, instructors: [] };
    if (policy === 'off') return { ...result, days: [] };
    const isKnown = isCallerKnown(ctx);
    if (instructorId && !isKnown) throw new DomainError('SIGN_IN_REQUIRED', messages.unauthenticated);
    const choices = choicesFor(course, { policy, instructors: working });
    if (instructorId && !choices.some(({ id }) => id === instructorId))
      throw notFound('INSTRUCTOR_NOT_FOUND');
    if (course.courseType === 'Grupal') return { ...result, days: groupDays(ctx, course, days) };
    const moved = await findMoved(ctx, movedEnrolmentId);
    const search = { schedule, instructors: working, timeZone, now: ctx.now };
    const booked = await bookedAround(ctx, {
      days: bookableDays(search, days),
      policy,
      movedHolder: moved && `enrolment:${moved._id}`,
      weaponCounts: schedule.weaponCounts,
    });
    const own = instructorId ?? (moved ? instructorOfClass(moved, course) : course.instructorId);
    const { weapons, hasWeaponAmmo } = input;
    const armed = weapons ? { weapons, hasWeaponAmmo: hasWeaponAmmo ?? false } : moved?.personalised;
    const { location } = course;
    await letOthers();
    const wanted = { location, durationMinutes, instructorId: knownInstructor(own), ...weaponsOf(armed) };
    return {
      ...result,
      instructors: isKnown ? choices : [],
      days: slots({ ...search, ...booked, wanted }, days),
    };
  },
});

/** Once for all free times of a request. */
const settingsLoader = perRequest(() => {
  const read = async () => {
    const [schedule, working] = await Promise.all([findSchedule(), listWorkingInstructors()]);
    return { schedule, working };
  };
  let settings: ReturnType<typeof read> | undefined;
  return () => (settings ??= read());
});

const settingsOf = (ctx: Ctx) => settingsLoader(ctx)();

/** Who teaches when is for those who have an account. */
const isCallerKnown = ({ actor }: Ctx) => actor !== null && actor.user?.isActive !== false;

const isArmed = ({ courseType, location }: Course, { lanes, weaponCounts }: Schedule) =>
  courseType === 'Personalizado' &&
  (weaponCounts.length > 0 || lanes.some((lane) => lane.location === location && lane.weapons.length > 0));

const findMoved = async (ctx: Ctx, movedEnrolmentId: string | null | undefined) => {
  if (!movedEnrolmentId) return null;
  if (!ctx.actor) throw notFound('ENROLMENT_NOT_FOUND');
  return requireEnrolment(authenticated(ctx), { id: movedEnrolmentId });
};

/** A group course has one time, shown while it has a free seat. */
const groupDays = (ctx: Ctx, course: Course, { from, to }: Days): DaySlots[] => {
  const { scheduledDate } = course;
  const isOffered = scheduledDate !== null && scheduledDate > ctx.now && !looksFull(course);
  const own = isOffered ? dayIn(scheduledDate, academy.timeZone) : null;
  const days: DaySlots[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const times = isOffered && day === own ? [clockIn(scheduledDate, academy.timeZone)] : [];
    days.push({ day, times });
  }
  return days;
};

type Booked = Pick<SlotInput, 'classes' | 'lending'>;
type Around = {
  days: Days | null;
  policy: SchedulePolicy;
  movedHolder: string | null;
  weaponCounts: Schedule['weaponCounts'];
};

/** Classes that may overlap these days. What they hold counts if free times are enforced; otherwise any lane of theirs. */
const bookedIn = async ({ days, policy, movedHolder, weaponCounts }: Around): Promise<Booked> => {
  if (!days) return { classes: [] };
  const { $gte, $lt } = windowOf(days.from, days.to);
  const booked = await bookedClasses({ $gte: subDays($gte, DAYS_AROUND), $lt: addDays($lt, DAYS_AROUND) });
  const lending = weaponCounts.length > 0 ? await lentByKits(booked) : [];
  const others = movedHolder ? booked.filter(({ holder }) => holder !== movedHolder) : booked;
  const classes = policy === 'enforce' ? others : others.map((one) => ({ ...one, ...NO_PLACE }));
  return { classes, lending };
};

const NO_PLACE = { laneId: null, reservedInstructorId: null };

const bookedOfRequest = perRequest(() => new Map<string, Promise<Booked>>());

/** Once for all free times of a request that are sought in the same days. */
const bookedAround = (ctx: Ctx, around: Around): Promise<Booked> => {
  const known = bookedOfRequest(ctx);
  const key = JSON.stringify(around);
  const booked = known.get(key) ?? bookedIn(around);
  known.set(key, booked);
  return booked;
};
