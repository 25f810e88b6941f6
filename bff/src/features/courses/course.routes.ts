import * as v from 'valibot';
import { get, tagged } from '../../rest/route.ts';
import {
  courseExample,
  courseResponse,
  personalisedCourseExample,
  toRestCourse,
} from './course.responses.ts';
import { getCourse, listCourses } from './course.operations.ts';

export const courseRoutes = tagged({ name: 'Courses', description: 'What the academy offers.' }, [
  get('/api/courses', listCourses, {
    summary: 'List courses',
    numbers: ['skip', 'limit'],
    hasTag: true,
    body: (_, courses) => courses.map(toRestCourse),
    response: v.array(courseResponse),
    example: [courseExample, personalisedCourseExample],
  }),
  get('/api/courses/:id', getCourse, {
    summary: 'Read a course',
    description: 'One course; an inactive one for staff alone.',
    body: (_, course) => toRestCourse(course),
    response: courseResponse,
    example: courseExample,
  }),
]);
