import { COURSES_LIMIT } from '#domain/courses/course.schema.ts';
import { MAX_IDS } from '#domain/enrolments/enrolment.staff.schema.ts';
import { MAX_DAYS, MAX_MONTHS, MAX_YEARS_AHEAD } from '#domain/dates/range.schema.ts';
import { MAX_PASSPORT_LINKS } from '#domain/passport/passport-link.ts';
import { COUNT_LIMIT } from '#domain/search.ts';
import { MAX_SERVICE_ACCOUNTS } from '#domain/service-accounts/service-account.ts';
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/webhooks/webhook.ts';
import { MAX_TOKENS as TOKENS_OF_USER } from '../../src/features/access-tokens/access-token.store.ts';
import { MAX_WAITING as MAX_TURNS } from '../../src/features/credentials/login-throttle.ts';
import { MAX_WAITING as MAX_HASHING } from '../../src/features/credentials/password-hash.ts';
import { MAX_DATED } from '../../src/features/courses/course.store.ts';
import { MAX_ENROLMENTS } from '../../src/features/enrolments/enrolment.store.ts';
import { MAX_LISTED as OWN_ENROLMENTS } from '../../src/features/enrolments/lists/enrolment.lists.ts';
import { AGENDA_ROWS_PER_DAY } from '../../src/features/planning/agenda.operations.ts';
import { AVAILABILITY_ROWS_PER_DAY } from '../../src/features/availability/availability.operations.ts';
import { MOST_OPEN } from '../../src/features/firearms/range-report.operations.ts';
import { MOST_ROUNDS } from '../../src/features/firearms/ammunition.ts';
import { MAX_OWED } from '../../src/features/money/money-entry.model.ts';
import { MAX_BALANCE, OWN_ROWS } from '../../src/features/points/ledger.ts';
import { MAX_LISTED as OWN_INVITATIONS } from '../../src/features/referrals/referral.operations.ts';
import { MAX_EXCEPTIONS } from '../../src/features/schedule/schedule.operations.ts';
import { MY_DATA_ROWS } from '../../src/features/privacy/my-data.operations.ts';
import { REPORT_ROWS_PER_MONTH, STATS_ROWS } from '../../src/features/reports/report.operations.ts';
import { MAX_LISTED as ALL_USERS } from '../../src/features/users/user.operations.ts';
import { MAX_ALIASES, MAX_DEPTH, MAX_TOKENS } from '../../src/graphql/apollo.ts';
import { MAX_ROWS } from '../../src/graphql/root-fields.ts';
import { PAGE_SIZE } from '../../src/lists/page.ts';
import { MAX_KEY_LENGTH } from '../../src/operation/keyed-request.ts';
import { readEnv } from '../../src/process/env.ts';
import { MAX_WAITING as MAX_MAILS } from '../../src/process/mail.ts';
import { LARGE_BYTES, USUAL_BYTES } from '../../src/web/json-body.ts';
import type { Limit } from './limit.ts';

const number = (value: number) => value.toLocaleString('en-US');
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
const kilobytes = (bytes: number) => `${bytes / 1_024} kB`;

const defaults = readEnv({});

const OWN = { filledBy: 'the caller', refused: 'the caller' } as const;
const BY_ACCOUNT = { filledBy: 'an account', refused: 'an account' } as const;
const BY_ADMINS = { filledBy: 'admins', refused: 'admins' } as const;
const SOLD = { filledBy: 'students', refused: 'students' } as const;

type Size = Omit<Limit, 'name'>;

const sizesOf = (beyond: string, rows: Omit<Size, 'beyond'>[]): Limit[] =>
  rows.map((row) => ({ name: row.what ?? '', beyond, ...row }));

const own = (what: string, most: string, reasons?: Limit['reasons']) => ({
  ...OWN,
  what,
  most,
  ...(reasons ? { reasons } : {}),
});

const STAFF_WINDOW: Limit['stillOpen'] = {
  what: 'the other days',
  test: [
    'bff/contract/limits/limit-table.test.ts',
    'a day with more classes than can be shown leaves the other days open',
  ],
};

