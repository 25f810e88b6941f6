import { addMinutes } from 'date-fns';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { findSchedule } from '../../src/features/schedule/schedule.store.ts';

/** Lanes, instructors and weapons that coming classes have at the same time, found without the code that places classes. */
export const doubleBookings = async () => {
  const { rules, weaponCounts, lanes } = await findSchedule();
  const now = new Date();
  const stored = await CourseModel.find().lean();
  const courses = new Map(stored.map((one) => [String(one._id), one] as const));
  const enrolments = await EnrolmentModel.find({ status: { $ne: 'cancelled' } }).lean();
  const group = stored.filter(
    ({ isActive, placesTaken = 0, callOff }) =>
      (isActive || placesTaken > 0) && callOff?.state !== 'in_force',
  );
  const classes = [
    ...enrolments.map((one) => ({ ...one, course: courses.get(String(one.courseId)) })),
    ...group.map((course) => ({ ...course, instructorName: null, personalised: null, course })),
  ].flatMap(({ scheduledDate: from, course, personalised, ...one }) => {
    if (!from || !course || addMinutes(from, course.durationMinutes) <= now) return [];
    const until = addMinutes(from, course.durationMinutes + rules.bufferMinutes);
    const teacher = one.instructorId ?? one.instructorName ?? course.instructorId;
    const weapons = personalised?.hasWeaponAmmo === false ? personalised.weapons : [];
    return {
      id: String(one._id),
      from,
      until,
      weapons,
      location: course.location,
      lane: one.laneId ?? null,
      instructor: teacher ?? one.reservedInstructorId ?? null,
    };
  });
  const isAt = (instant: Date) => (one: (typeof classes)[number]) =>
    one.from <= instant && instant < one.until;
  const problems = classes.flatMap((one) => {
    const others = classes.filter(isAt(one.from)).filter(({ id }) => id !== one.id);
    const has = (kind: 'lane' | 'instructor') =>
      one[kind] !== null && others.some((other) => other[kind] === one[kind]) ? [kind] : [];
    const missing = weaponCounts
      .filter(({ weapon }) => one.weapons.includes(weapon))
      .filter(
        ({ weapon, count }) => others.filter(({ weapons }) => weapons.includes(weapon)).length >= count,
      );
    return [...has('lane'), ...has('instructor'), ...missing.map(({ weapon }) => weapon)].map(
      (what) => `${what} of ${one.id} at ${one.from.toISOString()}`,
    );
  });
  const without = classes
    .filter(({ lane, location }) => lane === null && lanes.some((other) => other.location === location))
    .map(({ id }) => `${id} has no lane`);
  return [...problems, ...without];
};
