import { beforeAll, describe, expect, it } from 'vitest';
import { admin, visitor } from '../src/operation/access.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { aStudent, anAdmin, good, type Member } from './builders.ts';
import { connectGraphql, postGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';
import { minimalCall } from './minimal-call.ts';
import { operationList, rootFields } from './operation-list.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });

beforeAll(async () => {
  // Without another one the last admin could be neither demoted nor deactivated.
  await anAdmin(surface());
});

const mutations = operationList.flatMap(({ name, operation }) => {
  const root = rootFields.find((candidate) => candidate.name === name);
  return root && name.startsWith('Mutation.')
    ? [{ name, access: operation.declared.access, call: minimalCall(root.field) }]
    : [];
});
const ofMembers = mutations.filter(({ access }) => access !== visitor);
const ofAdmins = mutations.filter(({ access }) => access === admin);

type Codes = Record<string, string | undefined>;

/** Sends a write and then a mutation twice, in one document: the code of the error of each. */
const codesOf = async ({ token }: Member, write: string, call: string): Promise<Codes> => {
  const query = `mutation { write: ${write} after: ${call} again: ${call} }`;
  const { body } = await postGraphql(server.url, { query }, token);
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

/** Reads of one's own cache the session; what made an admin of a student has dropped it. */
const aCachedAdmin = async () => {
  const member = await anAdmin(surface());
  good(await member.api.myPoints());
  return member;
};

const REJECTED = ['UNAUTHENTICATED', 'FORBIDDEN'];

describe('in one document, a session read for this request', () => {
  it.each(ofMembers)('lets no $name follow logout', async ({ call }) => {
    const codes = await codesOf(await anAdmin(surface()), LOGOUT, call);
    expect(codes).toEqual({ after: 'UNAUTHENTICATED', again: 'UNAUTHENTICATED' });
  });

  it.each(ofAdmins)('lets no $name follow the own demotion', async ({ call }) => {
    const member = await anAdmin(surface());
    const codes = await codesOf(member, updateOf(member, 'role: STUDENT'), call);
    expect(codes).toEqual({ after: expect.toBeOneOf(REJECTED), again: expect.toBeOneOf(REJECTED) });
  });
});

describe('in one document, a session cached from an earlier request', () => {
  it.each(ofMembers)('lets no $name follow logout', async ({ call }) => {
    const codes = await codesOf(await aCachedAdmin(), LOGOUT, call);
    expect(codes).toEqual({ after: 'UNAUTHENTICATED', again: 'UNAUTHENTICATED' });
  });

  it.each(ofMembers)('lets no $name follow the own deactivation', async ({ call }) => {
    const member = await aCachedAdmin();
    const codes = await codesOf(member, updateOf(member, 'isActive: false'), call);
    expect(codes).toEqual({ after: expect.toBeOneOf(REJECTED), again: expect.toBeOneOf(REJECTED) });
  });
});

it('a write after logout changes nothing', async () => {
  const { id, token } = await aStudent(surface());
  const query = `mutation { ${LOGOUT} updateProfile(input: { city: "Luján" }) { id } }`;
  await postGraphql(server.url, { query }, token);
  expect((await UserModel.findById(id).lean())?.city).toBe('Pilar');
});
