import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { paths } from '../paths.ts';
import { readSession } from '../session/session.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { RootLayout } from './root-layout.tsx';
import { SessionLayout } from './session-layout.tsx';
import { UnexpectedErrorPage } from './unexpected-error.page.tsx';

/** Starts the query of a page while its code loads. */
const loader = async ({ request }: LoaderFunctionArgs) => {
  const { startPageQuery } = await import('./page-queries.ts');
  return startPageQuery(request, readSession().token);
};

/** A list with search params sends its own query. */
const withQuery = { loader, shouldRevalidate: () => false };

type Path = (typeof paths)[keyof typeof paths];

/** The module of each page, which exports `Component` and optionally `loader`. */
const pages = {
  [paths.landing]: () => import('../features/landing/landing.page.tsx'),
  [paths.auth]: () => import('../features/auth/auth.page.tsx'),
  [paths.profileSetup]: () => import('../features/auth/profile-setup.page.tsx'),
  [paths.courses]: async () => {
    const { Component, partIsLoaded } = await import('../features/courses/courses.page.tsx');
    await partIsLoaded;
    return { Component };
  },
  [paths.course]: () => import('../features/courses/course.page.tsx'),
  [paths.booking]: async () => {
    const { Component, partIsLoaded } = await import('../features/courses/booking.page.tsx');
    await partIsLoaded;
    return { Component };
  },
  [paths.dashboard]: () => import('../features/dashboard/dashboard.page.tsx'),
  [paths.history]: () => import('../features/history/history.page.tsx'),
  [paths.profile]: () => import('../features/profile/profile.page.tsx'),
  [paths.security]: () => import('../features/security/security.page.tsx'),
  [paths.resetPassword]: () => import('../features/auth/reset-password.page.tsx'),
  [paths.confirmEmail]: () => import('../features/auth/confirm-email.page.tsx'),
  [paths.stopChange]: () => import('../features/auth/stop-change.page.tsx'),
  [paths.recoverPassword]: () => import('../features/auth/recover-password.page.tsx'),
  [paths.points]: () => import('../features/points/points.page.tsx'),
  [paths.payments]: () => import('../features/payments/payments.page.tsx'),
  [paths.terms]: () => import('../features/legal/terms.page.tsx'),
  [paths.privacy]: () => import('../features/legal/privacy.page.tsx'),
  [paths.withdrawal]: () => import('../features/withdrawal/withdrawal.page.tsx'),
  [paths.admin]: () => import('../features/admin/admin.page.tsx'),
  [paths.adminUsers]: () => import('../features/admin/admin-users.page.tsx'),
  [paths.adminCourses]: () => import('../features/admin/admin-courses.page.tsx'),
  [paths.gestion]: () => import('../features/gestion/today/gestion.page.tsx'),
  [paths.gestionTeaching]: () => import('../features/gestion/teaching/gestion-teaching.page.tsx'),
  [paths.invitation]: () => import('../features/invitation/invitation.page.tsx'),
  [paths.gestionAgenda]: () => import('../features/gestion/agenda/gestion-agenda.page.tsx'),
  [paths.gestionEnrolments]: () => import('../features/gestion/inbox/gestion-enrolments.page.tsx'),
  [paths.gestionArmoury]: () => import('../features/gestion/armoury/gestion-armoury.page.tsx'),
  [paths.gestionPoints]: () => import('../features/gestion/points/gestion-points.page.tsx'),
  [paths.gestionFirearms]: () => import('../features/gestion/firearms/gestion-firearms.page.tsx'),
  [paths.gestionAmmunition]: () => import('../features/gestion/firearms/gestion-ammunition.page.tsx'),
  [paths.gestionAmmunitionSheets]: () =>
    import('../features/gestion/firearms/gestion-ammunition-sheets.page.tsx'),
  [paths.gestionBook]: () => import('../features/gestion/firearms/gestion-book.page.tsx'),
  [paths.gestionDay]: () => import('../features/gestion/range-day/gestion-day.page.tsx'),
  [paths.gestionTill]: () => import('../features/gestion/till/gestion-till.page.tsx'),
  [paths.gestionReports]: () => import('../features/gestion/reports/gestion-reports.page.tsx'),
  [paths.gestionClassReport]: () => import('../features/gestion/reports/gestion-class-report.page.tsx'),
  [paths.gestionMoneyReport]: () => import('../features/gestion/reports/gestion-money-report.page.tsx'),
  [paths.gestionActivity]: () => import('../features/gestion/activity/gestion-activity.page.tsx'),
  [paths.gestionIntegrations]: () => import('../features/gestion/integrations/gestion-integrations.page.tsx'),
  [paths.gestionMail]: () => import('../features/gestion/mail/gestion-mail.page.tsx'),
  [paths.gestionWithdrawals]: () => import('../features/gestion/withdrawals/gestion-withdrawals.page.tsx'),
  [paths.gestionCourses]: () => import('../features/gestion/courses/gestion-courses.page.tsx'),
  [paths.gestionCourse]: () => import('../features/gestion/course/gestion-course.page.tsx'),
  [paths.gestionInstructors]: () => import('../features/gestion/instructors/gestion-instructors.page.tsx'),
  [paths.gestionCertificates]: () => import('../features/gestion/certificates/gestion-certificates.page.tsx'),
  [paths.gestionInstructor]: () => import('../features/gestion/instructor/gestion-instructor.page.tsx'),
  [paths.gestionSchedule]: () => import('../features/gestion/schedule/gestion-schedule.page.tsx'),
  [paths.gestionPeople]: () => import('../features/gestion/people/gestion-people.page.tsx'),
  [paths.gestionPerson]: () => import('../features/gestion/person/gestion-person.page.tsx'),
} satisfies Record<Path, () => Promise<object>>;

