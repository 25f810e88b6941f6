import { beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../src/graphql/apollo.ts';
import { restRoutes } from '../src/rest/routes.ts';
import { ACCESS_TABLE, ROLES, type AccessRole, type Operation } from './access.table.ts';
import {
  aBooking,
  aDeactivated,
  aPending,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  good,
} from './builders.ts';
import type { Member } from './builders.ts';
import type { Connect } from './academy-api.ts';
import { connectGraphql, postGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';
import { surfaces } from './surfaces.ts';

/** Answers a redirection to a browser: no use case of the API, and held by its own tests. */
const BROWSER_ROUTES = ['GET /api/auth/google/callback'];

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

const schema = createSchema();
const fieldsOf = (type: 'Query' | 'Mutation') => {
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => ({ field, name: `${type}.${field.name}` }));
};
const rootFields = [...fieldsOf('Query'), ...fieldsOf('Mutation')];
const graphqlFields = rootFields.map(({ name }) => name);
const routes = restRoutes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
const named = (kind: 'rest' | 'graphql') => ACCESS_TABLE.flatMap((row) => row[kind] ?? []);

describe('the table of access', () => {
  it('has one row for every REST route and none for a route that is gone', () => {
    expect([...named('rest'), ...BROWSER_ROUTES].sort()).toEqual([...routes].sort());
  });

  it('has one row for every field of Query and Mutation and none for a field that is gone', () => {
    expect(named('graphql').sort()).toEqual([...graphqlFields].sort());
  });

  it.each(SECTION_7)('pairs %s of the specification with a GraphQL operation', (call) => {
    const row = ACCESS_TABLE.find(({ rest }) => rest === call.replace('{id}', ':id'));
    expect(graphqlFields).toContain(row?.graphql);
  });

  it('pairs every REST call with the GraphQL operation whose description names it', () => {
    const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    for (const { rest, graphql } of ACCESS_TABLE.filter((row) => row.rest)) {
      const description = fields[graphql?.split('.')[1] ?? '']?.description;
      expect(description, graphql).toContain(`REST: ${rest?.replace(':id', '{id}')}.`);
    }
  });
});

const server = useTestServer({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' });
let personalisedId: string;

beforeAll(async () => {
  personalisedId = (await aPersonalisedCourse()).id;
});

const SHARED = ACCESS_TABLE.filter(({ rest }) => rest);
const GRAPHQL_ONLY = ACCESS_TABLE.filter(({ rest }) => !rest);

const holdRows = (rows: Operation[], connect: Connect) => {
  const members = new Map<AccessRole, Member>();

  beforeAll(async () => {
    const door = { url: server.url, connect };
    members.set('student', await aStudent(door));
    members.set('other student', await aStudent(door));
    members.set('pending', await aPending(door));
    members.set('deactivated', await aDeactivated(door));
    members.set('admin', await anAdmin(door));
  });

  const memberOf = (role: AccessRole) => {
    const member = members.get(role);
    if (!member) throw new Error(`nobody is the ${role}`);
    return member;
  };

  /** Completing the profile ends what the other rows rely on. */
  const askerFor = (role: AccessRole, { rest }: Operation) => {
    if (role === 'visitor') return null;
    const isSetup = rest === 'POST /api/auth/profile-setup' && role === 'pending';
    return isSetup ? aPending({ url: server.url, connect }) : memberOf(role);
  };

  const cells = rows.flatMap((row) => ROLES.map((role) => ({ row, role, name: row.rest ?? row.graphql })));

  it.each(cells)('$name for $role', async ({ row, role }) => {
    const asker = await askerFor(role, row);
    const student = memberOf('student');
    const answer = await row.call(connect(server.url, asker?.token), {
      asker,
      student,
      personalisedId,
      anEnrolment: async () => good(await student.api.enrol(aBooking(personalisedId))).id,
    });
    expect(answer.ok ? 200 : answer.status, JSON.stringify(answer)).toBe(row.statuses[role]);
  });
};

describe.each(surfaces)('access by %s', (_surface, connect) => {
  holdRows(SHARED, connect);
});

describe('access to what GraphQL alone offers', () => {
  holdRows(GRAPHQL_ONLY, connectGraphql);
});

describe('access by GraphQL with a variable that misfits its type', () => {
  /** Login is left out: who asks is what it judges. */
  const cells = rootFields.flatMap(({ field, name }) => {
    const row = ACCESS_TABLE.find(({ graphql }) => graphql === name);
    const [argument] = field.args;
    if (!row || !argument || name === 'Mutation.login') return [];
    const kind = name.startsWith('Query') ? 'query' : 'mutation';
    const call = `${field.name}(${argument.name}: $misfit) { __typename }`;
    const query = `${kind} ($misfit: ${String(argument.type)}) { ${call} }`;
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
    const door = { url: server.url, connect: connectGraphql };
    tokens = { pending: (await aPending(door)).token, student: (await aStudent(door)).token };
  });

  it.each(cells)('$name refuses $role before it reads it', async ({ role, query, status }) => {
    const request = { query, variables: { misfit: true } };
    expect((await postGraphql(server.url, request, tokens[role])).response.status).toBe(status);
  });
});
