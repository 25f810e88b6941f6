import { addYears, subDays } from 'date-fns';
import { MAX_YEARS_AHEAD } from '#domain/dates/range.schema.ts';
import type { Course } from '#domain/courses/course.ts';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { toId } from '../../operation/input.ts';
import { coursesById, findCourse, findCoursesIn, storeCourseLane } from '../courses/course.store.ts';
import { findStoredEnrolment, storeEnrolmentLane, singleClassesIn } from '../enrolments/enrolment.store.ts';
import { countLiveByCourse } from '../enrolments/enrolment.places.ts';
import { classOfCourse, classOfEnrolment, heldClassOf, type HeldClass } from './held-class.ts';

type Window = { $gte: Date; $lt: Date };

type ReadCourses = typeof coursesById;

export const classesIn = async (
  window: Window,
  readCourses: ReadCourses = coursesById,
): Promise<HeldClass[]> => {
  const group = await groupClasses(window);
  return [...group, ...(await heldSingleClasses(await singleClassesIn(window), readCourses))];
};

/** An inactive course takes place if somebody is enrolled. */
export const groupClasses = async (window: Window): Promise<HeldClass[]> => {
  const dated = (await findCoursesIn(window)).filter(({ callOff }) => !callOff);
  const inactive = dated.filter(({ isActive }) => !isActive).map(({ id }) => id);
  const taken = inactive.length > 0 ? await countLiveByCourse(inactive) : [];
  const empty = new Set(inactive.filter((_, index) => taken[index] === 0));
  return dated
    .filter(({ id }) => !empty.has(id))
    .flatMap((course) => {
      const { scheduledDate: startsAt } = course;
      return (startsAt && heldClassOf({ startsAt, course, enrolment: null })) ?? [];
    });
};

type SingleClass = Awaited<ReturnType<typeof singleClassesIn>>[number];

/** What rows occupy that stay in memory, as of the revision of their course. */
const computed = new WeakMap<SingleClass, { revision: number; held: HeldClass | null }>();

const heldOf = (enrolment: SingleClass, course: Course) => {
  const { revision } = course;
  const known = computed.get(enrolment);
  if (known?.revision === revision) return known.held;
  const held = heldClassOf({ startsAt: enrolment.startsAt, course, enrolment });
  computed.set(enrolment, { revision, held });
  return held;
};

export const heldSingleClasses = async (
  enrolments: readonly SingleClass[],
  readCourses: ReadCourses = coursesById,
): Promise<HeldClass[]> => {
  const ids = [...new Set(enrolments.map(({ courseId }) => courseId))];
  const courses = new Map(
    (await readCourses(ids)).flatMap((course) => (course ? [[course.id, course]] : [])),
  );
  const classes: HeldClass[] = [];
  for (const enrolment of enrolments) {
    const course = courses.get(enrolment.courseId);
    const held = course && heldOf(enrolment, course);
    if (held) classes.push(held);
  }
  return classes;
};

export const comingClasses = async (now: Date) => {
  const window = { $gte: subDays(now, 1), $lt: addYears(now, MAX_YEARS_AHEAD + 1) };
  return (await classesIn(window)).filter(({ endsAt }) => endsAt > now);
};

const courseClass = async (id: string) => {
  const course = await findCourse(id);
  if (!course?.scheduledDate || course.callOff) return null;
  const isEmpty = !course.isActive && (await countLiveByCourse([id]))[0] === 0;
  return isEmpty ? null : classOfCourse(course, course.scheduledDate);
};

const enrolmentClass = async (id: string) => {
  const found = await findStoredEnrolment(id);
  if (!found?.scheduledDate || !isLiveStatus(found.status)) return null;
  const course = await findCourse(found.courseId.toString());
  return course && classOfEnrolment(id, course, { ...found, startsAt: found.scheduledDate });
};

export const comingClassOf = async (holder: string, now: Date): Promise<HeldClass | null> => {
  const [type, given] = holder.split(':');
  const id = toId(given);
  if (!id) return null;
  const held = type === 'course' ? await courseClass(id) : await enrolmentClass(id);
  return held && held.endsAt > now ? held : null;
};

export const storeLane = async (holder: string, laneId: string | null) => {
  const [type, id = ''] = holder.split(':');
  await (type === 'course' ? storeCourseLane(id, laneId) : storeEnrolmentLane(id, laneId));
};
