import type { Course } from '#domain/courses/course.ts';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import type { Place } from '#domain/schedule/slot-input.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isHeldOtherwise, type CourseChange } from '../courses/course.facts.ts';
import { coursesById, toCourse } from '../courses/course.store.ts';
import { classOfEnrolment, heldClassOf, type HeldClass } from '../schedule/held-class.ts';
import { placeClass } from '../schedule/place-class.ts';
import type { Window } from '../schedule/schedule.facts.ts';
import { EnrolmentModel, type EnrolmentDocument } from './enrolment.model.ts';
import { LIVE, MAX_ENROLMENTS } from './enrolment.store.ts';

const FIELDS = {
  status: 1,
  courseId: 1,
  scheduledDate: 1,
  instructorId: 1,
  instructorName: 1,
  laneId: 1,
  reservedInstructorId: 1,
  'personalised.weapons': 1,
  'personalised.hasWeaponAmmo': 1,
} as const;

/**
 * By their own dates, so that enrolments of group courses are not examined. The status is no condition of the query: a
 * database may take the index of a status, which has all enrolments, for the cheaper one.
 */
export const datedEnrolmentsIn = async (scheduledDate: Window) => {
  const found = await EnrolmentModel.find({ scheduledDate }, FIELDS)
    .limit(2 * MAX_ENROLMENTS)
    .lean<EnrolmentDocument[]>();
  const live = found.filter(({ status }) => isLiveStatus(status));
  if (live.length > MAX_ENROLMENTS || found.length === 2 * MAX_ENROLMENTS) {
    throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  }
  return live.flatMap(({ _id, scheduledDate: startsAt, courseId, personalised, ...others }) => {
    if (!startsAt) return [];
    const { weapons = null, hasWeaponAmmo = null } = personalised ?? {};
    const own = { id: _id.toString(), courseId: courseId.toString(), weapons, hasWeaponAmmo };
    return [{ ...others, ...own, scheduledDate: startsAt, startsAt }];
  });
};

type DatedEnrolment = Awaited<ReturnType<typeof datedEnrolmentsIn>>[number];

/** What rows occupy that stay in memory, as of the revision of their course. */
const computed = new WeakMap<DatedEnrolment, { revision: number; held: HeldClass | null }>();

const heldOf = (enrolment: DatedEnrolment, course: Course) => {
  const { revision } = course;
  const known = computed.get(enrolment);
  if (known?.revision === revision) return known.held;
  const held = heldClassOf({ startsAt: enrolment.startsAt, course, enrolment });
  computed.set(enrolment, { revision, held });
  return held;
};

type ReadCourses = typeof coursesById;

export const classesOf = async (
  enrolments: readonly DatedEnrolment[],
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

export const singleClasses = async (window: Window, readCourses?: ReadCourses) =>
  classesOf(await datedEnrolmentsIn(window), readCourses);

export const storeEnrolmentPlace = async ({ holder, place }: { holder: string; place: Place }) => {
  const [type, _id] = holder.split(':');
  if (type === 'enrolment') await EnrolmentModel.updateOne({ _id }, { $set: place });
};

/** Coming classes of a course that is held otherwise are placed again. */
export const placeClassesAgain = async (change: CourseChange) => {
  if (!isHeldOtherwise(change)) return;
  const { before, after } = change;
  const [former, present] = [toCourse(before), toCourse(after)];
  const coming = { courseId: after._id, status: { $in: LIVE }, scheduledDate: { $gt: new Date() } };
  for await (const { _id, scheduledDate: startsAt, ...one } of EnrolmentModel.find(coming).lean().cursor()) {
    if (!startsAt) continue;
    const classIn = (course: Course) => classOfEnrolment(_id.toString(), course, { ...one, startsAt });
    const held = classIn(present);
    const place = await placeClass({ before: classIn(former), after: held });
    if (place) await storeEnrolmentPlace({ holder: held.holder, place });
  }
};
