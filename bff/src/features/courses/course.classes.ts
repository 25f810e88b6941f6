import { messages } from '#domain/messages.ts';
import type { Place } from '#domain/schedule/slot-input.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { classOfCourse, type HeldClass } from '../schedule/held-class.ts';
import type { Window } from '../schedule/schedule.facts.ts';
import { isCalledOff } from './call-off.state.ts';
import { CourseModel, type CourseDocument } from './course.model.ts';
import { MAX_DATED } from './course.store.ts';

const FIELDS = [
  'scheduledDate',
  'durationMinutes',
  'location',
  'instructorId',
  'laneId',
  'reservedInstructorId',
  'isActive',
  'callOff',
  'placesTaken',
] as const;

type DatedCourse = Pick<CourseDocument, '_id' | (typeof FIELDS)[number]>;

/** Group courses that take place: an inactive one does if somebody is enrolled. */
export const groupClasses = async (scheduledDate: Window): Promise<HeldClass[]> => {
  const found = await CourseModel.find({ isUndated: false, scheduledDate }, [...FIELDS])
    .limit(MAX_DATED + 1)
    .lean<DatedCourse[]>();
  if (found.length > MAX_DATED) throw new DomainError('TOO_MANY_CLASSES', messages.tooManyClasses);
  return found.flatMap((course) => classOfStored(course) ?? []);
};

/** The class of a course with a date of its own; null if it does not take place. */
export const classOfStored = (course: DatedCourse) => {
  const { scheduledDate, isActive, placesTaken = 0 } = course;
  const takesPlace = !isCalledOff(course) && (isActive || placesTaken > 0);
  return takesPlace && scheduledDate
    ? classOfCourse({ ...course, id: course._id.toString() }, scheduledDate)
    : null;
};

export const storeCoursePlace = async ({ holder, place }: { holder: string; place: Place }) => {
  const [type, _id] = holder.split(':');
  if (type === 'course') await CourseModel.updateOne({ _id }, { $set: place });
};
