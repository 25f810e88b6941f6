/** Every address of the client. */
export const paths = {
  landing: '/',
  auth: '/auth',
  profileSetup: '/profile-setup',
  dashboard: '/dashboard',
  courses: '/courses',
  history: '/history',
  profile: '/profile',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminCourses: '/admin/courses',
  /** Offered in the admin panel, but without a route: they show the 404 page. */
  adminPoints: '/admin/points',
  adminAnalytics: '/admin/analytics',
} as const;
