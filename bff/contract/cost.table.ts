import { academyDay } from './builders.ts';
import { COUNT_LIMIT } from '#domain/search.ts';
import { MAX_SERVICE_ACCOUNTS } from '#domain/service-accounts/service-account.ts';
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/webhooks/webhook.ts';
import type { AcademyApi, AdminApi, Answer } from './academy-api.ts';

/** The session and its user, whom every request reads, and what a sweep reads that runs meanwhile. */
export const BASE = 2 + 4;

/** What the test stores. The long form: `COST_USERS=20000 COST_ENROLMENTS=100000`. */
export const NUMBERS = {
  /** More than the largest bound of a search. */
  users: Number(process.env.COST_USERS ?? 12_000),
  courses: 500,
  enrolments: Number(process.env.COST_ENROLMENTS ?? 12_000),
  ofStudent: 400,
};

/** A few more are made by the test. */
const MORE = 12;

const { users } = NUMBERS;
const courses = NUMBERS.courses + MORE;
const ofStudent = NUMBERS.ofStudent + MORE;

const PAGE = 20;
/** The largest page, and one row more to know whether there is another. */
const OWN_PAGE = 100 + 1;
/** Of one word; several words: see user.filter.ts. */
const SEARCH = 3 * Math.sqrt(PAGE * users);

/** What the sending of a webhook, which an operation starts, reads meanwhile. */
const SENDING = 20;

