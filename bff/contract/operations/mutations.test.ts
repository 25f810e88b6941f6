import { getNullableType, isInputObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldText } from '../../../client/src/features/gestion/activity/change-text.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { switchMessages } from '../../src/outgoing/mail.ts';
import { schema } from '../../src/schema.ts';
import { isOfStaff } from '../access/roles.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import {
  aBooking,
  aPending,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
  type Member,
} from '../builders.ts';
import { transport } from '../fetch-whole.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { startMailbox } from '../mailbox.ts';
import { operationList } from '../operation-list.ts';
import { watchTracked } from '../tracked.ts';

const mailbox = await startMailbox();
afterAll(() => mailbox.stop());

const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true', ...mailbox.settings });
const admin = useBuilt(() => anAdmin(server, { firstName: 'Inés', lastName: 'Paz' }));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));

beforeAll(async () => {
  // Messages are sent later, and change what is stored of their recipients.
  switchMessages({ MESSAGES: 'off', SMTP_URL: undefined });
});

const ADD_LABELS = 'add their labels to client/src/features/gestion/activity/change-text.ts';

const unlabelled = (fields: readonly string[]) => fields.filter((field) => fieldText(field) === field);

const fieldsOf = (given: readonly (GraphQLArgument | GraphQLInputField)[], prefix = ''): string[] =>
  given.flatMap(({ name, type }) => {
    const input = getNullableType(type);
    return isInputObjectType(input)
      ? fieldsOf(Object.values(input.getFields()), `${prefix}${name}.`)
      : `${prefix}${name}`;
  });

/** Secrets, texts, files, and what an entry says in other words. */
const NOT_LISTED = [
  'classId',
  'code',
  'confirmRepeated',
  'confirmSimilar',
  'counts',
  'csv',
  'currentPassword',
  'expectedRevision',
  'id',
  'isAccepted',
  'newPassword',
  'referredEmail',
  'text',
  'token',
];

it('every field that a mutation takes has a label in the audit trail, also if it is refused', () => {
  const audited = operationList.filter(({ operation }) => operation.declared.action !== null);
  const fields = audited.flatMap(({ name }) => {
    const [, field = ''] = name.split('.');
    return fieldsOf(schema.getMutationType()?.getFields()[field]?.args ?? []);
  });
  const names = new Set(fields.map((field) => field.replace(/^input\./, '')));
  expect(unlabelled([...names]).toSorted(), ADD_LABELS).toEqual(NOT_LISTED);
});

const NOT_NAMED =
  'name in its row of bff/contract/access, as `changes`, which records the mutation changes; what a read shows is written by writerOf, which moves its revision';

/** What is nobody's work for the academy, or nobody's yet: the session and the person's own data. */
const NOT_AUDITED = [
  'register',
  'login',
  'logout',
  'endSession',
  'endOtherSessions',
  'setupProfile',
  'updateProfile',
  'requestPasswordReset',
  'mailMyReceipt',
  'requestWithdrawal',
  'resetPassword',
  'verifySecondFactor',
  'confirmIdentity',
  'reportRangeAction',
];

const sending = vi.spyOn(transport, 'send');
afterAll(() => sending.mockRestore());

/** `X-Request-Id` of the last response of the driver. */
const lastRequestId = () => {
  const last = sending.mock.settledResults.at(-1);
  return last?.type === 'fulfilled' ? last.value.headers.get('x-request-id') : undefined;
};

/** The audit entries that the work leaves, whoever did it. */
const entriesOf = async (work: () => Promise<unknown>) => {
  await AuditEntryModel.deleteMany({});
  await work();
  return AuditEntryModel.find().lean();
};

const askerOf = async (name: string, student: Member) => {
  const row = ACCESS_TABLE[`Mutation.${name}`];
  if (name === 'setupProfile') return aPending(server);
  if (!isOfStaff(row)) return student;
  return row?.statuses.admin === 200 ? admin : instructor;
};

const mutations = operationList.flatMap(({ name }) => /^Mutation\.(.*)/.exec(name)?.[1] ?? []);

describe('every mutation', () => {
  it.each(mutations)('%s shows what it has changed, and leaves one entry with who did it', async (name) => {
    const row = ACCESS_TABLE[`Mutation.${name}`];
    const student = await aStudent(server);
    const { id: personalisedId } = await aPersonalisedCourse();
    const enrolmentId = good(await student.api.enrol(aBooking(personalisedId))).id;
    const asker = await askerOf(name, student);
    const scene = { asker, student, personalisedId, anEnrolment: async () => enrolmentId };
    let result: unknown;
    let requestId: string | null | undefined;
    let entries: Awaited<ReturnType<typeof entriesOf>> = [];
    const { changed, broken } = await watchTracked(async () => {
      entries = await entriesOf(async () => {
        result = await row?.call(asker.api, scene);
        requestId = lastRequestId();
      });
    });

    expect(result).toMatchObject({ ok: true });
    expect(broken).toEqual([]);
    expect(changed, NOT_NAMED).toEqual(row?.changes ?? []);
    if (NOT_AUDITED.includes(name)) return expect(entries).toEqual([]);
    expect(entries).toHaveLength(1);
    expect(entries).toMatchObject([
      {
        actorId: asker.id,
        actorLabel: asker === admin ? 'Inés Paz' : 'Ana Gómez',
        subjectLabel: expect.stringMatching(/\S/),
        requestId,
        outcome: 'done',
      },
    ]);
    const fields = entries.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(unlabelled(fields), ADD_LABELS).toEqual([]);
  });
});
