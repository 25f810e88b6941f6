import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOKEN_DAYS } from '#domain/access-tokens/access-token.ts';
import { COURSES_LIMIT } from '#domain/courses/course.schema.ts';
import { MAX_IDS } from '#domain/enrolments/enrolment.staff.schema.ts';
import { MAX_DAYS, MAX_MONTHS, MAX_YEARS_AHEAD } from '#domain/dates/range.schema.ts';
import { COUNT_LIMIT } from '#domain/search.ts';
import { MAX_SERVICE_ACCOUNTS } from '#domain/service-accounts/service-account.ts';
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/webhooks/webhook.ts';
import { REQUEST_MS as RESPONSE_MS } from '../src/operation/deadline.ts';
import { readEnv } from '../src/process/env.ts';
import { ERROR_TABLE } from '../src/errors/domain-error.ts';
import { MAX_TOKENS as TOKENS_OF_USER } from '../src/features/access-tokens/access-token.store.ts';
import { MAX_LISTED as OWN_ENROLMENTS } from '../src/features/enrolments/lists/enrolment.lists.ts';
import { OWN_ROWS } from '../src/features/points/ledger.ts';
import { MAX_LISTED as OWN_INVITATIONS } from '../src/features/referrals/referral.operations.ts';
import { MAX_LISTED as ALL_USERS } from '../src/features/users/user.operations.ts';
import { AGENDA_ROWS_PER_DAY } from '../src/features/planning/agenda.operations.ts';
import { REPORT_ROWS_PER_MONTH } from '../src/features/reports/report.operations.ts';
import { MAX_ALIASES, MAX_DEPTH, MAX_TOKENS } from '../src/graphql/apollo.ts';
import { HIDDEN_RULES } from '../src/process/limit-headers.ts';
import { MAX_KEY_LENGTH, MAX_REQUESTS } from '../src/operation/keyed-request.ts';
import { MAX_ROWS } from '../src/graphql/root-fields.ts';
import { RULES } from '../src/process/limits.ts';
import { PAGE_SIZE } from '../src/lists/page.ts';
import { REQUEST_MS } from '../src/process/start.ts';
import { LARGE_BYTES, USUAL_BYTES } from '../src/web/json-body.ts';
import { listedCodes } from './graphql-codes.ts';
import { GUIDE } from './guide/pages.ts';

const textOf = (page: string) => readFileSync(join(GUIDE, page), 'utf8');

