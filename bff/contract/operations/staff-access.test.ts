import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { STAFF_ACCESS } from '#domain/staff/staff-access.ts';
import { messages } from '#domain/messages.ts';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import { inPerson, paymentTaker, staff, staffInPerson, staffMember } from '../../src/operation/access.ts';
import { restRoutes } from '../../src/operations.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import type { AccessRow } from '../access/roles.ts';
import { aToken } from '../account-builders.ts';
import {
  aBooking,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { guardClass, oneOfEach } from '../matrices.ts';
import { operationList } from '../operation-list.ts';
import { surfaces } from '../surfaces.ts';

/** Read by rules within operations that are not for staff alone. */
const SHARED_ROWS = [
  'Query.courses',
  'Query.course',
  'Query.enrolment',
  'Mutation.updateEnrolment',
  'GET /api/money/receipts/{id}',
];

const SDL = new URL('../../../schema.graphql', import.meta.url);

const GUARDS: unknown[] = [staff, staffInPerson, staffMember, paymentTaker];

const isForStaff = ({ access }: { access: unknown }) => GUARDS.includes(access);

describe('the table of staff', () => {
  const listed = operationList.map(({ name, operation }) => ({ name, ...operation.declared }));
  const routed = restRoutes.map(({ method, path, operation }) => ({
    name: operation.declared.field ?? `${method.toUpperCase()} ${path}`,
    ...operation.declared,
  }));
  const rows = [...listed, ...routed].filter(isForStaff).map(({ name, staffRow }) => staffRow ?? name);

  it('has a row for each operation of staff', () => {
    expect(
      rows.filter((row) => !(row in STAFF_ACCESS)),
      'add its row to domain/staff/staff-access.ts: the staff roles that may call it',
    ).toEqual([]);
  });

  it('has the access that schema.graphql describes for each operation', () => {
    const schema = buildSchema(readFileSync(SDL, 'utf8'));
    const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    const wrong = Object.entries(STAFF_ACCESS).flatMap(([row, roles]: [string, readonly string[]]) => {
      const [, name = ''] = row.split('.');
      const field = /^(Query|Mutation)\./.test(row) && !SHARED_ROWS.includes(row) ? fields[name] : undefined;
      const wanted = roles.includes('desk') ? 'Staff:' : roles.length > 0 ? 'Instructors:' : 'Admins:';
      return field && !field.description?.trim().startsWith(wanted) ? [`${row}: ${wanted}`] : [];
    });
    expect(wrong, 'begin the description in schema.graphql with these words').toEqual([]);
  });

  it('has no other rows', () => {
    const known = [...rows, ...SHARED_ROWS];
    const left = Object.keys(STAFF_ACCESS).filter((row) => !known.includes(row) && !row.startsWith('user '));
    expect(left, 'delete the row in domain/staff/staff-access.ts').toEqual([]);
  });
});

const server = useTestServer({
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  ...MAIL_AWAY,
  // One student has an enrolment of every call.
  MAX_ACTIVE_ENROLMENTS: '1000',
});
const ROLES = ['student', 'instructor', 'armourer', 'desk', 'admin'] as const;
const SCOPE_MISSING = { status: 403, detail: expect.stringContaining(messages.tokenScopeMissing) };
const NOT_FOR_TOKENS = { status: 403, detail: messages.notForTokens };

type Role = (typeof ROLES)[number];
type Listed = (typeof operationList)[number] & { row: AccessRow };

/** The result for a token of this role and these scopes. */
const expected = ({ name, row, operation }: Listed, role: Role, scopes: readonly TokenScope[]) => {
  const { access } = operation.declared;
  if (access === paymentTaker) return SCOPE_MISSING;
  if (!scopes.includes(name.startsWith('Query.') ? 'read' : 'write')) return SCOPE_MISSING;
  if (access === inPerson) return NOT_FOR_TOKENS;
  const asStudent = role === 'student' ? 'other student' : role;
  if (scopes.includes('admin')) {
    const isForSessions = access === staffInPerson || operation.declared.recentAuthentication === 'always';
    const isSession = isForSessions && row.statuses[role] === 200;
    return isSession ? NOT_FOR_TOKENS : { status: row.statuses[asStudent] };
  }
  if (isForStaff(operation.declared)) {
    return row.statuses[role] === 200 ? SCOPE_MISSING : { status: row.statuses[asStudent] };
  }
  return { status: row.statuses['other student'] };
};

const SCOPES: TokenScope[][] = [
  ['read', 'write', 'admin'],
  ['read', 'write'],
  ['read', 'admin'],
  ['write', 'admin'],
];

describe.each(surfaces)('a token over %s', (_surface, connect) => {
  const members = new Map<Role, Member>();
  const tokens = new Map<string, string>();
  const student = useBuilt(() => aStudent(server));
  let personalisedId: string;
  let untouched: Promise<string> | undefined;

  /** One for each role and scopes: no call of a token changes or revokes a token. */
  const tokenOf = async (role: Role, scopes: TokenScope[]) => {
    const key = `${role} ${scopes.join(' ')}`;
    const token = tokens.get(key) ?? (await aToken(members.get(role)?.id, scopes)).token;
    tokens.set(key, token);
    return token;
  };

  beforeAll(async () => {
    personalisedId = (await aPersonalisedCourse()).id;
    members.set('student', await aStudent(server));
    members.set('instructor', await aStaffMember(server, 'instructor'));
    members.set('armourer', await aStaffMember(server, 'armourer'));
    members.set('desk', await aStaffMember(server, 'desk'));
    members.set('admin', await anAdmin(server));
  });

  const listed = operationList
    .filter(({ name, rest }) => name !== 'Mutation.login' && (connect === connectGraphql || rest))
    .flatMap((operation) => {
      const row = ACCESS_TABLE[operation.name];
      return row ? [{ ...operation, row }] : [];
    });

  const cells = listed.flatMap((operation) => ROLES.map((role) => ({ ...operation, role })));
  const chosen = oneOfEach(cells, ({ name, operation, row, role }) => [
    guardClass(name, operation),
    row.statuses,
    role,
  ]);

  it.each(chosen)('of $role for $name', async (cell) => {
    const member = members.get(cell.role);
    if (!member) throw new Error(`no member is the ${cell.role}`);
    const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;
    for (const scopes of SCOPES) {
      const result = expected(cell, cell.role, scopes);
      const token = await tokenOf(cell.role, scopes);
      const actual = await cell.row.call(connect(server.url, token), {
        asker: { ...member, token },
        student,
        personalisedId,
        anEnrolment: result.status === 200 ? anEnrolment : () => (untouched ??= anEnrolment()),
      });
      const seen = actual.ok ? { status: 200 } : { status: actual.status, detail: actual.detail };
      expect(seen, `${scopes.join(', ')}: ${JSON.stringify(actual)}`).toMatchObject(result);
    }
  });
});
