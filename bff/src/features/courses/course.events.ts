import { pendingEvents, withEvents } from '../webhooks/outbox.ts';
import { toCourse, type CourseDocument } from './course.model.ts';

const courseData = (document: CourseDocument) => {
  const {
    updatedAt: _updatedAt,
    callOff: _callOff,
    seriesId: _seriesId,
    laneId: _laneId,
    ...course
  } = toCourse(document);
  return course;
};

export const courseCreated = (document: CourseDocument) =>
  withEvents({ type: 'course.created', data: () => courseData(document) });

export const courseChanged = (before: CourseDocument, after: CourseDocument) =>
  pendingEvents({
    type: before.isActive && !after.isActive ? 'course.deactivated' : 'course.updated',
    data: () => courseData(after),
  });