const page = (path: Path) => ({ path, lazy: pages[path] });
const pageWithQuery = (path: Path) => ({ ...page(path), ...withQuery });

const memberPages = [
  paths.dashboard,
  paths.history,
  paths.points,
  paths.payments,
  paths.profile,
  paths.security,
].map(pageWithQuery);
const adminPages = [paths.admin, paths.adminUsers, paths.adminCourses].map(pageWithQuery);
/** These pages share a chunk, which has their queries. */
const gestionPages = [
  paths.gestion,
  paths.gestionTeaching,
  paths.gestionAgenda,
  paths.gestionEnrolments,
  paths.gestionArmoury,
  paths.gestionPoints,
  paths.gestionFirearms,
  paths.gestionAmmunition,
  paths.gestionAmmunitionSheets,
  paths.gestionBook,
  paths.gestionDay,
  paths.gestionTill,
  paths.gestionReports,
  paths.gestionClassReport,
  paths.gestionMoneyReport,
  paths.gestionActivity,
  paths.gestionIntegrations,
  paths.gestionMail,
  paths.gestionWithdrawals,
  paths.gestionCourses,
  paths.gestionCourse,
  paths.gestionInstructors,
  paths.gestionCertificates,
  paths.gestionInstructor,
  paths.gestionSchedule,
  paths.gestionPeople,
  paths.gestionPerson,
].map(page);

const shellPages = [
  pageWithQuery(paths.courses),
  page(paths.course),
  pageWithQuery(paths.booking),
  page(paths.terms),
  page(paths.privacy),
  page(paths.withdrawal),
  { lazy: () => import('./member-layout.tsx'), children: [...memberPages, page(paths.invitation)] },
  { lazy: () => import('./admin-layout.tsx'), children: adminPages },
];

const gestion = {
  lazy: () => import('./admin-layout.tsx'),
  children: [{ lazy: () => import('../features/gestion/frame/gestion-frame.tsx'), children: gestionPages }],
};

const apiPages = [
  page(paths.profileSetup),
  page(paths.recoverPassword),
  gestion,
  { lazy: () => import('./shell-layout.tsx'), children: shellPages },
];

const sessionPages = [
  page(paths.auth),
  page(paths.resetPassword),
  page(paths.confirmEmail),
  page(paths.stopChange),
  { lazy: () => import('./api-layout.tsx'), children: apiPages },
];

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: UnexpectedErrorPage,
      HydrateFallback: PageLoading,
      children: [
        page(paths.landing),
        { Component: SessionLayout, children: sessionPages },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);

const isPage = (path: string): path is Path => path in pages;

/** Prefetches the code of a page. A failure is retried when the page is opened. */
export const preloadPage = (path: string) => {
  if (isPage(path) && navigator.onLine) void pages[path]().catch(() => undefined);
};
