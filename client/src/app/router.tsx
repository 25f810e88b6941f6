import { createBrowserRouter } from 'react-router-dom';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { paths } from '../paths.ts';
import { RootLayout } from './root-layout.tsx';
import { UnexpectedErrorPage } from './unexpected-error.page.tsx';

const memberPages = [
  { path: paths.dashboard, lazy: () => import('../features/dashboard/dashboard.page.tsx') },
  { path: paths.history, lazy: () => import('../features/history/history.page.tsx') },
  { path: paths.profile, lazy: () => import('../features/profile/profile.page.tsx') },
];

const adminPages = [
  { path: paths.admin, lazy: () => import('../features/admin/admin.page.tsx') },
  { path: paths.adminUsers, lazy: () => import('../features/admin/admin-users.page.tsx') },
  { path: paths.adminCourses, lazy: () => import('../features/admin/admin-courses.page.tsx') },
];

const shellPages = [
  { path: paths.courses, lazy: () => import('../features/courses/courses.page.tsx') },
  { lazy: () => import('./member-layout.tsx'), children: memberPages },
  { lazy: () => import('./admin-layout.tsx'), children: adminPages },
];

const apiPages = [
  { path: paths.auth, lazy: () => import('../features/auth/auth.page.tsx') },
  { path: paths.profileSetup, lazy: () => import('../features/auth/profile-setup.page.tsx') },
  { lazy: () => import('./shell-layout.tsx'), children: shellPages },
];

/** A page is a module that exports `Component` and, where it needs one, `loader`. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: UnexpectedErrorPage,
      HydrateFallback: PageLoading,
      children: [
        { path: paths.landing, lazy: () => import('../features/landing/landing.page.tsx') },
        { lazy: () => import('./api-layout.tsx'), children: apiPages },
        { path: '*', lazy: () => import('./not-found.page.tsx') },
      ],
    },
  ]);
