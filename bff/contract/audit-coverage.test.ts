import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldText } from '../../client/src/features/gestion/activity/change-text.ts';
import { AuditEntryModel } from '../src/features/audit/audit.model.ts';
import { ACCESS_TABLE } from './access.table.ts';
import {
  aBooking,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
  type Member,
} from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { transport } from './fetch-whole.ts';
import { useTestServer } from './harness.ts';
import { operationList } from './operation-list.ts';

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
const surface = () => ({ url: server.url, connect: connectGraphql });
let admin: Member;
let student: Member;
let instructor: Member;

beforeAll(async () => {
  admin = await anAdmin(surface(), { firstName: 'Inés', lastName: 'Paz' });
  instructor = await aStaffMember(surface(), 'instructor');
});

// Each has its own: a student has a limited number of active enrolments.
beforeEach(async () => {
  student = await aStudent(surface());
});

/** The entries that the work leaves, whoever did it. */
const entriesOf = async (work: () => Promise<unknown>) => {
  const before = new Set((await AuditEntryModel.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
  await work();
  const after = await AuditEntryModel.find().lean();
  return after.filter(({ _id }) => !before.has(String(_id)));
};

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
  'requestWithdrawal',
  'resetPassword',
  'verifySecondFactor',
  'confirmIdentity',
].map((field) => `Mutation.${field}`);

const MUTATIONS = operationList
  .map(({ name }) => name)
  .filter((name) => name.startsWith('Mutation.') && !NOT_AUDITED.includes(name));

const sending = vi.spyOn(transport, 'send');
afterAll(() => sending.mockRestore());

/** `X-Request-Id` of the last response of the driver. */
const lastRequestId = () => {
  const last = sending.mock.settledResults.at(-1);
  return last?.type === 'fulfilled' ? last.value.headers.get('x-request-id') : undefined;
};

describe('every mutation', () => {
  it.each(MUTATIONS)('%s leaves one entry with actor, subject and request', async (name) => {
    const row = ACCESS_TABLE[name];
    const isStaffs = row?.statuses.admin === 200;
    const isInstructors = !isStaffs && row?.statuses.instructor === 200 && row.statuses.student !== 200;
    const asker = isStaffs ? admin : isInstructors ? instructor : student;
    const { id: personalisedId } = await aPersonalisedCourse();
    const enrolmentId = good(await student.api.enrol(aBooking(personalisedId))).id;
    const scene = { asker, student, personalisedId, anEnrolment: async () => enrolmentId };
    const entries = await entriesOf(async () => {
      good(
        (await row?.call(connectGraphql(server.url, asker.token), scene)) ?? { ok: true, status: 0, data: 0 },
      );
    });
    expect(entries).toHaveLength(1);
    const isOfOne = entries[0]?.outcome === 'refused';
    expect(entries).toMatchObject([
      {
        actorId: asker.id,
        actorLabel: isStaffs ? 'Inés Paz' : 'Ana Gómez',
        subjectLabel: expect.stringMatching(/\S/),
        requestId: lastRequestId(),
        // Of several enrolments each has its own outcome; these refuse what the table of access sends.
        outcome: isOfOne ? 'refused' : 'done',
      },
    ]);
    const fields = entries.flatMap(({ changes }) => changes.map(({ field }) => field));
    const unlabelled = fields.filter((field) => fieldText(field) === field);
    expect(unlabelled, 'add their labels to client/src/features/gestion/activity/change-text.ts').toEqual([]);
    if (isOfOne) expect(name).toMatch(/completeEnrolments|markNoShows/);
  });
});
