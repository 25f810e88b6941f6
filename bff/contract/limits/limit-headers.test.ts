import { beforeAll, describe, expect, it } from 'vitest';
import { toSnake } from '../../src/rest/key-case.ts';
import { HIDDEN_RULES } from '../../src/process/limit-headers.ts';
import { RULES } from '../../src/process/limits.ts';
import { switchMessages } from '../../src/outgoing/mail.ts';
import { aToken } from '../account-builders.ts';
import type { Payload } from '../academy-api.ts';
import { aCourse, aPendingUser, aRegistration, aStaffMember, aStudent, anEmail, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { aPayment, moneyRulesAre } from '../money-builders.ts';

const server = useTestServer({
  RATE_LIMITS: 'on',
  CORS_ORIGINS: 'https://app.example',
  TRUST_PROXY: '1',
  ...MAIL_AWAY,
});

type Rule = keyof typeof RULES;

/** How a call that counts is made; by REST where REST has it. */
type Call = {
  rest?: [path: string, body: unknown];
  graphql: [query: string, input?: Payload];
  /** The address that a proxy has seen. */
  from?: string;
};

const anEnrolment = async (): Promise<Call> => {
  const { id } = await aCourse();
  return {
    rest: ['/api/courses/enroll', { course_id: id }],
    graphql: ['mutation ($input: EnrolInput!) { enrol(input: $input) { id } }', { courseId: id }],
  };
};

/** Repeated failures of one account are delayed: each test has its own. */
const aLogin = (account: string): Call => {
  const input = { email: `${account}@example.com`.toLowerCase(), password: 'otra-cosa' };
  return {
    rest: ['/api/auth/login', input],
    graphql: ['mutation ($input: LoginInput!) { login(input: $input) { tokenType } }', input],
  };
};

const aRegistering = (): Call => {
  const input = aRegistration({ email: 'repetida@example.com' });
  return {
    rest: ['/api/auth/register', toSnake(input)],
    graphql: [
      'mutation ($input: RegisterInput!) { register(input: $input) { tokenType } }',
      registerInput(input),
    ],
  };
};

const registerInput = (input: Payload) => ({ ...input, documentType: 'DNI', gender: 'MUJER' });

/** For each limit of the APIs that rejects: a call that counts in it. */
const CALLS: Record<
  Exclude<
    Rule,
    | 'failedLoginByAccount'
    | 'signedIn'
    | 'registeredByAddress'
    | 'calendarByAddress'
    | 'pictureByAddress'
    | 'certificateByAddress'
    | 'classLinkByAddress'
  >,
  (account: string) => Call | Promise<Call>
> = {
  requestByToken: () => ({ rest: ['/api/auth/me', null], graphql: ['{ me { id } }'] }),
  enrolByUser: anEnrolment,
  writeByUser: anEnrolment,
  referralByUser: () => {
    const referredEmail = anEmail();
    return {
      rest: ['/api/points/referrals', { referred_email: referredEmail }],
      graphql: [
        'mutation ($input: CreateReferralInput!) { createReferral(input: $input) { id } }',
        { referredEmail },
      ],
    };
  },
  receiptMailByUser: async () => {
    await moneyRulesAre({});
    switchMessages({ MESSAGES: 'on', SMTP_URL: 'smtp://localhost' });
    return {
      graphql: [
        'mutation ($input: MailReceiptInput!) { mailMyReceipt(input: $input) { email } }',
        { id: await aPayment(studentId, 1) },
      ],
    };
  },
  registerByAddress: aRegistering,
  accountChangeByDesk: async () => ({
    graphql: [
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
      { id: (await aPendingUser()).id, email: anEmail() },
    ],
  }),
  loginByAddress: aLogin,
  loginByAccountAndAddress: aLogin,
  codeByUser: () => ({
    graphql: [
      'mutation ($input: SecondFactorCodeInput!) { confirmSecondFactor(input: $input) { recoveryCodes } }',
      { code: '123456' },
    ],
  }),
  resetByAddress: () => ({
    graphql: [
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { detail } }',
      { token: 'x'.repeat(43), newPassword: 'otro-secreto-2' },
    ],
  }),
  resetMailByAddress: () => ({
    graphql: [
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { detail } }',
      { email: 'nadie@example.com' },
    ],
  }),
  withdrawalByAddress: () => ({
    graphql: [
      'mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { code } }',
      { name: 'Ana Paz', email: anEmail(), about: 'Un curso' },
    ],
  }),
  resetMailByAccount: () => ({
    graphql: [
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { detail } }',
      { email: 'nadie@example.com' },
    ],
  }),
};

/** The items of a header that is a list of RFC 9651: a name with its parameters. */
const itemsOf = (header: string | null) =>
  new Map(
    (header ?? '').split(', ').map((item): [string, Record<string, number>] => {
      const [name = '', ...parameters] = item.split(';');
      const pairs = parameters.map((parameter) => parameter.split('='));
      return [
        name.replaceAll('"', ''),
        Object.fromEntries(pairs.map(([key, value]) => [key, Number(value)])),
      ];
    }),
  );

let session: string;
let studentId: string;
let machine: string;
let desk: string;

