import { readFileSync, readdirSync } from 'node:fs';
import { getNamedType, isLeafType, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditActions } from '../../../client/src/features/gestion/activity/audit-actions.ts';
import { restRoutes } from '../../src/operations.ts';
import { documentedPath } from '../../src/rest/route.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import { ROLES, type AccessRole, type AccessRow } from '../access/roles.ts';
import {
  aBooking,
  aDeactivated,
  aPending,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
} from '../builders.ts';
import type { Member } from '../builders.ts';
import type { Connect } from '../academy-api.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { guardClass, oneOfEach } from '../matrices.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { REQUESTS } from '../openapi/response-table.ts';
import { surfaces } from '../surfaces.ts';

/** Redirects a browser: no use case of the API, tested in google.test.ts. */
const BROWSER_ROUTES = ['GET /api/auth/google/callback'];

/** Return files, which GraphQL does not; tested in exports.test.ts. */
const FILES = [
  'GET /api/exports/',
  'GET /api/money/receipts/',
  'GET /api/money/sessions/',
  'GET /api/ammunition/sheets/',
  'GET /api/firearms/book/',
];

const LOGOUT = 'Mutation.logout';

/** Section 7 of the specification, row by row. */
const SECTION_7 = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'GET /api/auth/google',
  'GET /api/auth/me',
  'POST /api/auth/profile-setup',
  'GET /api/courses',
  'GET /api/courses/{id}',
  'POST /api/courses/enroll',
  'GET /api/courses/enrollments/me',
  'GET /api/courses/enrollments/{id}',
  'PUT /api/courses/enrollments/{id}',
  'DELETE /api/courses/enrollments/{id}',
  'GET /api/points/me',
  'GET /api/points/transactions/me',
  'POST /api/points/redeem',
  'POST /api/points/referrals',
  'GET /api/points/referrals/me',
  'GET /users/admin/all',
  'GET /api/health',
];

const restNames = restRoutes.map(({ method, path }) => `${method.toUpperCase()} ${documentedPath(path)}`);

/** The names of those that are not in the list. */
const without = (those: readonly { name: string }[], list: readonly string[]) =>
  those.map(({ name }) => name).filter((name) => !list.includes(name));

const rowsOfAccess = Object.keys(ACCESS_TABLE).map((name) => ({ name }));

const HERE = new URL('..', import.meta.url);
const tests = readdirSync(HERE, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, HERE), 'utf8'))
  .join('\n');

const isNamedIn = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

describe('the operations', () => {
  const names = operationList.map(({ name }) => name);
  const described = rootFields.flatMap(({ name, field }) => {
    const rest = /REST: ([A-Z]+ [^\s]+?)\.(?:\s|$)/.exec(field.description ?? '')?.[1];
    return rest ? [{ name, rest }] : [];
  });

  it('are one for each field of Query and Mutation', () => {
    expect(
      without(rootFields, names),
      'declare its operation: `field` in a file that bff/src/operations.ts lists',
    ).toEqual([]);
  });

  it('each have a row in the table of access, and no row is left over', () => {
    expect(
      without(operationList, Object.keys(ACCESS_TABLE)),
      'add its row to bff/contract/access: who may call it, and its cost',
    ).toEqual([]);
    expect(without(rowsOfAccess, names), 'delete its row in bff/contract/access').toEqual([]);
  });

  it('each have a test that names them', () => {
    const untested = operationList.filter(({ name }) => !isNamedIn(tests, name.replace(/^\w+\./, '')));
    expect(
      untested.map(({ name }) => name),
      'write its rules in bff/contract/<noun>/',
    ).toEqual([]);
  });

  it('each have a Spanish label of their audit action', () => {
    const actions = operationList.flatMap(({ operation }) => operation.declared.action ?? []);
    expect(
      actions.filter((action) => !(action in auditActions)),
      'add its label to client/src/features/gestion/activity/audit-actions.ts',
    ).toEqual([]);
  });

  it('include what every REST call runs', () => {
    const called = operationList.flatMap(({ rest }) => rest ?? []);
    const others = restNames.filter(
      (name) => !FILES.some((file) => name.startsWith(file)) && !BROWSER_ROUTES.includes(name),
    );
    expect(
      others.filter((name) => !called.includes(name)),
      'a REST call runs the operation of a GraphQL field, or names it as `field`',
    ).toEqual([]);
  });

  it('have the REST calls that schema.graphql names', () => {
    expect(
      described.filter(({ rest }) => !restNames.includes(rest)),
      'add its route to bff/src/features/<noun>/<noun>.routes.ts',
    ).toEqual([]);
  });

  it('have requests for each status of their REST calls', () => {
    expect(
      restNames.filter((name) => !(name in REQUESTS)),
      'add its row to bff/contract/openapi/response-table.ts',
    ).toEqual([]);
  });

  it.each(SECTION_7)('include %s of the specification', (call) => {
    expect(operationList.map(({ rest }) => rest)).toContain(call);
  });

  it.each(operationList.filter(({ rest }) => rest))(
    '$name names its REST call in schema.graphql',
    ({ name, rest }) => {
      const description = rootFields.find((field) => field.name === name)?.field.description;
      expect(description, 'end the description of the field with its REST call').toContain(`REST: ${rest}.`);
    },
  );
});

