import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { Ctx } from '../../context.ts';
import { del, get, post, put, type Route } from '../../rest/route.ts';
import { toRestCourse } from '../courses/course.routes.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { listAllMyEnrolments, listMyEnrolments } from './enrolment.lists.ts';
import { cancelEnrolment, enrol, getEnrolment, updateEnrolment } from './enrolment.operations.ts';

/** The entity with its course, under both names that the specification gives it. */
const withCourse = async (
  ctx: Ctx,
  { startsAt: _startsAt, cancellation: _cancellation, ...enrolment }: Enrolment,
) => {
  const course = toRestCourse(await courseOfEnrolment(ctx, enrolment));
  return {
    ...enrolment,
    course,
    courses: course,
    courseName: course.name,
    courseDate: course.scheduledDate,
  };
};

export const enrolmentRoutes: Route[] = [
  post('/api/courses/enroll', enrol, { status: 201, body: withCourse }),
  get('/api/courses/enrollments/me', listAllMyEnrolments, {
    field: listMyEnrolments,
    body: (ctx, enrolments) => Promise.all(enrolments.map((enrolment) => withCourse(ctx, enrolment))),
  }),
  get('/api/courses/enrollments/:id', getEnrolment, { body: withCourse }),
  put('/api/courses/enrollments/:id', updateEnrolment, { body: withCourse }),
  del('/api/courses/enrollments/:id', cancelEnrolment, { body: withCourse }),
];
