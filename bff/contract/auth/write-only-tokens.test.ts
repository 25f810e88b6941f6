import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aServiceAccount, aToken } from '../account-builders.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anInstructor,
  good,
} from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { aFirearm } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { operationList } from '../operation-list.ts';
import { anEndpoint } from '../webhook-builders.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server));

const anEnrolment = async () => {
  const { id } = await aPersonalisedCourse();
  return good(await admin.api.enrol(aBooking(id))).id;
};

/** The subject of each update; null for the caller's own data. */
const SUBJECTS: Record<string, () => Promise<string | null>> = {
  updateProfile: async () => null,
  updateMoneyRules: async () => null,
  updateSchedule: async () => null,
  updateCourse: async () => (await aCourse()).id,
  updateCourses: async () => (await aCourse()).id,
  updateEnrolment: anEnrolment,
  updateInstructor: async () => (await anInstructor()).id,
  updateFirearm: () => aFirearm(),
  updateServiceAccount: async () => (await aServiceAccount()).id,
  updateUser: async () => student.id,
  updateWebhookEndpoint: () => anEndpoint(),
};

const UPDATES = operationList
  .map(({ name }) => name.split('.')[1] ?? '')
  .filter((name) => /^update[A-Z]/.test(name));

describe('a token that may write and not read', () => {
  it.each(UPDATES)('reads nothing by %s without a change', async (field) => {
    const subject = SUBJECTS[field];
    if (!subject) throw new Error(`add ${field} to SUBJECTS, and requireReadUnlessChanging to its run`);
    const { token } = await aToken(admin.id, ['write', 'admin']);
    const id = await subject();
    const type = `${field.replace(/^u/, 'U')}Input`;
    const { body } = await postGraphql(
      server.url,
      {
        query: `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`,
        variables: { input: id === null ? {} : field === 'updateCourses' ? { ids: [id] } : { id } },
      },
      token,
    );
    expect(body.errors?.map(({ message }) => message)).toEqual([
      expect.toBeOneOf([`${messages.tokenScopeMissing} read`, messages.notForTokens]),
    ]);
  });

  it('reads nothing by REST with an empty change of an enrolment', async () => {
    const { token } = await aToken(admin.id, ['write', 'admin']);
    const api = connectRest(server.url, token);
    expect(await api.updateEnrolment(await anEnrolment(), {})).toEqual({
      ok: false,
      status: 403,
      detail: `${messages.tokenScopeMissing} read`,
    });
  });
});
