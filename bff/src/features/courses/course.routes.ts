import { get, type Route } from '../../rest/route.ts';
import { getCourse, listCourses } from './course.operations.ts';

export const courseRoutes: Route[] = [
  get('/api/courses', listCourses, { numbers: ['skip', 'limit'] }),
  get('/api/courses/:id', getCourse),
];
