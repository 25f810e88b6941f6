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

export type AccessRow = {
  call: (api: Api, scene: Scene) => Promise<Answer<unknown>>;
  statuses: Record<AccessRole, number>;
};

const statuses = (
  ...[visitor, student, other, pending, deactivated, admin]: [number, number, number, number, number, number]
): AccessRow['statuses'] => ({ visitor, student, 'other student': other, pending, deactivated, admin });

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

/** Who may do what: every operation by its GraphQL field. 200 means success of any kind. */
export const ACCESS_TABLE: Record<string, AccessRow> = {
  'Query.health': { call: (api) => api.health(), statuses: OPEN },
  'Mutation.register': { call: (api) => api.register(aRegistration()), statuses: OPEN },
  'Mutation.login': {
    call: (api, { asker }) => api.login({ email: asker?.email ?? anEmail(), password: PASSWORD }),
    statuses: statuses(401, 200, 200, 200, 403, 200),
  },
  'Query.googleAuthUrl': { call: (api) => api.googleAuthUrl(), statuses: OPEN },
  'Query.me': { call: (api) => api.me(), statuses: SIGNED_IN },
  'Mutation.setupProfile': {
    call: (api) => api.setupProfile(aProfile()),
    statuses: statuses(401, 409, 409, 200, 403, 409),
  },
  'Query.courses': { call: (api) => api.courses(), statuses: OPEN },
  'Query.course': { call: (api, { personalisedId }) => api.course(personalisedId), statuses: OPEN },
  'Mutation.enrol': {
    call: (api, { personalisedId }) => api.enrol(aBooking(personalisedId)),
    statuses: COMPLETE_PROFILE,
  },
  'Query.myEnrolments': { call: (api) => api.myEnrolments(), statuses: SIGNED_IN },
  'Query.enrolment': {
    call: async (api, { anEnrolment }) => api.enrolment(await anEnrolment()),
    statuses: OWNER_OR_ADMIN,
  },
  'Mutation.updateEnrolment': {
    call: async (api, { anEnrolment }) => api.updateEnrolment(await anEnrolment(), { classType: 'sport' }),
    statuses: OWNER,
  },
  'Mutation.cancelEnrolment': {
    call: async (api, { anEnrolment }) => api.cancelEnrolment(await anEnrolment()),
    statuses: OWNER_OR_ADMIN,
  },
  'Query.myPoints': { call: (api) => api.myPoints(), statuses: SIGNED_IN },
  'Query.myPointsTransactions': { call: (api) => api.myTransactions(), statuses: SIGNED_IN },
  'Mutation.redeemPoints': {
    call: async (api, { asker }) => {
      if (asker) await givePoints(asker.id, 1);
      return api.redeem({ points: 1, description: 'Descuento' });
    },
    statuses: COMPLETE_PROFILE,
  },
  'Mutation.createReferral': {
    call: (api) => api.createReferral({ referredEmail: anEmail() }),
    statuses: SIGNED_IN,
  },
  'Query.myReferrals': { call: (api) => api.myReferrals(), statuses: SIGNED_IN },
  'Query.allUsers': { call: (api) => api.allUsers(), statuses: ADMIN },
  'Query.users': { call: (api) => only(api, 'users')(), statuses: ADMIN },
  'Query.user': { call: (api, { student }) => only(api, 'user')(student.id), statuses: ADMIN },
  'Query.adminCourses': { call: (api) => only(api, 'adminCourses')(), statuses: ADMIN },
  'Query.adminStats': { call: (api) => only(api, 'adminStats')(), statuses: ADMIN },
  'Mutation.createCourse': { call: (api) => only(api, 'createCourse')(newCourse()), statuses: ADMIN },
  'Mutation.updateCourse': {
    call: async (api) => only(api, 'updateCourse')({ id: (await aCourse()).id, name: 'Otro nombre' }),
    statuses: ADMIN,
  },
  'Mutation.updateUser': {
    call: (api, { student }) => only(api, 'updateUser')({ id: student.id, clu: 'CLU-1' }),
    statuses: ADMIN,
  },
  'Mutation.adjustPoints': {
    call: (api, { student }) =>
      only(api, 'adjustPoints')({ userId: student.id, points: 1, description: 'Corrección' }),
    statuses: ADMIN,
  },
  'Mutation.logout': { call: (api) => api.logout(), statuses: SIGNED_IN },
};
