import { addDays } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import { switchMessages } from '../../src/outgoing/mail.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { changeUser } from '../../src/features/users/user.store.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { Result } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  aPending,
  aPersonalisedCourse,
  aProfile,
  aStudent,
  anAdmin,
  anEmail,
  everyEffectStored,
  good,
} from '../builders.ts';
import { aDeletionRequest } from '../deletion-builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { startMailbox } from '../mailbox.ts';
import { dateTracked, findTracked, watchTracked, type TrackedName } from '../tracked.ts';
import { eventually, startReceiver, verified } from '../webhook-receiver.ts';

const mailbox = await startMailbox();
afterAll(() => mailbox.stop());

const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true', ...mailbox.settings });
const admin = useBuilt(() => anAdmin(server));

beforeAll(async () => {
  // Messages are sent later, and change what is stored of their recipients.
  switchMessages({ MESSAGES: 'off', SMTP_URL: undefined });
});

describe('what no mutation changes by itself', () => {
  const erased = async () => {
    const id = await aDeletionRequest(server.url);
    const { id: courseId } = await aPersonalisedCourse();
    const { id: enrolmentId } = good(await admin.api.enrolStudent({ userId: id, ...aBooking(courseId) }));
    good(await admin.api.cancelEnrolments({ ids: [enrolmentId], reason: 'other', note: 'Llamó su madre' }));
    return { id, enrolmentId };
  };

  it('an erased person and the notes have a later revision', async () => {
    const { id, enrolmentId } = await erased();
    const [before, enrolment] = [
      await findTracked('users', id),
      await findTracked('enrolments', enrolmentId),
    ];
    const { broken } = await watchTracked(() =>
      admin.api.settleDeletion({ userId: id, decision: 'approve' }),
    );
    expect(broken).toEqual([]);
    const after = await findTracked('users', id);
    expect(after).toMatchObject({ isActive: false, firstName: 'Persona', documentType: null });
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(await findTracked('enrolments', enrolmentId)).toMatchObject({
      revision: enrolment.revision + 1,
      cancellation: { note: null },
    });
  });

  it('the enrolments of a course that moves', async () => {
    const course = await aCourse();
    const { id } = good(await (await aStudent(server)).api.enrol({ courseId: course.id }));
    const { changed, broken } = await watchTracked(() =>
      admin.api.updateCourse({ id: course.id, scheduledDate: '2031-05-10T15:00:00.000Z' }),
    );
    expect([changed, broken]).toEqual([['courses', 'enrolments'], []]);
    expect(await findTracked('enrolments', id)).toMatchObject({
      revision: 1,
      startsAt: new Date('2031-05-10T15:00:00.000Z'),
    });
  });

  it('a completed course, a no-show, and a promotion by the sweep', async () => {
    const student = await aStudent(server);
    const { id: courseId } = await aCourse({ capacity: 1 });
    const { id } = good(await student.api.enrol({ courseId }));
    const next = await aStudent(server);
    good(await connectGraphql(server.url, next.token).joinWaitingList(courseId));
    const { changed, broken } = await watchTracked(async () => {
      good(await admin.api.confirmEnrolments({ ids: [id] }));
      await EnrolmentModel.updateOne({ _id: id }, { $set: { startsAt: new Date(0) } });
      good(await admin.api.markNoShows({ ids: [id] }));
      await sweep(server.deps);
      const [promoted] = await EnrolmentModel.find({ userId: next.id }).lean();
      good(await admin.api.confirmEnrolments({ ids: [String(promoted?._id)] }));
      good(await admin.api.completeEnrolments({ ids: [String(promoted?._id)], reason: 'Rindió antes' }));
    });
    expect([changed, broken]).toEqual([['enrolments'], []]);
  });

  it('a password and copied events are in no read, and change no revision', async () => {
    const student = await aStudent(server);
    const { id } = good(await student.api.enrol({ courseId: (await aCourse({ pointsValue: 5 })).id }));
    good(await admin.api.confirmEnrolments({ ids: [id] }));
    good(await admin.api.completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
    const { changed } = await watchTracked(async () => {
      const newPassword = 'otro-secreto-2';
      const changed = { currentPassword: student.password, newPassword };
      good(await connectGraphql(server.url, student.token).changePassword(changed));
      await sweep(server.deps);
    });
    expect(changed).toEqual([]);
  });
});

describe('an update with an expected revision', () => {
  // Those of the table of access, to which deliveries are attempted meanwhile.
  beforeAll(() => EndpointModel.deleteMany());

  const someCourse = async () => (await aCourse()).id;
  const someUser = async () => (await aStudent(server)).id;
  const someEnrolment = async () => {
    const student = await aStudent(server);
    return good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id))).id;
  };
  const rest = () => connectRest(server.url, admin.token);
  const later = () => ({ scheduledDate: new Date(Date.now() + 9e9 + Math.random() * 9e9).toISOString() });
  type Update = {
    what: string;
    of: TrackedName;
    make: () => Promise<string>;
    update: (id: string, more: object) => Promise<Result<unknown>>;
  };
  let otherDate = '';
  const updates: Update[] = [
    {
      what: 'updateCourse',
      of: 'courses',
      make: someCourse,
      update: (id: string, more: object) => admin.api.updateCourse({ id, name: 'Otro', ...more }),
    },
    {
      what: 'updateUser',
      of: 'users',
      make: someUser,
      update: (id: string, more: object) =>
        admin.api.updateUser({ id, city: 'Luján', email: anEmail(), ...more }),
    },
    {
      what: 'updateEnrolment',
      of: 'enrolments',
      make: someEnrolment,
      update: (id: string, more: object) => admin.api.updateEnrolment(id, { instructorName: 'Eva', ...more }),
    },
    {
      what: 'updateEnrolment by REST',
      of: 'enrolments',
      make: someEnrolment,
      update: (id: string, more: object) => rest().updateEnrolment(id, { instructorName: 'Eva', ...more }),
    },
    {
      what: 'rescheduleEnrolment',
      of: 'enrolments',
      make: someEnrolment,
      update: (id: string, more: object) => admin.api.rescheduleEnrolment({ id, ...later(), ...more }),
    },
    {
      what: 'transferEnrolment',
      of: 'enrolments',
      make: async () => {
        const student = await aStudent(server);
        otherDate = await someCourse();
        return good(await student.api.enrol({ courseId: await someCourse() })).id;
      },
      update: (id: string, more: object) => admin.api.transferEnrolment({ id, courseId: otherDate, ...more }),
    },
  ];

  it.each(updates)(
    '$what: is stored for that revision, and rejected for another one',
    async ({ of, make, update }) => {
      const id = await make();
      const { revision } = await findTracked(of, id);
      good(await update(id, { expectedRevision: revision }));
      expect((await findTracked(of, id)).revision).toBe(revision + 1);
      const before = await everyEffectStored();
      for (const expectedRevision of [revision, revision + 2]) {
        expect(await update(id, { expectedRevision })).toEqual({
          ok: false,
          status: 409,
          detail: messages.revisionDiffers,
        });
      }
      expect(await everyEffectStored()).toEqual(before);
      expect(await update(id, { expectedRevision: -1 })).toMatchObject({
        status: 422,
        fields: [{ field: 'expectedRevision' }],
      });
      good(await update(id, { expectedRevision: null }));
    },
  );

  it.each(updates)(
    '$what: only one of several concurrent updates is stored',
    async ({ of, make, update }) => {
      const id = await make();
      const { revision: expectedRevision } = await findTracked(of, id);
      const results = await Promise.all([1, 2, 3, 4].map(() => update(id, { expectedRevision })));
      expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await findTracked(of, id)).revision).toBe(expectedRevision + 1);
    },
  );

  it('the audit trail has neither revision nor instant among the changes', async () => {
    const id = await someCourse();
    const { revision: expectedRevision } = await findTracked('courses', id);
    good(await admin.api.updateCourse({ id, name: 'Con rastro', expectedRevision }));
    await admin.api.updateCourse({ id, name: 'Sin efecto', expectedRevision });
    const { nodes } = good(await admin.api.auditTrail({ filter: { subjectId: id } }));
    expect(nodes.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual(['name', 'name']);
  });
});

