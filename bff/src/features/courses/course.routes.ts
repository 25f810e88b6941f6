import { numberFrom, read, type Route } from '../../rest/route.ts';
import { getCourse, listCourses } from './course.service.ts';

export const courseRoutes: Route[] = [
  read('/api/courses', (ctx, { query }) =>
    listCourses(ctx, { ...query, skip: numberFrom(query.skip), limit: numberFrom(query.limit) }),
  ),
  read('/api/courses/:id', (ctx, { params }) => getCourse(ctx, params.id)),
];
