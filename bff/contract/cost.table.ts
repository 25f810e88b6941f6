import { academyDay } from './builders.ts';
import { COUNT_LIMIT } from '#domain/search.ts';
import type { Result, GraphqlApi } from './academy-api.ts';

/** The session and its user, whom every request reads, and what work in the background reads meanwhile. */
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
const MORE = 32;

const { users } = NUMBERS;
export const COURSES = NUMBERS.courses + MORE;
const ofStudent = NUMBERS.ofStudent + MORE;

export const PAGE = 20;
/** The largest page, and one row more to know whether there is another. */
export const OWN_PAGE = 100 + 1;
/** Of one word; several words: see user.search.ts. */
const SEARCH = 3 * Math.sqrt(PAGE * users);

/** What the sending of a webhook, which an operation starts, reads meanwhile. */
export const SENDING = 20;

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

/** REST returns the whole list where GraphQL returns a page. */
export const DOCUMENTS_BY_REST: Record<string, number> = {
  'Query.myEnrolments': BASE + 2 * ofStudent,
  'Query.myPointsTransactions': BASE + ofStudent,
  'Query.myReferrals': BASE + ofStudent,
};

/** Each day has one course of the test. */
const ofADay = Math.ceil(NUMBERS.enrolments / NUMBERS.courses);
const day = (days: number) => academyDay(days);
const month = (days: number) => academyDay(days).slice(0, 7);

/** Calls of an operation that cost another amount than its plainest one. */
export const VARIANTS: {
  name: string;
  call: (api: GraphqlApi) => Promise<Result<unknown>>;
  documents: number;
}[] = [
  { name: 'courses(limit: 500)', call: (api) => api.courses({ limit: 500 }), documents: BASE + 500 },
  {
    name: 'courses of one type',
    call: (api) => api.courses({ courseType: 'Personalizado' }),
    documents: BASE + COURSES,
  },
  { name: 'courses, the last page', call: (api) => api.courses({ skip: 480 }), documents: BASE + COURSES },
  {
    name: 'adminCourses(search)',
    call: (api) => api.adminCourses({ search: 'curso 12' }),
    documents: BASE + 3 * COURSES,
  },
  { name: 'users(last)', call: (api) => api.users({ last: PAGE }), documents: BASE + PAGE + 1 },
  {
    name: 'adminCourses(last)',
    call: (api) => api.adminCourses({ last: PAGE }),
    documents: BASE + PAGE + 1 + 2 * COURSES,
  },
  ...(['users', 'adminCourses', 'enrolments', 'moneyEntries'] as const).map((list) => ({
    name: `${list}(updatedSince), from the beginning`,
    call: (api: GraphqlApi) => api[list]({ updatedSince: '1970-01-01T00:00:00Z' }),
    // The courses are counted as well.
    documents: BASE + 3 * (PAGE + 1) + COUNT_LIMIT + (list === 'adminCourses' ? 2 * COURSES : 0),
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
    // Enrolments, their students, courses and seats.
    documents: BASE + 8 * (3 * ofADay + 2),
  },
  { name: 'the armoury of a day', call: (api) => api.armoury(day(3)), documents: BASE + 2 * ofADay },
  {
    name: 'the reports of twelve months',
    call: (api) => api.reports({ fromMonth: month(0), toMonth: month(340) }),
    // The enrolments whose class is in these months: for their price and for their seats; and the courses.
    documents: BASE + 2 * 366 * ofADay + NUMBERS.courses,
  },
  {
    name: 'users(byPhone), of a number that everybody has',
    call: (api) => api.users({ search: '4000-0000', byPhone: true }),
    documents: BASE + SEARCH + 2 * 101,
  },
  { name: 'users(role)', call: (api) => api.users({ role: 'admin' }), documents: BASE + PAGE + 1 },
  ...['a', 'gonzález', 'maría gonzález', '@gmail @hotm', 'zzzz', 'ñanc', '.77', 'example.org'].map(
    (search) => ({
      name: `users(search: "${search}")`,
      call: (api: GraphqlApi) => api.users({ search }),
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
    call: (api: GraphqlApi) => api.users(narrowing),
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