it('a process whose clock is behind dates a change after the previous one', async () => {
  const { id } = await aStudent(server);
  const ahead = new Date(Date.now() + 3_600_000);
  await dateTracked('users', id, ahead);
  await changeUser(id, () => ({ city: 'Luján' }));
  const { updatedAt } = await findTracked('users', id);
  expect(updatedAt > ahead).toBe(true);
  await UserModel.updateOne({ _id: id }, { $set: { city: 'Pilar' } });
  expect((await findTracked('users', id)).updatedAt).toEqual(updatedAt);
  const other = await aStudent(server);
  expect((await findTracked('users', other.id)).updatedAt < ahead).toBe(true);
});

it('a clock that was ahead and is set right dates changes by the present', async () => {
  const [early, late] = [await aStudent(server), await aStudent(server)];
  const ahead = addDays(new Date(), 1);
  vi.useFakeTimers({ toFake: ['Date'], now: ahead });
  onTestFinished(() => void vi.useRealTimers());
  await changeUser(early.id, () => ({ city: 'Luján' }));
  expect((await findTracked('users', early.id)).updatedAt >= ahead).toBe(true);
  vi.useRealTimers();
  await changeUser(late.id, () => ({ city: 'Luján' }));
  expect((await findTracked('users', late.id)).updatedAt < ahead).toBe(true);
  // A document is dated after its own last change all the same.
  await changeUser(early.id, () => ({ city: 'Pilar' }));
  expect((await findTracked('users', early.id)).updatedAt > ahead).toBe(true);
});

