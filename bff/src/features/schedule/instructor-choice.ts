import type { Course } from '#domain/courses/course.ts';
import type { NamedInstructor } from '#domain/instructors/instructor.ts';
import { messages } from '#domain/messages.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { WorkingInstructor } from '#domain/schedule/slot-input.ts';
import { invalidField } from '../../operation/input.ts';
import { listWorkingInstructors } from '../instructors/instructor.store.ts';
import { findSchedule } from './schedule.store.ts';

type Listed = WorkingInstructor & NamedInstructor;

/**
 * Whom students may choose for a class: that of the course, or those who have working hours. Absences make no
 * difference. Nobody, while no free times are offered.
 */
export const choicesFor = (
  { courseType, instructorId }: Course,
  { policy, instructors }: Pick<Schedule, 'policy'> & { instructors: readonly Listed[] },
): NamedInstructor[] => {
  if (policy === 'off' || courseType === 'Grupal') return [];
  return instructors
    .filter((one) => (instructorId === null ? one.workingHours.length > 0 : one.id === instructorId))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
};

/** The fields of a booking that names an instructor. */
export const chosenInstructor = async (course: Course, preferredInstructorId: string | null | undefined) => {
  if (!preferredInstructorId) return {};
  const { policy } = await findSchedule();
  const instructors = await listWorkingInstructors();
  const chosen = choicesFor(course, { policy, instructors }).find(({ id }) => id === preferredInstructorId);
  if (!chosen) {
    throw invalidField('preferredInstructorId', {
      reason: 'INSTRUCTOR_UNKNOWN',
      message: messages.instructorNotFound,
    });
  }
  return { instructorId: chosen.id, instructorName: chosen.name };
};