/** Documents examined at most, by operation; each answer is below 1 MB. A change of these numbers is a decision. */
export const DOCUMENTS: Record<string, number> = {
  'Query.health': BASE,
  'Mutation.register': BASE + 4,
  'Mutation.login': BASE + 3,
  'Mutation.logout': BASE + 1,
  'Query.googleAuthUrl': BASE,
  'Query.me': BASE,
  'Mutation.setupProfile': BASE + 3,
  'Mutation.updateProfile': BASE + 4,
  'Mutation.changePassword': BASE + 6,
  'Query.mySecondFactor': BASE + 1,
  'Mutation.startSecondFactor': BASE + 4,
  'Mutation.confirmSecondFactor': BASE + 6,
  'Mutation.verifySecondFactor': BASE + 4,
  'Mutation.endSecondFactor': BASE + 4,
  'Query.userSessions': BASE + 8,
  'Query.userAccessTokens': BASE + 8,
  'Mutation.endUserSession': BASE + 8,
  'Mutation.revokeUserAccessToken': BASE + 8,
  'Mutation.endUserAccess': BASE + 8,
  'Mutation.createPasswordReset': BASE + 4,
  'Mutation.requestPasswordReset': BASE + 2,
  'Mutation.resetPassword': BASE + 3,
  'Query.mySessions': BASE + 4,
  'Mutation.endSession': BASE + 3,
  'Mutation.endOtherSessions': BASE + 4,
  'Query.myAccessTokens': BASE + 4,
  'Mutation.createAccessToken': BASE + 4,
  'Mutation.revokeAccessToken': BASE + 4,
  'Query.serviceAccounts': BASE + MAX_SERVICE_ACCOUNTS + 4,
  'Mutation.createServiceAccount': BASE + MAX_SERVICE_ACCOUNTS + 4,
  'Mutation.updateServiceAccount': BASE + 8,
  'Mutation.rotateServiceAccount': BASE + 8,
  'Mutation.endServiceAccount': BASE + 8,
  'Query.myData': BASE + 2 * 200,
  'Mutation.requestDeletion': BASE + 6,
  'Mutation.withdrawDeletion': BASE + 4,
  'Mutation.settleDeletion': BASE + 8,
  'Query.courses': BASE + 100,
  'Query.course': BASE + 1,
  'Mutation.enrol': BASE + 4,
  'Mutation.bookClass': BASE + 4,
  'Query.weapons': BASE,
  'Query.classQuote': BASE,
  'Query.myEnrolments': BASE + 2 * OWN_PAGE,
  'Query.enrolment': BASE + 2,
  'Mutation.updateEnrolment': BASE + 6,
  'Mutation.cancelEnrolment': BASE + 6,
  'Query.myPoints': BASE + 1,
  'Query.myPointsTransactions': BASE + OWN_PAGE,
  'Query.userTransactions': BASE + 1 + OWN_PAGE,
  'Mutation.redeemPoints': BASE + 4,
  'Mutation.createReferral': BASE + 3,
  'Query.myReferrals': BASE + OWN_PAGE,
  'Query.allUsers': BASE + 1,
  'Query.users': BASE + PAGE + 1,
  'Query.user': BASE + 3,
  'Query.adminCourses': BASE + PAGE + 1 + 2 * courses,
  'Query.auditTrail': BASE + PAGE + 1,
  'Query.adminStats': BASE + 20,
  'Query.release': BASE,
  'Mutation.createCourse': BASE,
  'Mutation.updateCourse': BASE + 6,
  'Mutation.duplicateCourse': BASE + 2,
  'Mutation.deactivateCourse': BASE + 6,
  'Query.instructors': BASE + 1,
  'Query.instructor': BASE + 1,
  'Mutation.createInstructor': BASE,
  'Mutation.updateInstructor': BASE + 4,
  'Query.agenda': BASE + 500,
  'Query.armoury': BASE + 500,
  'Query.reports': BASE + 2 * NUMBERS.enrolments + courses,
  'Mutation.rescheduleEnrolment': BASE + 8,
  'Query.myWaitingList': BASE,
  'Query.waitingList': BASE + 2,
  'Query.enrolments': BASE + 3 * (PAGE + 1) + COUNT_LIMIT,
  'Query.roster': BASE + 1,
  'Mutation.joinWaitingList': BASE + 8,
  'Mutation.leaveWaitingList': BASE + 6,
  'Mutation.confirmEnrolments': BASE + 6,
  'Mutation.completeEnrolments': BASE + 6,
  'Mutation.cancelEnrolments': BASE + 8,
  'Mutation.markNoShows': BASE + 6,
  'Mutation.assignInstructor': BASE + 6,
  'Mutation.enrolStudent': BASE + 8,
  'Mutation.updateUser': BASE + 6,
  'Query.redemptions': BASE + 2 * PAGE + 1,
  'Mutation.handOutRedemption': BASE + 6,
  'Mutation.importUsers': BASE + 1,
  'Mutation.adjustPoints': BASE + 4,
  'Query.webhookEndpoints': BASE + MAX_WEBHOOK_ENDPOINTS,
  'Query.webhookDeliveries': BASE + 1 + PAGE + 1,
  'Mutation.createWebhookEndpoint': BASE + MAX_WEBHOOK_ENDPOINTS,
  'Mutation.updateWebhookEndpoint': BASE + 4,
  'Mutation.deleteWebhookEndpoint': BASE + 4,
  'Mutation.rotateWebhookSecret': BASE + 4,
  'Mutation.sendTestEvent': BASE + 4 + SENDING,
  'Mutation.redeliver': BASE + 8 + SENDING,
  'Mutation.redeliverMatching': BASE + 4 + SENDING,
};

/** Rows that a page of enrolments reads in one go. */
const SCANNED = 1_000;

/** Of a page of the enrolments of a search, however many there are. */
export const DOCUMENTS_OF_SEARCH = {
  /** Of 1,000 students or fewer: they, and their enrolments where these are 1,000 or fewer. */
  few: BASE + SCANNED + SCANNED,
  /** Of more: enrolments with their students, for the page, for the total and behind the cursor. */
  many: BASE + 3 * (SCANNED + SCANNED),
};

/** Of a user among many: the entries that are added up, and the last one. However long the ledger is. */
export const DOCUMENTS_OF_BALANCE = 8 + 1;

/** REST answers the whole list where GraphQL answers a page. */
export const DOCUMENTS_BY_REST: Record<string, number> = {
  'Query.myEnrolments': BASE + 2 * ofStudent,
  'Query.myPointsTransactions': BASE + ofStudent,
  'Query.myReferrals': BASE + ofStudent,
};

type Api = AcademyApi & AdminApi;

/** Each day has one course of the test. */
const ofADay = Math.ceil(NUMBERS.enrolments / NUMBERS.courses);
const day = (days: number) => academyDay(days);
const month = (days: number) => academyDay(days).slice(0, 7);