/** The rows of the tables of a page, cell by cell, without their heads. */
const rowsOf = (page: string) =>
  textOf(page)
    .split('\n')
    .filter(
      (line, index, lines) =>
        line.startsWith('|') && !/^\| ?-/.test(line) && !/^\| ?-/.test(lines[index + 1] ?? ''),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const number = (value: number) => value.toLocaleString('en-US');
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
const kilobytes = (bytes: number) => `${bytes / 1_024} kB`;
const seconds = (ms: number) => `${ms / 1_000} seconds`;

const MINUTE = 60;
const SPANS: Record<number, string> = {
  [MINUTE]: 'a minute',
  [15 * MINUTE]: 'in 15 minutes',
  [60 * MINUTE]: 'an hour',
};

/** What each rule counts; null for those that reject nothing by themselves. */
const COUNTED: Record<keyof typeof RULES, string | null> = {
  requestByToken: 'calls with one personal access token or service account',
  enrolByUser: 'enrolments, bookings and joining waiting lists, by one user',
  writeByUser: 'audited writes and writes with a key, by one user who is not an admin',
  referralByUser: 'invitations by one user',
  registerByAddress: 'registrations from one address',
  loginByAddress: 'attempts to sign in from one address',
  loginByAccountAndAddress: 'attempts to sign in to one account from one address',
  codeByUser:
    'second factor codes of one user; counted separately for addresses from which the user signed in recently',
  resetByAddress: 'password reset links used from one address',
  resetMailByAddress: 'password reset links requested from one address',
  resetMailByAccount: 'password reset links requested for one account',
  withdrawalByAddress: 'requests to withdraw from a contract, from one address',
  calendarByAddress: 'calendar files read from one address',
  pictureByAddress: 'pictures of courses read from one address',
  certificateByAddress: 'pages of certificates and shared passports, from one address',
  failedLoginByAccount: null,
  signedIn: null,
};

const rates = Object.entries(COUNTED).flatMap(([name, what]) => {
  const { points, duration } = RULES[name as keyof typeof RULES];
  const isHidden = HIDDEN_RULES.some((rule) => rule === name);
  return what ? [[what, `${points} ${SPANS[duration]}`, isHidden ? '' : `\`${name}\``]] : [];
});

const defaults = readEnv({});

const { MALFORMED, CONFLICT, TOO_LARGE, BAD_USER_INPUT, RATE_LIMITED } = ERROR_TABLE;

/** By the response beyond them. */
const sizesBeyond = {
  [TOO_LARGE.status]: [
    ['a body', kilobytes(USUAL_BYTES)],
    ['a body of an admin with a file to import, with `Content-Length`', megabytes(LARGE_BYTES)],
    ['rows of all lists in one GraphQL request', `${number(MAX_ROWS)}; further fields fail`],
    ['`reports` in one GraphQL request', `counts as ${REPORT_ROWS_PER_MONTH} rows a month`],
    ['`classReport` in one GraphQL request', `counts as ${REPORT_ROWS_PER_MONTH} rows a month`],
    ['`agenda` in one GraphQL request', `counts as ${AGENDA_ROWS_PER_DAY} rows a day`],
    ['users by `allUsers`; REST returns all', number(ALL_USERS)],
  ],
  [MALFORMED.status]: [
    ['a GraphQL document', `${number(MAX_TOKENS)} tokens`],
    ['depth of a GraphQL document', `${MAX_DEPTH}`],
    ['aliases in a GraphQL document', `${MAX_ALIASES}`],
  ],
  [BAD_USER_INPUT.status]: [
    ['an `Idempotency-Key`', `${MAX_KEY_LENGTH} characters`],
    ['a page of a connection: `first` or `last`', `${PAGE_SIZE.max}; ${PAGE_SIZE.default} by default`],
    ['`limit` of the public list of courses', `${COURSES_LIMIT.max}; ${COURSES_LIMIT.default} by default`],
    ['`ids` to confirm, complete, cancel or assign', number(MAX_IDS)],
    ['days of an agenda', `${MAX_DAYS}`],
    ['months of a report', `${MAX_MONTHS}`],
    ['years ahead of a course, a class or a report', `${MAX_YEARS_AHEAD}`],
  ],
  [CONFLICT.status]: [
    [
      'pending and confirmed enrolments of one student (`MAX_ACTIVE_ENROLMENTS`)',
      `${defaults.MAX_ACTIVE_ENROLMENTS}`,
    ],
    ['personal access tokens of one user', `${TOKENS_OF_USER}`],
    ['service accounts', `${MAX_SERVICE_ACCOUNTS}`],
    ['endpoints of webhooks', `${MAX_WEBHOOK_ENDPOINTS}`],
  ],
  [RATE_LIMITED.status]: [['changes of one record with keys in a day', number(MAX_REQUESTS)]],
  'returns the newest': [
    ['own enrolments by REST', number(OWN_ENROLMENTS)],
    ['own ledger entries by REST', number(OWN_ROWS)],
    ['own invitations by REST', number(OWN_INVITATIONS)],
  ],
  'counting stops': [['`totalCount`', `${number(COUNT_LIMIT)}, which means more`]],
};

const sizes = Object.entries(sizesBeyond).flatMap(([beyond, rows]) => rows.map((row) => [...row, beyond]));

const times = [
  ['until a request must have arrived', seconds(REQUEST_MS)],
  ['until a response is sent, 503 if the work is not done', seconds(RESPONSE_MS)],
  ['life of a session (`SESSION_HOURS`)', `${defaults.SESSION_HOURS} hours`],
  [
    'students neither cancel nor move a class this long before it begins (`STUDENT_DEADLINE_HOURS`, until `/gestion/horarios` sets it)',
    `${defaults.STUDENT_DEADLINE_HOURS} hours`,
  ],
  [
    "a student's cancellation this long before the class is late (`LATE_CANCELLATION_HOURS`)",
    `${defaults.LATE_CANCELLATION_HOURS} hours`,
  ],
  ['life of a personal access token', `${TOKEN_DAYS.max} days; ${TOKEN_DAYS.usual} by default`],
];

it('the limits of the guide are those of the code, and all of its limits of requests', () => {
  expect(rowsOf('limits.md')).toEqual([...rates, ...sizes, ...times]);
  const { points, duration } = RULES.failedLoginByAccount;
  expect(textOf('limits.md')).toContain(`After ${points} wrong passwords from everywhere ${SPANS[duration]}`);
});

it('the errors of the guide are those of the code', () => {
  const shown = rowsOf('errors.md').map(([status, code]) => [Number(status), code?.replaceAll('`', '')]);
  const codes = listedCodes();
  expect(shown).toEqual(
    Object.values(ERROR_TABLE).map(({ status, graphql }) => [status, codes.includes(graphql) ? graphql : '']),
  );
});
