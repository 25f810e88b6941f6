import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { NO_SUCH_ID, aCourse, aStudent, anAdmin, good } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { rootFields } from '../operation-list.ts';

const server = useTestServer();
const student = useBuilt(() => aStudent(server));

type Body = { errors?: { message: string; extensions: { fields?: unknown } }[] };

const errorOf = async (query: string, variables?: Record<string, unknown>) => {
  const { response, body } = await postGraphql(server.url, { query, variables }, student.token);
  const [error] = (body as Body).errors ?? [];
  return { status: response.status, message: error?.message, fields: error?.extensions.fields };
};

const LOGIN =
  'mutation ($e: String!, $p: String!) { login(input: { email: $e, password: $p }) { accessToken } }';
const ENROL = 'mutation ($i: EnrolInput!) { enrol(input: $i) { id } }';

describe('variables that do not fit their types', () => {
  it('one by one, return the message of the field that they fill', async () => {
    const email = { field: 'email', message: messages.email, code: 'REQUIRED' };
    expect(await errorOf(LOGIN, { p: 'secreto1' })).toEqual({
      status: 422,
      message: messages.email,
      fields: [email],
    });
    expect(await errorOf(LOGIN)).toMatchObject({
      status: 422,
      fields: [email, { field: 'password', message: messages.password, code: 'REQUIRED' }],
    });
  });

  it('and that no rule of the operation reads, keep the error of GraphQL and name their field', async () => {
    const { id: courseId } = await aCourse();
    const message =
      'Variable "$i" got an invalid value at "i.weapons"; String cannot represent a non string value.';
    expect(await errorOf(ENROL, { i: { courseId, weapons: 5 } })).toEqual({
      status: 400,
      message,
      fields: [{ field: 'weapons', message, code: 'INVALID' }],
    });
  });

  it('are checked after the course', async () => {
    expect(await errorOf(ENROL, { i: { courseId: NO_SUCH_ID, weapons: 5 } })).toMatchObject({
      status: 404,
      message: messages.courseNotFound,
    });
  });

  it('are checked after the profile', async () => {
    const query = 'mutation ($i: SetupProfileInput!) { setupProfile(input: $i) { id } }';
    expect(await errorOf(query, { i: { phone: 5 } })).toMatchObject({
      status: 409,
      message: messages.profileComplete,
    });
  });

  const me = 'me { id }';

  it.each([
    ['after another field', `mutation ($i: LoginInput!) { __typename login(input: $i) { accessToken } }`],
    [
      'in a fragment',
      `mutation ($i: LoginInput!) { ...A } fragment A on Mutation { login(input: $i) { accessToken } }`,
    ],
    [
      'in an inline fragment',
      `mutation ($i: LoginInput!) { ... on Mutation { login(input: $i) { accessToken } } }`,
    ],
  ])('are validated by their own field %s', async (_, query) => {
    expect(await errorOf(query, { i: { email: 5 } })).toMatchObject({
      status: 422,
      message: messages.email,
    });
  });

  it('are validated for each field of the request, and each error has its field', async () => {
    const query = `query ($first: Int) { ${me} a: users(first: $first) { totalCount } b: adminCourses(first: $first) { totalCount } }`;
    const { body } = await postGraphql(server.url, { query, variables: { first: 'x' } }, student.token);
    const errors = (body.errors ?? []).map(({ path, extensions }) => [path, extensions.code]);
    expect(errors).toEqual([
      [['a'], 'FORBIDDEN'],
      [['b'], 'FORBIDDEN'],
    ]);
  });

  it('in the document behave like variables', async () => {
    const query = 'mutation { login(input: { email: 5, password: "secreto1" }) { accessToken } }';
    expect(await errorOf(query)).toMatchObject({ status: 422, message: messages.email });
    const unknown = 'mutation { login(input: { email: 5, password: "secreto1" }) { nothing } }';
    expect(await errorOf(unknown)).toMatchObject({ status: 400 });
  });

  it('with a misspelt key report the missing key', async () => {
    const variables = { i: { email: 'ana@example.com', pasword: 'secreto1' } };
    const query = 'mutation ($i: LoginInput!) { login(input: $i) { accessToken } }';
    expect(await errorOf(query, variables)).toMatchObject({
      status: 422,
      fields: [{ field: 'password', message: messages.password, code: 'REQUIRED' }],
    });
  });
});

describe('an argument that is deprecated for the input', () => {
  const replaced = rootFields.flatMap(({ field, name }) =>
    field.args
      .filter(({ deprecationReason }) => deprecationReason?.endsWith(': use input'))
      .map((argument) => ({ name, field: field.name, argument: argument.name })),
  );

  it.each(replaced)('$name($argument) has the same effect', async ({ field, argument }) => {
    const admin = await anAdmin(server);
    for (const value of [NO_SUCH_ID, 'x', '', student.id]) {
      const call = (passed: string) => `mutation ($value: ID!) { ${field}(${passed}) { __typename } }`;
      const send = async (passed: string) => {
        const { response, body } = await postGraphql(
          server.url,
          { query: call(passed), variables: { value } },
          admin.token,
        );
        return { status: response.status, data: body.data, message: body.errors?.[0]?.message };
      };
      expect(await send(`${argument}: $value`)).toEqual(await send(`input: { ${argument}: $value }`));
    }
  });

  it('ends a session by its id', async () => {
    const member = await aStudent(server);
    const [session] = good(await member.api.mySessions());
    const query = `mutation { endSession(id: "${session?.id}") { detail } }`;
    expect((await postGraphql(server.url, { query }, member.token)).response.status).toBe(200);
    expect((await member.api.me()).status).toBe(401);
  });
});

describe('a null that is sent for a variable with a default', () => {
  it.each([
    ['an argument', `query ($id: ID = "${NO_SUCH_ID}") { course(id: $id) { id } }`, { id: null }, 422],
    ['@include', 'query ($on: Boolean = true) { health @include(if: $on) { status } }', { on: null }, 400],
    ['@skip', 'query ($on: Boolean = true) { health @skip(if: $on) { status } }', { on: null }, 400],
  ])('of %s is an error of the caller', async (_, query, variables, status) => {
    expect((await errorOf(query, variables)).status).toBe(status);
  });
});

it('a balance within one document is that after the change before it', async () => {
  const admin = await anAdmin(server);
  const change = (alias: string) =>
    `${alias}: adjustPoints(input: { userId: "${student.id}", points: 5, description: "x" }) { points }`;
  const touch = (alias: string) => `${alias}: updateUser(input: { id: "${student.id}" }) { points }`;
  const query = `mutation { ${touch('a')} ${change('b')} ${touch('c')} ${change('d')} ${touch('e')} }`;
  const { body } = await postGraphql(server.url, { query }, admin.token);
  const points = Object.values(body.data ?? {}).map((field) => (field as { points: number }).points);
  expect(points).toEqual([0, 5, 5, 10, 10]);
});
