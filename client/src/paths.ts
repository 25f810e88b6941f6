/** Every address of the client: the server answers others with 404. The page of `name` is in `<name>.page.tsx`. */
export const paths = {
  landing: '/',
  auth: '/auth',
  profileSetup: '/profile-setup',
  dashboard: '/dashboard',
  courses: '/courses',
  course: '/courses/:id',
  booking: '/reservar',
  history: '/history',
  profile: '/profile',
  security: '/seguridad',
  resetPassword: '/restablecer',
  recoverPassword: '/recuperar',
  confirmEmail: '/confirmar-correo',
  stopChange: '/no-fui-yo',
  points: '/puntos',
  payments: '/pagos',
  terms: '/terminos',
  privacy: '/privacidad',
  withdrawal: '/arrepentimiento',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminCourses: '/admin/courses',
  gestion: '/gestion',
  gestionTeaching: '/gestion/mis-clases',
  invitation: '/invitacion',
  gestionAgenda: '/gestion/agenda',
  gestionEnrolments: '/gestion/inscripciones',
  gestionCourses: '/gestion/cursos',
  gestionCourse: '/gestion/cursos/:id',
  gestionPeople: '/gestion/personas',
  gestionPerson: '/gestion/personas/:id',
  gestionInstructors: '/gestion/instructores',
  gestionInstructor: '/gestion/instructores/:id',
  gestionSchedule: '/gestion/horarios',
  gestionArmoury: '/gestion/armeria',
  gestionPoints: '/gestion/puntos',
  gestionFirearms: '/gestion/armas',
  gestionAmmunition: '/gestion/armas/municion',
  gestionAmmunitionSheets: '/gestion/armas/planillas',
  gestionBook: '/gestion/armas/libro',
  gestionDay: '/gestion/dia',
  gestionTill: '/gestion/caja',
  gestionReports: '/gestion/informes',
  gestionClassReport: '/gestion/informes/asistencia',
  gestionMoneyReport: '/gestion/informes/cobros',
  gestionCertificates: '/gestion/certificados',
  gestionActivity: '/gestion/actividad',
  gestionMail: '/gestion/correo',
  gestionWithdrawals: '/gestion/arrepentimientos',
  gestionIntegrations: '/gestion/integraciones',
} as const;

/** Offered in the admin panel, but without a route: they show the 404 page. */
export const pathsWithoutPage = { adminPoints: '/admin/points', adminAnalytics: '/admin/analytics' } as const;

/** The service worker of the page of the day, which it is only for. */
export const DAY_WORKER = '/gestion/dia.worker.js';

/** The section of the courses where a class is booked. */
export const PERSONALISED = 'personalised-classes';

/** The booking form, filled in by parameters that `booking-wish.ts` reads. */
export const bookingAddress = (wish: string) => `${paths.booking}?${wish}`;
