import { adminRoutes } from '../features/admin/admin.routes.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { courseRoutes } from '../features/courses/course.routes.ts';
import { enrolmentRoutes } from '../features/enrolments/enrolment.routes.ts';
import { getHealth } from '../features/health.service.ts';
import { pointsRoutes } from '../features/points/points.routes.ts';
import { read, type Route } from './route.ts';

/** Every REST call; enrolments come before `/api/courses/:id`. */
export const restRoutes: Route[] = [
  read('/api/health', (ctx) => getHealth(ctx)),
  ...authRoutes,
  ...enrolmentRoutes,
  ...courseRoutes,
  ...pointsRoutes,
  ...adminRoutes,
];