const server = useTestServer({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret', ...MAIL_AWAY });
let personalisedId: string;

beforeAll(async () => {
  personalisedId = (await aPersonalisedCourse()).id;
});

const accessRow = (name: string): AccessRow => {
  const row = ACCESS_TABLE[name];
  if (!row) throw new Error(`add its row to bff/contract/access: who may call ${name}, and its cost`);
  return row;
};

/** A declaration that differs from what the table says is in no class of others. */
const accessClass = ({ name, operation }: (typeof operationList)[number]) => [
  guardClass(name, operation),
  accessRow(name).statuses,
];

const testAccess = (listed: typeof operationList, connect: Connect) => {
  const members = new Map<AccessRole, Member>();
  let untouched: Promise<string> | undefined;

  beforeAll(async () => {
    const surface = { url: server.url, connect };
    members.set('student', await aStudent(surface));
    members.set('other student', await aStudent(surface));
    members.set('pending', await aPending(surface));
    members.set('deactivated', await aDeactivated(surface));
    members.set('instructor', await aStaffMember(surface, 'instructor'));
    members.set('armourer', await aStaffMember(surface, 'armourer'));
    members.set('desk', await aStaffMember(surface, 'desk'));
    members.set('admin', await anAdmin(surface));
  });

  const memberOf = (role: AccessRole) => {
    const member = members.get(role);
    if (!member) throw new Error(`no member is the ${role}`);
    return member;
  };

  /** Completing the profile ends what the other rows rely on. */
  const callerFor = (role: AccessRole, name: string) => {
    if (role === 'visitor') return null;
    const isSetup = name === 'Mutation.setupProfile' && role === 'pending';
    return isSetup ? aPending({ url: server.url, connect }) : memberOf(role);
  };

  // Logout ends the session that the other rows need.
  const ordered = [...listed].sort((a, b) => Number(a.name === LOGOUT) - Number(b.name === LOGOUT));
  const cells = oneOfEach(ordered, accessClass).flatMap(({ name, rest }) =>
    ROLES.map((role) => ({ name, role, call: rest ?? name })),
  );

  it.each(cells)('$call for $role', async ({ name, role }) => {
    const row = accessRow(name);
    const asker = await callerFor(role, name);
    const student = memberOf('student');
    const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;
    const isRejected = row.statuses[role] !== 200;
    const result = await row.call(connect(server.url, asker?.token), {
      asker,
      student,
      personalisedId,
      // Who is rejected leaves it as it is, for the next who is.
      anEnrolment: isRejected ? () => (untouched ??= anEnrolment()) : anEnrolment,
    });
    expect(result.ok ? 200 : result.status, JSON.stringify(result)).toBe(row.statuses[role]);
  });
};

const SHARED = operationList.filter(({ rest }) => rest);
const GRAPHQL_ONLY = operationList.filter(({ rest }) => !rest);

describe.each(surfaces)('access by %s', (_surface, connect) => {
  testAccess(SHARED, connect);
});

describe('access to operations of GraphQL only', () => {
  testAccess(GRAPHQL_ONLY, connectGraphql);
});

describe('access by GraphQL with a variable of the wrong type', () => {
  /** Login is left out, because it verifies the caller itself. */
  const fieldOf = (name: string) => rootFields.find((root) => root.name === name)?.field;
  const withArguments = operationList.filter(({ name }) => fieldOf(name)?.args.length);
  const cells = oneOfEach(withArguments, accessClass).flatMap(({ name }) => {
    const field = fieldOf(name);
    const row = accessRow(name);
    const [argument, ...others] = field?.args ?? [];
    if (!field || !argument || name === 'Mutation.login') return [];
    const kind = name.startsWith('Query') ? 'query' : 'mutation';
    const rest = others.filter(isRequiredArgument).map((other) => `, ${other.name}: "x"`);
    const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
    const call = `${field.name}(${argument.name}: $value${rest.join('')}) ${selection}`;
    const query = `${kind} ($value: ${String(argument.type)}) { ${call} }`;
    const roles = (['visitor', 'pending', 'student'] as const).map((role) => ({
      name,
      role,
      query,
      status: row.statuses[role],
    }));
    return roles.filter(({ status }) => status === 401 || status === 403);
  });

  let tokens: Partial<Record<AccessRole, string>>;

  beforeAll(async () => {
    const surface = server;
    tokens = { pending: (await aPending(surface)).token, student: (await aStudent(surface)).token };
  });

  it.each(cells)('$name rejects $role before it reads the variable', async ({ role, query, status }) => {
    const request = { query, variables: { value: true } };
    expect((await postGraphql(server.url, request, tokens[role])).response.status).toBe(status);
  });
});