/** By the response beyond them. */
export const SIZES: Limit[] = [
  ...sizesOf('400', [
    own('a GraphQL document', `${number(MAX_TOKENS)} tokens`),
    own('depth of a GraphQL document', `${MAX_DEPTH}`),
    own('aliases in a GraphQL document', `${MAX_ALIASES}`),
  ]),
  ...sizesOf('409', [
    {
      ...BY_ACCOUNT,
      what: 'pending and confirmed enrolments of one student (`MAX_ACTIVE_ENROLMENTS`)',
      most: `${defaults.MAX_ACTIVE_ENROLMENTS}`,
      reasons: {
        TOO_MANY_ENROLMENTS: [
          'bff/src/features/enrolments/enrol.operations.ts',
          'bff/src/features/enrolments/call-off/call-off.undo.ts',
        ],
      },
    },
    {
      ...BY_ACCOUNT,
      what: 'personal access tokens of one user',
      most: `${TOKENS_OF_USER}`,
      reasons: { TOO_MANY_TOKENS: ['bff/src/features/access-tokens/access-token.operations.ts'] },
    },
    {
      ...BY_ACCOUNT,
      what: 'open reports from the range, sent by one account',
      most: `${MOST_OPEN}`,
      reasons: { TOO_MANY_REPORTS: ['bff/src/features/firearms/range-report.operations.ts'] },
    },
    {
      ...BY_ACCOUNT,
      what: 'shared passports of one user',
      most: `${MAX_PASSPORT_LINKS}`,
      reasons: { TOO_MANY_PASSPORT_LINKS: ['bff/src/features/passports/passport-link.store.ts'] },
    },
    {
      ...BY_ADMINS,
      what: 'service accounts',
      most: `${MAX_SERVICE_ACCOUNTS}`,
      reasons: {
        TOO_MANY_SERVICE_ACCOUNTS: ['bff/src/features/service-accounts/service-account.operations.ts'],
      },
    },
    {
      ...BY_ADMINS,
      what: 'endpoints of webhooks',
      most: `${MAX_WEBHOOK_ENDPOINTS}`,
      reasons: { TOO_MANY_WEBHOOKS: ['bff/src/features/webhooks/webhook.operations.ts'] },
    },
    {
      ...BY_ADMINS,
      what: 'exceptions of the opening hours in the last year and later',
      most: number(MAX_EXCEPTIONS),
      reasons: { TOO_MANY_EXCEPTIONS: ['bff/src/features/schedule/schedule.operations.ts'] },
    },
    {
      ...SOLD,
      what: 'places of a course',
      most: 'its capacity',
      reasons: {
        COURSE_FULL: [
          'bff/src/features/enrolments/enrolment.counts.ts',
          'bff/src/features/enrolments/transfer.operations.ts',
          'bff/src/features/enrolments/waiting/waiting.store.ts',
        ],
      },
    },
    {
      ...BY_ACCOUNT,
      what: 'points of one user',
      most: number(MAX_BALANCE),
      reasons: { BALANCE_LIMIT: ['bff/src/features/points/ledger.ts'] },
    },
    {
      ...BY_ACCOUNT,
      what: 'pesos owed by one user, or in favour of one',
      most: number(MAX_OWED / 100),
      reasons: { MONEY_LIMIT: ['bff/src/features/money/account.ts'] },
    },
    {
      ...BY_ADMINS,
      what: 'rounds of one caliber',
      most: number(MOST_ROUNDS),
      reasons: { AMMUNITION_LIMIT: ['bff/src/features/firearms/ammunition.ts'] },
    },
  ]),
  ...sizesOf('413', [
    own('a body', kilobytes(USUAL_BYTES)),
    own('a body of an admin with a file to import, with `Content-Length`', megabytes(LARGE_BYTES)),
    own('rows of all lists in one GraphQL request', `${number(MAX_ROWS)}; further fields fail`, {
      TOO_MANY_ROWS: ['bff/src/graphql/root-fields.ts'],
    }),
    own('`reports` in one GraphQL request', `counts as ${REPORT_ROWS_PER_MONTH} rows a month`),
    own('`classReport` in one GraphQL request', `counts as ${REPORT_ROWS_PER_MONTH} rows a month`),
    own('`moneyReport` in one GraphQL request', `counts as ${REPORT_ROWS_PER_MONTH} rows a month`),
    own('`adminStats` in one GraphQL request', `counts as ${STATS_ROWS} rows`),
    own('`myData` in one GraphQL request', `counts as ${MY_DATA_ROWS} rows`),
    own('`availability` in one GraphQL request', `counts as ${AVAILABILITY_ROWS_PER_DAY} rows a day`),
    own('`agenda` in one GraphQL request', `counts as ${AGENDA_ROWS_PER_DAY} rows a day`),
    {
      filledBy: 'anybody',
      refused: 'staff',
      what: 'users by `allUsers`; REST returns all',
      most: number(ALL_USERS),
      reasons: { TOO_MANY_USERS: ['bff/src/features/users/user.operations.ts'] },
      stillOpen: {
        what: '`users`, page by page',
        test: [
          'bff/contract/operations/cost.test.ts',
          'all users are counted only until there are too many for one response',
        ],
      },
    },
    {
      filledBy: 'students',
      refused: 'anybody',
      what: 'enrolments in the days of one agenda or of one request for free times',
      most: number(MAX_ENROLMENTS),
      reasons: {
        TOO_MANY_CLASSES: [
          'bff/src/features/enrolments/enrolment.store.ts',
          'bff/src/features/enrolments/enrolment.classes.ts',
        ],
      },
      stillOpen: STAFF_WINDOW,
    },
    {
      filledBy: 'staff',
      refused: 'staff',
      what: 'courses in the days of one agenda',
      most: number(MAX_DATED),
      reasons: {
        TOO_MANY_CLASSES: [
          'bff/src/features/courses/course.store.ts',
          'bff/src/features/courses/course.classes.ts',
          'bff/src/features/courses/course.operations.ts',
        ],
      },
      stillOpen: STAFF_WINDOW,
    },
  ]),
  ...sizesOf('422', [
    own('an `Idempotency-Key`', `${MAX_KEY_LENGTH} characters`),
    own('a page of a connection: `first` or `last`', `${PAGE_SIZE.max}; ${PAGE_SIZE.default} by default`),
    own('`limit` of the public list of courses', `${COURSES_LIMIT.max}; ${COURSES_LIMIT.default} by default`),
    own('`ids` to confirm, complete, cancel or assign', number(MAX_IDS)),
    own('days of an agenda', `${MAX_DAYS}`),
    own('months of a report', `${MAX_MONTHS}`),
    own('years ahead of a course, a class or a report', `${MAX_YEARS_AHEAD}`),
  ]),
  ...sizesOf('429', [
    {
      filledBy: 'anybody',
      refused: 'anybody',
      what: 'passwords that wait to be compared',
      most: number(MAX_HASHING),
      reasons: { TOO_MANY_AT_ONCE: ['bff/src/features/credentials/password-hash.ts'] },
      stillOpen: {
        what: 'signing in from a device or network where the account has signed in',
        test: [
          'bff/contract/limits/limits.contract.test.ts',
          'a full queue of strangers leaves known devices and networks a queue of their own',
        ],
      },
    },
    {
      filledBy: 'anybody',
      refused: 'an account',
      what: 'attempts to sign in to one account that wait for their turn',
      most: number(MAX_TURNS),
      reasons: {
        TOO_MANY_ATTEMPTS: ['bff/src/features/credentials/login-throttle.ts', 'bff/src/process/limits.ts'],
      },
      stillOpen: {
        what: 'signing in from a device or network where the account has signed in',
        test: [
          'bff/contract/limits/limits.contract.test.ts',
          'are limited, but not from networks where the owner has signed in',
        ],
      },
    },
  ]),
  ...sizesOf('503', [
    {
      filledBy: 'anybody',
      refused: 'anybody',
      what: 'mails with links and confirmations of withdrawals that wait to be sent',
      most: number(MAX_MAILS),
      stillOpen: {
        what: 'a link made by staff',
        test: [
          'bff/contract/auth/password-reset.test.ts',
          'is created by staff, stored as a hash, and has its token in the fragment',
        ],
      },
    },
  ]),
  ...sizesOf('returns the newest', [
    own('own enrolments by REST', number(OWN_ENROLMENTS)),
    own('own ledger entries by REST', number(OWN_ROWS)),
    own('own invitations by REST', number(OWN_INVITATIONS)),
  ]),
  ...sizesOf('counting stops', [own('`totalCount`', `${number(COUNT_LIMIT)}, which means more`)]),
];
