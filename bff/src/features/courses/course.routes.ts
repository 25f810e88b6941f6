import * as v from 'valibot';
import type { Course } from '#domain/courses/course.ts';
import { get, tagged } from '../../rest/route.ts';
import { withoutRevision } from '../../rest/without-revision.ts';
import { courseResponse, courseExample, personalisedCourseExample } from './course.responses.ts';
import { getCourse, listCourses } from './course.operations.ts';

export const toRestCourse = ({
  capacity: _capacity,
  durationMinutes: _durationMinutes,
  instructorId: _instructorId,
  cluPolicy: _cluPolicy,
  callOff: _callOff,
  seriesId: _seriesId,
  laneId: _laneId,
  offerHours: _offerHours,
  issuesCertificate: _issuesCertificate,
  ...course
}: Course) => withoutRevision(course);

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
