import type { Course } from '#domain/courses/course.ts';
import { get, type Route } from '../../rest/route.ts';
import { getCourse, listCourses } from './course.operations.ts';

/** REST keeps to the fields of the specification. */
export const toRestCourse = ({
  capacity: _capacity,
  durationMinutes: _durationMinutes,
  instructorId: _instructorId,
  cluPolicy: _cluPolicy,
  ...course
}: Course) => course;

export const courseRoutes: Route[] = [
  get('/api/courses', listCourses, {
    numbers: ['skip', 'limit'],
    body: (_, courses) => courses.map(toRestCourse),
  }),
  get('/api/courses/:id', getCourse, { body: (_, course) => toRestCourse(course) }),
];