const tokenFor = (rule: string) => {
  if (rule === 'requestByToken') return machine;
  return rule === 'accountChangeByDesk' ? desk : session;
};

beforeAll(async () => {
  desk = (await aStaffMember(server, 'desk')).token;
  good(await connectGraphql(server.url).register(aRegistration({ email: 'repetida@example.com' })));
  const student = await aStudent(server);
  session = student.token;
  studentId = student.id;
  machine = (await aToken(student.id)).token;
});

const send = async (rule: string, surface: 'REST' | 'GraphQL', { rest, graphql, from }: Call) => {
  const [query, input] = graphql;
  const [path, body] =
    surface === 'REST' ? (rest ?? []) : ['/graphql', { query, ...(input ? { variables: { input } } : {}) }];
  const { headers } = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      // Those who are signed in are counted by account.
      ...(rule === 'withdrawalByAddress' ? {} : { authorization: `Bearer ${tokenFor(rule)}` }),
      'content-type': 'application/json',
      origin: 'https://app.example',
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    policy: itemsOf(headers.get('ratelimit-policy')).get(rule),
    state: itemsOf(headers.get('ratelimit')).get(rule),
    exposed: headers.get('access-control-expose-headers'),
  };
};

const GRAPHQL_ALONE = [
  'accountChangeByDesk',
  'codeByUser',
  'receiptMailByUser',
  'resetByAddress',
  'resetMailByAddress',
  'resetMailByAccount',
  'withdrawalByAddress',
];

const rows = Object.entries(CALLS).flatMap(([rule, call]) =>
  (['REST', 'GraphQL'] as const)
    .filter((surface) => surface === 'GraphQL' || !GRAPHQL_ALONE.includes(rule))
    .map((surface) => ({ rule, surface, call })),
);
const isHidden = (name: string) => HIDDEN_RULES.some((rule) => rule === name);

describe('before a limit is used up', () => {
  it.each(rows.filter(({ rule }) => !isHidden(rule)))(
    'the response by $surface to a call that counts in $rule has the remaining number of it',
    async ({ rule, surface, call }) => {
      const account = `${rule}-${surface}`;
      const first = await send(rule, surface, await call(account));
      const second = await send(rule, surface, await call(account));
      const { points, duration } = RULES[rule as Rule];
      expect(first.policy).toEqual({ q: points, w: duration });
      expect(first.state?.t).toBeGreaterThan(0);
      expect(first.state?.t).toBeLessThanOrEqual(duration);
      expect(first.state?.r).toBeLessThan(points);
      expect(second.state?.r).toBe((first.state?.r ?? 0) - 1);
      expect(first.exposed).toMatch(/\bRateLimit,RateLimit-Policy\b/);
    },
  );

  it.each(HIDDEN_RULES.map((rule) => [rule]))(
    'the headers do not have the remaining number of %s',
    async (rule) => {
      const call = CALLS[rule as keyof typeof CALLS];
      const { policy, state } = await send(rule, 'GraphQL', await call(rule));
      expect([policy, state]).toEqual([undefined, undefined]);
    },
  );
});

describe('behind a proxy', () => {
  /** Addresses of one /64 network, as proxies write them. */
  const spellings = (network: string) => [
    `${network}::1`,
    `${network.toUpperCase()}:0:0:0:2`,
    `${network}:ffff:ffff:ffff:ffff`,
    `[${network}::3]:443`,
  ];

  const ofAddress = rows.filter(({ rule }) => rule.endsWith('Address'));

  it.each(ofAddress.map((row, index) => ({ ...row, network: `2001:db8:${index + 1}:ab` })))(
    'each notation of a network counts as the same in $rule by $surface',
    async ({ rule, surface, call, network }) => {
      const account = `de-un-proxy-${rule}-${surface}`;
      const left: (number | undefined)[] = [];
      for (const from of [...spellings(network), `${network}c::1`]) {
        left.push((await send(rule, surface, { ...(await call(account)), from })).state?.r);
      }
      const { points } = RULES[rule as Rule];
      expect(left).toEqual([1, 2, 3, 4, 1].map((count) => points - count));
    },
  );
});

it('calendar files are read up to their limit, and have its headers', async () => {
  const read = () =>
    fetch(`${server.url}/calendario/${'x'.repeat(43)}.ics`, { headers: { 'x-forwarded-for': '192.0.2.77' } });
  const { points, duration } = RULES.calendarByAddress;
  const { status, headers } = await read();
  expect(status).toBe(404);
  expect(itemsOf(headers.get('ratelimit-policy')).get('calendarByAddress')).toEqual({
    q: points,
    w: duration,
  });
  for (let count = 1; count < points; count += 1) expect((await read()).status).toBe(404);
  const rejected = await read();
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

it('a call beyond a limit has a remaining number of zero', async () => {
  const email = anEmail();
  const call: Call = {
    graphql: [
      'mutation ($input: LoginInput!) { login(input: $input) { tokenType } }',
      { email, password: 'otra-cosa' },
    ],
  };
  const rule = 'loginByAccountAndAddress';
  for (let count = 0; count < RULES[rule].points; count += 1) await send(rule, 'GraphQL', call);
  expect((await send(rule, 'GraphQL', call)).state?.r).toBe(0);
});
