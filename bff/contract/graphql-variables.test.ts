import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { NO_SUCH_ID, aCourse, aStudent, type Member } from './builders.ts';
import { connectGraphql, postGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();
let student: Member;

beforeAll(async () => {
  student = await aStudent({ url: server.url, connect: connectGraphql });
});

type Body = { errors?: { message: string; extensions: { fields?: unknown } }[] };

const refusalOf = async (query: string, variables?: Record<string, unknown>) => {
  const { response, body } = await postGraphql(server.url, { query, variables }, student.token);
  const [error] = (body as Body).errors ?? [];
  return { status: response.status, message: error?.message, fields: error?.extensions.fields };
};

const LOGIN =
  'mutation ($e: String!, $p: String!) { login(input: { email: $e, password: $p }) { accessToken } }';
const ENROL = 'mutation ($i: EnrolInput!) { enrol(input: $i) { id } }';

describe('variables that do not fit their types', () => {
  it('one by one, answer in the words of the field that they fill', async () => {
    const email = { field: 'email', message: messages.email };
    expect(await refusalOf(LOGIN, { p: 'secreto1' })).toEqual({
      status: 422,
      message: messages.email,
      fields: [email],
    });
    expect(await refusalOf(LOGIN)).toMatchObject({
      status: 422,
      fields: [email, { field: 'password', message: messages.password }],
    });
  });

  it('of a group course are no fault of a booking', async () => {
    const { id: courseId } = await aCourse();
    expect(await refusalOf(ENROL, { i: { courseId, weapons: 5 } })).toEqual({
      status: 422,
      message: 'Invalid input',
      fields: [{ field: 'weapons', message: 'Invalid input' }],
    });
  });

  it('come after the course that is asked for', async () => {
    expect(await refusalOf(ENROL, { i: { courseId: NO_SUCH_ID, weapons: 5 } })).toMatchObject({
      status: 404,
      message: messages.courseNotFound,
    });
  });

  it('come after a profile that is complete', async () => {
    const query = 'mutation ($i: SetupProfileInput!) { setupProfile(input: $i) { id } }';
    expect(await refusalOf(query, { i: { phone: 5 } })).toMatchObject({
      status: 409,
      message: messages.profileComplete,
    });
  });
});
