import { matchPath } from 'react-router-dom';
import { listVariables, readListParams } from '../components/queries/list-params.ts';
import { sentQuery, startQuery, type PageQuery } from '../components/queries/started-query.ts';
import { ADMIN_COURSES } from '../features/admin/admin-courses.query.ts';
import { ADMIN_USERS } from '../features/admin/admin-users.query.ts';
import { ADMIN } from '../features/admin/admin.query.ts';
import { BOOKING } from '../features/courses/booking.query.ts';
import { COURSE } from '../features/courses/course.query.ts';
import { COURSES } from '../features/courses/courses.query.ts';
import { DASHBOARD } from '../features/dashboard/dashboard.query.ts';
import { HISTORY } from '../features/history/history.query.ts';
import { PAYMENTS } from '../features/payments/payments.query.ts';
import { POINTS } from '../features/points/points.query.ts';
import { PROFILE } from '../features/profile/profile.query.ts';
import { SECURITY } from '../features/security/security.query.ts';
import { paths } from '../paths.ts';
import { clientFor } from '../session/api-client.ts';

type PageRequest = { token: string | null; params: URLSearchParams };

const forMembers =
  (query: PageQuery['query']) =>
  ({ token }: PageRequest) =>
    token === null ? null : { query, variables: {} };

const forAdminLists =
  (query: PageQuery['query']) =>
  ({ token, params }: PageRequest) =>
    token === null ? null : { query, variables: listVariables(readListParams(params)) };

/** The query of each page. */
const pageQueries: Record<string, (request: PageRequest) => PageQuery | null> = {
  [paths.courses]: ({ token }) => ({ query: COURSES, variables: { isSignedIn: token !== null } }),
  [paths.booking]: ({ token }) => ({ query: BOOKING, variables: { isSignedIn: token !== null } }),
  [paths.dashboard]: forMembers(DASHBOARD),
  [paths.history]: forMembers(HISTORY),
  [paths.points]: forMembers(POINTS),
  [paths.payments]: forMembers(PAYMENTS),
  [paths.profile]: forMembers(PROFILE),
  [paths.security]: forMembers(SECURITY),
  [paths.admin]: forMembers(ADMIN),
  [paths.adminUsers]: forAdminLists(ADMIN_USERS),
  [paths.adminCourses]: forAdminLists(ADMIN_COURSES),
};

/** The query that a member's page begins with. */
export const memberQuery = (path: string): PageQuery | null => {
  const id = matchPath(paths.course, path)?.params.id;
  if (id) return { query: COURSE, variables: { id, isSignedIn: true } };
  return pageQueries[path]?.({ token: 'of a member', params: new URLSearchParams() }) ?? null;
};

export const startPageQuery = async ({ url, signal }: Request, token: string | null) => {
  const { pathname, searchParams: params } = new URL(url);
  const pageQuery = pageQueries[pathname]?.({ token, params });
  if (!pageQuery) return null;
  const client = clientFor(token);
  return (await sentQuery(client, pageQuery)) ?? startQuery(client, pageQuery, signal);
};
