import { createBrowserRouter } from 'react-router-dom';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { paths } from '../paths.ts';
import { RootLayout } from './root-layout.tsx';
import { UnexpectedErrorPage } from './unexpected-error.page.tsx';

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: UnexpectedErrorPage,
      HydrateFallback: PageLoading,
      children: [
        {
          path: paths.landing,
          lazy: async () => ({
            Component: (await import('../features/landing/landing.page.tsx')).LandingPage,
          }),
        },
        {
          lazy: async () => ({ Component: (await import('./api-layout.tsx')).ApiLayout }),
          children: [
            {
              path: paths.auth,
              lazy: async () => {
                const [{ AuthPage }, { authLoader }] = await Promise.all([
                  import('../features/auth/auth.page.tsx'),
                  import('../features/auth/auth.loader.ts'),
                ]);
                return { Component: AuthPage, loader: authLoader };
              },
            },
            {
              path: paths.profileSetup,
              lazy: async () => ({
                Component: (await import('../features/auth/profile-setup.page.tsx')).ProfileSetupPage,
              }),
            },
            {
              path: paths.dashboard,
              lazy: async () => ({
                Component: (await import('../features/dashboard/dashboard.page.tsx')).DashboardPage,
              }),
            },
            {
              path: paths.courses,
              lazy: async () => ({
                Component: (await import('../features/courses/courses.page.tsx')).CoursesPage,
              }),
            },
            {
              path: paths.history,
              lazy: async () => ({
                Component: (await import('../features/history/history.page.tsx')).HistoryPage,
              }),
            },
            {
              path: paths.profile,
              lazy: async () => ({
                Component: (await import('../features/profile/profile.page.tsx')).ProfilePage,
              }),
            },
            {
              path: paths.admin,
              lazy: async () => ({
                Component: (await import('../features/admin/admin.page.tsx')).AdminPage,
              }),
            },
            {
              path: paths.adminUsers,
              lazy: async () => ({
                Component: (await import('../features/admin/admin-users.page.tsx')).AdminUsersPage,
              }),
            },
            {
              path: paths.adminCourses,
              lazy: async () => ({
                Component: (await import('../features/admin/admin-courses.page.tsx')).AdminCoursesPage,
              }),
            },
          ],
        },
        {
          path: '*',
          lazy: async () => ({ Component: (await import('./not-found.page.tsx')).NotFoundPage }),
        },
      ],
    },
  ]);
