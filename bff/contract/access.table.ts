import type { AcademyApi, AdminApi, Answer } from './academy-api.ts';
import {
  PASSWORD,
  aBooking,
  aProfile,
  aRegistration,
  anEmail,
  aCourse,
  givePoints,
  type Member,
} from './builders.ts';

export const ROLES = ['visitor', 'student', 'other student', 'pending', 'deactivated', 'admin'] as const;
export type AccessRole = (typeof ROLES)[number];

/** What a cell may need: who asks, whose data it is about, and what is there. */
type Scene = {
  asker: Member | null;
  student: Member;
  personalisedId: string;
  /** A new pending enrolment of the student. */
  anEnrolment: () => Promise<string>;
};

type Api = AcademyApi & Partial<AdminApi>;

export type Operation = {
  rest?: string;
  graphql?: string;
  call: (api: Api, scene: Scene) => Promise<Answer<unknown>>;
  statuses: Record<AccessRole, number>;
};

const statuses = (
  ...[visitor, student, other, pending, deactivated, admin]: [number, number, number, number, number, number]
): Operation['statuses'] => ({ visitor, student, 'other student': other, pending, deactivated, admin });

const OPEN = statuses(200, 200, 200, 200, 200, 200);
const SIGNED_IN = statuses(401, 200, 200, 200, 403, 200);
const COMPLETE_PROFILE = statuses(401, 200, 200, 403, 403, 200);
const OWNER_OR_ADMIN = statuses(401, 200, 404, 404, 403, 200);
const OWNER = statuses(401, 200, 404, 404, 403, 403);
const ADMIN = statuses(401, 403, 403, 403, 403, 200);

/** The operations of the GraphQL-only interface exist on that driver alone. */
const only = <Key extends keyof AdminApi>(api: Api, name: Key): AdminApi[Key] => {
  const method = api[name];
  if (!method) throw new Error(`${name} is offered by GraphQL only`);
  return method as AdminApi[Key];
};

const newCourse = () => ({
  name: 'Curso nuevo',
  description: 'Texto',
  location: 'Pilar',
  courseType: 'Grupal',
  price: 1,
});

/** Who may do what: every operation of both surfaces, one row each. 200 stands for success of any kind. */
export const ACCESS_TABLE: Operation[] = [
  { rest: 'GET /api/health', graphql: 'Query.health', call: (api) => api.health(), statuses: OPEN },
  {
    rest: 'POST /api/auth/register',
    graphql: 'Mutation.register',
    call: (api) => api.register(aRegistration()),
    statuses: OPEN,
  },
  {
    rest: 'POST /api/auth/login',
    graphql: 'Mutation.login',
    call: (api, { asker }) => api.login({ email: asker?.email ?? anEmail(), password: PASSWORD }),
    statuses: statuses(401, 200, 200, 200, 403, 200),
  },
  {
    rest: 'GET /api/auth/google',
    graphql: 'Query.googleAuthUrl',
    call: (api) => api.googleAuthUrl(),
    statuses: OPEN,
  },
  { rest: 'GET /api/auth/me', graphql: 'Query.me', call: (api) => api.me(), statuses: SIGNED_IN },
  {
    rest: 'POST /api/auth/profile-setup',
    graphql: 'Mutation.setupProfile',
    call: (api) => api.setupProfile(aProfile()),
    statuses: statuses(401, 409, 409, 200, 403, 409),
  },
  { rest: 'GET /api/courses', graphql: 'Query.courses', call: (api) => api.courses(), statuses: OPEN },
  {
    rest: 'GET /api/courses/:id',
    graphql: 'Query.course',
    call: (api, { personalisedId }) => api.course(personalisedId),
    statuses: OPEN,
  },
  {
    rest: 'POST /api/courses/enroll',
    graphql: 'Mutation.enrol',
    call: (api, { personalisedId }) => api.enrol(aBooking(personalisedId)),
    statuses: COMPLETE_PROFILE,
  },
  {
    rest: 'GET /api/courses/enrollments/me',
    graphql: 'Query.myEnrolments',
    call: (api) => api.myEnrolments(),
    statuses: SIGNED_IN,
  },
  {
    rest: 'GET /api/courses/enrollments/:id',
    graphql: 'Query.enrolment',
    call: async (api, { anEnrolment }) => api.enrolment(await anEnrolment()),
    statuses: OWNER_OR_ADMIN,
  },
  {
    rest: 'PUT /api/courses/enrollments/:id',
    graphql: 'Mutation.updateEnrolment',
    call: async (api, { anEnrolment }) => api.updateEnrolment(await anEnrolment(), { classType: 'sport' }),
    statuses: OWNER,
  },
  {
    rest: 'DELETE /api/courses/enrollments/:id',
    graphql: 'Mutation.cancelEnrolment',
    call: async (api, { anEnrolment }) => api.cancelEnrolment(await anEnrolment()),
    statuses: OWNER_OR_ADMIN,
  },
  {
    rest: 'GET /api/points/me',
    graphql: 'Query.myPoints',
    call: (api) => api.myPoints(),
    statuses: SIGNED_IN,
  },
  {
    rest: 'GET /api/points/transactions/me',
    graphql: 'Query.myPointsTransactions',
    call: (api) => api.myTransactions(),
    statuses: SIGNED_IN,
  },
  {
    rest: 'POST /api/points/redeem',
    graphql: 'Mutation.redeemPoints',
    call: async (api, { asker }) => {
      if (asker) await givePoints(asker.id, 1);
      return api.redeem({ points: 1, description: 'Descuento' });
    },
    statuses: COMPLETE_PROFILE,
  },
  {
    rest: 'POST /api/points/referrals',
    graphql: 'Mutation.createReferral',
    call: (api) => api.createReferral({ referredEmail: anEmail() }),
    statuses: SIGNED_IN,
  },
  {
    rest: 'GET /api/points/referrals/me',
    graphql: 'Query.myReferrals',
    call: (api) => api.myReferrals(),
    statuses: SIGNED_IN,
  },
  { rest: 'GET /users/admin/all', graphql: 'Query.allUsers', call: (api) => api.allUsers(), statuses: ADMIN },
  { graphql: 'Query.users', call: (api) => only(api, 'users')(), statuses: ADMIN },
  { graphql: 'Query.user', call: (api, { student }) => only(api, 'user')(student.id), statuses: ADMIN },
  { graphql: 'Query.coursePage', call: (api) => only(api, 'coursePage')(), statuses: ADMIN },
  { graphql: 'Query.adminStats', call: (api) => only(api, 'adminStats')(), statuses: ADMIN },
  {
    graphql: 'Mutation.createCourse',
    call: (api) => only(api, 'createCourse')(newCourse()),
    statuses: ADMIN,
  },
  {
    graphql: 'Mutation.updateCourse',
    call: async (api) => only(api, 'updateCourse')({ id: (await aCourse()).id, name: 'Otro nombre' }),
    statuses: ADMIN,
  },
  {
    graphql: 'Mutation.updateUser',
    call: (api, { student }) => only(api, 'updateUser')({ id: student.id, clu: 'CLU-1' }),
    statuses: ADMIN,
  },
  {
    graphql: 'Mutation.adjustPoints',
    call: (api, { student }) =>
      only(api, 'adjustPoints')({ userId: student.id, points: 1, description: 'Corrección' }),
    statuses: ADMIN,
  },
  {
    rest: 'POST /api/auth/logout',
    graphql: 'Mutation.logout',
    call: (api) => api.logout(),
    statuses: SIGNED_IN,
  },
];
