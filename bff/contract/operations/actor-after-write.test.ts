import { beforeAll, describe, expect, it } from 'vitest';
import { staff, visitor } from '../../src/operation/access.ts';
import { systemContext } from '../../src/operation/context.ts';
import { openSession } from '../../src/features/auth/sessions/session.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { oneOfEach, writeClass } from '../matrices.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { rootCall } from '../root-call.ts';

const server = useTestServer();

const admin = useBuilt(() => anAdmin(server));

beforeAll(async () => {
  // Also because the last admin could be neither demoted nor deactivated.
});

/** A session for a logout, which leaves the account as it is. */
const aSessionOfAdmin = async (): Promise<Member> => {
  const opening = { userId: admin.id, via: 'password', generations: {} } as const;
  const { accessToken: token } = await openSession(systemContext(server.deps), opening);
  return { ...admin, token, api: connectGraphql(server.url, token) };
};

const all = operationList.flatMap(({ name, operation }) => {
  const root = rootFields.find((candidate) => candidate.name === name);
  return root && name.startsWith('Mutation.')
    ? [{ name, operation, access: operation.declared.access, ...rootCall(root.field) }]
    : [];
});
const mutations = oneOfEach(all, ({ name, operation }) => writeClass(name, operation));
const ofMembers = mutations.filter(({ access }) => access !== visitor);
const ofAdmins = mutations.filter(({ access }) => access === staff);

type Document = { write: string; after: (typeof mutations)[number] };
type Codes = Record<string, string | undefined>;

/** Sends a write and then a mutation twice, in one document: the code of the error of each. */
const codesOf = async ({ token }: Member, { write, after }: Document): Promise<Codes> => {
  const { declared, call, variables } = after;
  const query = `mutation ${declared} { write: ${write} after: ${call} again: ${call} }`;
  const { body } = await postGraphql(server.url, { query, variables }, token);
  const errors = body.errors ?? [];
  return Object.fromEntries(
    ['write', 'after', 'again'].map((alias) => [
      alias,
      errors.find(({ path }) => path?.[0] === alias)?.extensions.code,
    ]),
  );
};

const LOGOUT = 'logout { detail }';
const updateOf = ({ id }: Member, change: string) =>
  `updateUser(input: { id: "${id}", ${change} }) { __typename }`;

/** Reads of own data cache the session; the change of the role has removed it. */
const cached = async (member: Member) => {
  good(await member.api.myPoints());
  return member;
};

const REJECTED = ['UNAUTHENTICATED', 'FORBIDDEN'];

describe('a session read for this request, in one document', () => {
  it.each(ofMembers)('lets no $name follow logout', async (after) => {
    const codes = await codesOf(await aSessionOfAdmin(), { write: LOGOUT, after });
    expect(codes).toEqual({ after: 'UNAUTHENTICATED', again: 'UNAUTHENTICATED' });
  });

  it.each(ofAdmins)('rejects $name after the demotion of its own user', async (after) => {
    const member = await anAdmin(server);
    const codes = await codesOf(member, { write: updateOf(member, 'role: STUDENT'), after });
    expect(codes).toEqual({ after: expect.toBeOneOf(REJECTED), again: expect.toBeOneOf(REJECTED) });
  });
});

describe('a session cached from an earlier request, in one document', () => {
  it.each(ofMembers)('lets no $name follow logout', async (after) => {
    const codes = await codesOf(await cached(await aSessionOfAdmin()), { write: LOGOUT, after });
    expect(codes).toEqual({ after: 'UNAUTHENTICATED', again: 'UNAUTHENTICATED' });
  });

  it.each(ofMembers)('rejects $name after the deactivation of its own user', async (after) => {
    const member = await cached(await anAdmin(server));
    const codes = await codesOf(member, { write: updateOf(member, 'isActive: false'), after });
    expect(codes).toEqual({ after: expect.toBeOneOf(REJECTED), again: expect.toBeOneOf(REJECTED) });
  });
});

it('a write after logout changes nothing', async () => {
  const { id, token } = await aStudent(server);
  const query = `mutation { ${LOGOUT} updateProfile(input: { city: "Luján" }) { id } }`;
  await postGraphql(server.url, { query }, token);
  expect((await UserModel.findById(id).lean())?.city).toBe('Pilar');
});
