import { addMinutes, isAfter } from 'date-fns';
import type { CallOff } from '#domain/courses/call-off.ts';
import { CALL_OFF_UNDO_MINUTES } from '#domain/courses/call-off.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { isCalledOff } from './call-off.state.ts';
import type { CourseDocument } from './course.model.ts';
import { requireStoredCourse } from './course.store.ts';
import { writeCourse } from './course.writes.ts';

const write = (found: CourseDocument, decide: (course: CourseDocument) => Partial<CourseDocument>) =>
  changeDocument(found, {
    decide,
    write: writeCourse,
    reload: () => requireStoredCourse(found._id.toString()),
  });

const endOf = ({ scheduledDate, durationMinutes }: CourseDocument) =>
  scheduledDate && addMinutes(scheduledDate, durationMinutes);

export const writeCallOff = (
  found: CourseDocument,
  { now, reason, note }: Pick<CallOff, 'reason' | 'note'> & { now: Date },
) =>
  write(found, (course) => {
    if (isCalledOff(course)) return {};
    if (course.courseType !== 'Grupal') throw new DomainError('COURSE_NOT_GROUP', messages.courseNotGroup);
    const end = endOf(course);
    if (end && end <= now) throw new DomainError('COURSE_ENDED', messages.courseEnded);
    const { isActive: wasActive } = course;
    return { callOff: { reason, note, at: now, state: 'in_force', wasActive }, isActive: false };
  });

export const writeUndo = (found: CourseDocument, now: Date) =>
  write(found, (course) => {
    const { callOff } = course;
    if (!callOff || !isCalledOff(course)) {
      throw new DomainError('COURSE_NOT_CALLED_OFF', messages.courseNotCalledOff);
    }
    if (isAfter(now, addMinutes(callOff.at, CALL_OFF_UNDO_MINUTES))) {
      throw new DomainError('CALL_OFF_FINAL', messages.callOffFinal);
    }
    return { callOff: { ...callOff, state: 'undone' }, isActive: callOff.wasActive };
  });
