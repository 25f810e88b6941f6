import { matchPath } from 'react-router-dom';
import { listVariables, readListParams } from '../components/queries/list-params.ts';
import { sentQuery, startQuery, type PageQuery } from '../components/queries/started-query.ts';
import { paths } from '../paths.ts';
import { clientFor } from '../session/api-client.ts';

type PageRequest = { token: string | null; params: URLSearchParams };

type Query = Promise<PageQuery['query']>;

const forMembers =
  (load: () => Query) =>
  async ({ token }: PageRequest) =>
    token === null ? null : { query: await load(), variables: {} };

const forAdminLists =
  (load: () => Query) =>
  async ({ token, params }: PageRequest) =>
    token === null ? null : { query: await load(), variables: listVariables(readListParams(params)) };

/** The query of each page, loaded with the page. */
const pageQueries: Record<string, (request: PageRequest) => Promise<PageQuery | null>> = {
  [paths.courses]: async ({ token }) => ({
    query: (await import('../features/courses/courses.query.ts')).COURSES,
    variables: { isSignedIn: token !== null },
  }),
  [paths.booking]: async ({ token }) => ({
    query: (await import('../features/courses/booking.query.ts')).BOOKING,
    variables: { isSignedIn: token !== null },
  }),
  [paths.dashboard]: forMembers(
    async () => (await import('../features/dashboard/dashboard.query.ts')).DASHBOARD,
  ),
  [paths.history]: forMembers(async () => (await import('../features/history/history.query.ts')).HISTORY),
  [paths.points]: forMembers(async () => (await import('../features/points/points.query.ts')).POINTS),
  [paths.payments]: forMembers(async () => (await import('../features/payments/payments.query.ts')).PAYMENTS),
  [paths.profile]: forMembers(async () => (await import('../features/profile/profile.query.ts')).PROFILE),
  [paths.security]: forMembers(async () => (await import('../features/security/security.query.ts')).SECURITY),
  [paths.admin]: forMembers(async () => (await import('../features/admin/admin.query.ts')).ADMIN),
  [paths.adminUsers]: forAdminLists(
    async () => (await import('../features/admin/admin-users.query.ts')).ADMIN_USERS,
  ),
  [paths.adminCourses]: forAdminLists(
    async () => (await import('../features/admin/admin-courses.query.ts')).ADMIN_COURSES,
  ),
};

/** The query that a member's page begins with. */
export const memberQuery = async (path: string): Promise<PageQuery | null> => {
  const id = matchPath(paths.course, path)?.params.id;
  if (id) {
    const { COURSE } = await import('../features/courses/course.query.ts');
    return { query: COURSE, variables: { id, isSignedIn: true } };
  }
  return (await pageQueries[path]?.({ token: 'of a member', params: new URLSearchParams() })) ?? null;
};

export const startPageQuery = async ({ url, signal }: Request, token: string | null) => {
  const { pathname, searchParams: params } = new URL(url);
  const pageQuery = await pageQueries[pathname]?.({ token, params });
  if (!pageQuery) return null;
  const client = clientFor(token);
  return (await sentQuery(client, pageQuery)) ?? startQuery(client, pageQuery, signal);
};
