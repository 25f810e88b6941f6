import type { Ctx } from '../../context.ts';
import { create, read, remove, replace, type Route } from '../../rest/route.ts';
import { requireCourse } from '../courses/course.service.ts';
import { cancelEnrolment, updateEnrolment } from './enrolment.change.ts';
import type { Enrolment } from './enrolment.model.ts';
import { enrol, getEnrolment, listMyEnrolments } from './enrolment.service.ts';

/** The entity with its course, under both names that the specification gives it. */
const withCourse = async (ctx: Ctx, enrolment: Enrolment) => {
  const course = await requireCourse(ctx, enrolment.courseId);
  return {
    ...enrolment,
    course,
    courses: course,
    courseName: course.name,
    courseDate: course.scheduledDate,
  };
};

export const enrolmentRoutes: Route[] = [
  create('/api/courses/enroll', async (ctx, { body }) => withCourse(ctx, await enrol(ctx, body))),
  read('/api/courses/enrollments/me', async (ctx) => {
    const enrolments = await listMyEnrolments(ctx);
    return Promise.all(enrolments.map((enrolment) => withCourse(ctx, enrolment)));
  }),
  read('/api/courses/enrollments/:id', async (ctx, { params }) =>
    withCourse(ctx, await getEnrolment(ctx, params.id)),
  ),
  replace('/api/courses/enrollments/:id', async (ctx, { params, body }) =>
    withCourse(ctx, await updateEnrolment(ctx, params.id, body)),
  ),
  remove('/api/courses/enrollments/:id', async (ctx, { params }) =>
    withCourse(ctx, await cancelEnrolment(ctx, params.id)),
  ),
];