describe('every revision has one event, with that revision', () => {
  it('of a course, an enrolment and a user, from the first to the last', async () => {
    const receiver = await startReceiver();
    const events = [...WEBHOOK_EVENTS];
    const { secret, endpoint } = good(await admin.api.createWebhookEndpoint({ url: receiver.url, events }));
    const userId = await aDeletionRequest(server.url);
    const course = good(
      await admin.api.createCourse({
        name: 'Seguido',
        description: 'Por integradores',
        location: 'Polígono',
        courseType: 'Grupal',
        scheduledDate: '2031-03-01T15:00:00Z',
        price: 10,
      }),
    );
    const { id } = good(await admin.api.enrolStudent({ userId, courseId: course.id }));
    good(await admin.api.updateCourse({ id: course.id, scheduledDate: '2031-03-02T15:00:00Z' }));
    good(await admin.api.confirmEnrolments({ ids: [id] }));
    good(await admin.api.updateUser({ id: userId, firstName: 'Otra' }));
    good(await admin.api.updateUser({ id: userId, phone: '600 000 000' }));
    good(await admin.api.cancelEnrolments({ ids: [id], reason: 'other', note: 'x' }));
    good(await admin.api.deactivateCourse({ id: course.id }));
    good(await admin.api.settleDeletion({ userId, decision: 'approve' }));
    const pending = await aPending(server);
    good(await pending.api.setupProfile(aProfile()));
    const ids = { courses: course.id, enrolments: id, users: userId };
    const followed = [...Object.entries(ids), ['users', pending.id]] as [TrackedName, string][];
    for (const [name, recordId] of followed) {
      const { revision } = await findTracked(name, recordId);
      await eventually(() => {
        const sent = receiver.received
          .map((one) => verified(one, secret))
          .filter(({ data }) => data.id === recordId);
        const revisions = [...new Set(sent.map(({ data }) => Number(data.revision)))].sort((a, b) => a - b);
        expect(revisions, name).toEqual(Array.from({ length: revision + 1 }, (_, index) => index));
      });
    }
    good(await admin.api.deleteWebhookEndpoint(endpoint.id));
    await receiver.kill();
  });
});