/** Calls of an operation that cost another amount than its plainest one. */
export const VARIANTS: { name: string; call: (api: Api) => Promise<Answer<unknown>>; documents: number }[] = [
  { name: 'courses(limit: 500)', call: (api) => api.courses({ limit: 500 }), documents: BASE + 500 },
  {
    name: 'courses of one type',
    call: (api) => api.courses({ courseType: 'Personalizado' }),
    documents: BASE + courses,
  },
  { name: 'courses, the last page', call: (api) => api.courses({ skip: 480 }), documents: BASE + courses },
  {
    name: 'adminCourses(search)',
    call: (api) => api.adminCourses({ search: 'curso 12' }),
    documents: BASE + 3 * courses,
  },
  { name: 'users(last)', call: (api) => api.users({ last: PAGE }), documents: BASE + PAGE + 1 },
  {
    name: 'adminCourses(last)',
    call: (api) => api.adminCourses({ last: PAGE }),
    documents: BASE + PAGE + 1 + 2 * courses,
  },
  ...(['users', 'adminCourses', 'enrolments'] as const).map((list) => ({
    name: `${list}(updatedSince), from the beginning`,
    call: (api: Api) => api[list]({ updatedSince: '1970-01-01T00:00:00Z' }),
    // The courses are counted as well.
    documents: BASE + 3 * (PAGE + 1) + COUNT_LIMIT + (list === 'adminCourses' ? 2 * courses : 0),
  })),
  {
    name: 'enrolments that are pending',
    call: (api) => api.enrolments({ filter: { status: 'pending' } }),
    documents: BASE + 3 * (PAGE + 1) + COUNT_LIMIT,
  },
  {
    name: 'enrolments under two conditions of which few rows meet the second',
    call: (api) => api.enrolments({ filter: { status: 'pending', licence: 'valid' } }),
    documents: BASE + 2 * SCANNED + PAGE,
  },
  {
    name: 'enrolments of a student',
    call: (api) => api.enrolments({ filter: { search: 'zzzz ñanc' } }),
    documents: BASE + SEARCH,
  },
  {
    name: 'enrolments of a week',
    call: (api) => api.enrolments({ filter: { from: day(1), to: day(7) } }),
    documents: BASE + 3 * (PAGE + 1) + Math.min(COUNT_LIMIT, 8 * ofADay),
  },
  {
    name: 'the agenda of a week',
    call: (api) => api.agenda({ from: day(1), to: day(7) }),
    // Enrolments, their students, courses and places.
    documents: BASE + 8 * (3 * ofADay + 2),
  },
  { name: 'the armoury of a day', call: (api) => api.armoury(day(3)), documents: BASE + 2 * ofADay },
  {
    name: 'the reports of twelve months',
    call: (api) => api.reports({ fromMonth: month(0), toMonth: month(340) }),
    // The enrolments whose class is in these months: for their price and for their places; and the courses.
    documents: BASE + 2 * 366 * ofADay + NUMBERS.courses,
  },
  { name: 'users(role)', call: (api) => api.users({ role: 'admin' }), documents: BASE + PAGE + 1 },
  ...['a', 'gonzález', 'maría gonzález', '@gmail @hotm', 'zzzz', 'ñanc', '.77', 'example.org'].map(
    (search) => ({
      name: `users(search: "${search}")`,
      call: (api: Api) => api.users({ search }),
      documents: BASE + SEARCH,
    }),
  ),
  ...[
    { isActive: true },
    { isActive: false },
    { isPending: true },
    { isPending: false, role: 'student' },
    { licence: 'missing' },
    { licence: 'valid' },
    { licence: 'expired', licenceOn: '2031-01-01', isActive: true },
  ].map((narrowing) => ({
    name: `users(${JSON.stringify(narrowing)})`,
    call: (api: Api) => api.users(narrowing),
    documents: BASE + PAGE + 1,
  })),
  {
    name: 'users(search, role)',
    call: (api) => api.users({ search: 'maría', role: 'student' }),
    documents: BASE + SEARCH,
  },
  {
    name: 'allUsers of a rare search',
    call: (api) => api.allUsers({ search: 'ñanc' }),
    documents: BASE + 3 * Math.sqrt(1_000 * users),
  },
];
