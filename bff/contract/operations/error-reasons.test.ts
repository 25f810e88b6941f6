import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { isEnumType } from 'graphql';
import { ERROR_REASONS } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import { FIELD_ERROR_CODES } from '#domain/schema.ts';
import { DomainError, ERROR_TABLE } from '../../src/errors/domain-error.ts';
import { aCourse, anAdmin, aStudent, good, NO_SUCH_ID, type Member } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { contractSchema } from '../drivers/graphql-names.ts';
import { useTestServer } from '../harness.ts';
import type { Payload } from '../academy-api.ts';

const server = useTestServer();

const enumValues = (name: string) => {
  const type = contractSchema.getType(name);
  const values = isEnumType(type) ? type.getValues() : [];
  return values.filter((value) => !value.deprecationReason).map((value) => value.name);
};

describe('reasons of errors', () => {
  it.each([
    ['ErrorReason', Object.values(ERROR_REASONS).flat()],
    ['ErrorCode', [...new Set(Object.values(ERROR_TABLE).map(({ graphql }) => graphql))]],
    ['FieldErrorCode', FIELD_ERROR_CODES],
  ])('the enum %s of schema.graphql lists those of the code', (name, known) => {
    expect(enumValues(name).toSorted(), `add the new one to ${name}, with a description`).toEqual(
      [...known].toSorted(),
    );
  });

  it('each is given by some rule', () => {
    const folder = new URL('../..', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(src|cli)\/.*\.ts$/.test(name) && !name.endsWith('generated.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const unused = Object.values(ERROR_REASONS)
      .flat()
      .filter((reason) => !sources.includes(`'${reason}'`));
    expect(unused, 'delete it from domain/error-reasons.ts and ErrorReason').toEqual([]);
  });

  it('is given for each of several enrolments', async () => {
    const admin = await anAdmin(server);
    const student = await aStudent(server);
    const { id } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
    good(await student.api.cancelEnrolment(id));
    const query = `mutation ($input: EnrolmentIdsInput!) {
      confirmEnrolments(input: $input) { error { message code errorCode reason } }
    }`;
    const variables = { input: { ids: [id, NO_SUCH_ID] } };
    const { body } = await postGraphql(server.url, { query, variables }, admin.token);
    const errors = [
      {
        message: messages.statusChange,
        code: 'CONFLICT',
        errorCode: 'CONFLICT',
        reason: 'STATUS_CHANGE_REFUSED',
      },
      {
        message: messages.enrolmentNotFound,
        code: 'NOT_FOUND',
        errorCode: 'NOT_FOUND',
        reason: 'ENROLMENT_NOT_FOUND',
      },
    ];
    expect(body.data?.confirmEnrolments).toEqual(errors.map((error) => ({ error })));
  });

  it('an error without one does not compile', () => {
    // @ts-expect-error CONFLICT is a kind of error, and no reason.
    expect(new DomainError('CONFLICT', messages.courseFull).kind).toBe('INTERNAL');
  });
});

type ErrorResult = { status: number; reason: unknown; fields: unknown };

/** What programs read of a rejected call, by each surface. */
const surfaces = {
  REST: async (token: string, { path, body }: Call): Promise<ErrorResult> => {
    const { status, headers } = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status, reason: headers.get('error-reason'), fields: headers.get('error-fields') };
  },
  GraphQL: async (token: string, { mutation, input }: Call): Promise<ErrorResult> => {
    const { response, body } = await postGraphql(
      server.url,
      { query: mutation, variables: { input } },
      token,
    );
    const { reason, fields } = body.errors?.[0]?.extensions ?? {};
    const codes = fields?.map(({ field, code }) => `${field}=${code}`).join(', ');
    return { status: response.status, reason, fields: codes ?? null };
  },
};

type Call = { path: string; body: Payload; mutation: string; input: Payload };

const enrol = (courseId: string): Call => ({
  path: '/api/courses/enroll',
  body: { course_id: courseId },
  mutation: 'mutation ($input: EnrolInput!) { enrol(input: $input) { id } }',
  input: { courseId },
});

const redeem = (input: Payload): Call => ({
  path: '/api/points/redeem',
  body: input,
  mutation: 'mutation ($input: RedeemPointsInput!) { redeemPoints(input: $input) { points } }',
  input,
});

describe.each(Object.entries(surfaces))('by %s', (_, reject) => {
  let student: Member;
  let token: string;

  beforeAll(async () => {
    student = await aStudent(server);
    token = student.token;
  });

  it('conflicts of one status have different reasons', async () => {
    const other = await aStudent(server);
    const mine = await aCourse();
    const full = await aCourse({ capacity: 1 });
    const licensed = await aCourse({ cluPolicy: 'require' });
    await student.api.enrol({ courseId: mine.id });
    await other.api.enrol({ courseId: full.id });
    const reasonOf = async (course: { id: string }) => (await reject(token, enrol(course.id))).reason;
    expect([await reasonOf(mine), await reasonOf(full), await reasonOf(licensed)]).toEqual([
      'ALREADY_ENROLLED',
      'COURSE_FULL',
      'LICENCE_REQUIRED',
    ]);
  });

  it('each faulty field has a code', async () => {
    expect(await reject(token, redeem({ points: 0, description: 'x'.repeat(201) }))).toEqual({
      status: 422,
      reason: 'INVALID_INPUT',
      fields: 'points=TOO_SMALL, description=TOO_LONG',
    });
    expect(await reject(token, redeem({ points: 1.5, description: '' }))).toMatchObject({
      fields: 'points=INVALID, description=TOO_SHORT',
    });
    expect(await reject(token, redeem({ points: 5 }))).toMatchObject({ fields: 'description=REQUIRED' });
  });
});
