import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { WEBHOOK_DATA } from '#domain/webhooks/webhook.events.ts';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEventType } from '#domain/webhooks/webhook.ts';
import { missingEmail } from '#domain/users/no-email.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { correctEmail } from '../account-builders.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { newSchedule, ScheduleModel } from '../../src/features/schedule/schedule.model.ts';
import { WithdrawalModel } from '../../src/features/withdrawals/withdrawal.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aRedemption,
  aStudent,
  anAdmin,
  academyDay,
  anEmail,
  anInstructor,
  good,
} from '../builders.ts';
import { inCamelCase } from './camel-case.ts';
import { aDeletionRequest } from '../deletion-builders.ts';
import { aCertificate, aCompletedEnrolment } from '../certificate-builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, isToday } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { moneyIs } from '../money-builders.ts';
import { requireDescribedEvent } from '../openapi/described.ts';
import { findTracked, type TrackedName } from '../tracked.ts';
import { anException, newException } from '../schedule-builders.ts';
import { eventually, startReceiver, verified } from '../webhook-receiver.ts';

const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
const admin = useBuilt(() => anAdmin(server));
let staff: ReturnType<typeof connectGraphql>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let endpointId = '';
let secret = '';

beforeAll(async () => {
  staff = admin.api;
  receiver = await startReceiver();
  const created = good(await staff.createWebhookEndpoint({ url: receiver.url, events: [...WEBHOOK_EVENTS] }));
  ({ secret } = created);
  endpointId = created.endpoint.id;
});
afterAll(() => receiver.kill());

const aTakenPayment = async () => {
  await moneyIs({ refundLimitCentavos: toCentavos(10) });
  const { id: userId } = await aStudent(server);
  const input = { userId, amount: 10, method: 'transfer', isOnAccount: true };
  return good(await staff.recordPayment(input)).entry.id;
};

/** A hand-out of today. */
const aHandedOutFirearm = async () => {
  const enrolmentId = await newEnrolment();
  await isToday(enrolmentId);
  return good(await staff.handOutFirearm({ firearmId: await aFirearm(), enrolmentId })).id;
};

const newCourse = async () =>
  good(
    await staff.createCourse({
      name: 'Con avisos',
      description: 'Para integradores',
      location: 'Polígono',
      courseType: 'Grupal',
      scheduledDate: '2031-03-01T15:00:00Z',
      price: 10,
    }),
  ).id;

const newEnrolment = async () => {
  const student = await aStudent(server);
  return good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id))).id;
};

/** A student who waits for the only seat of a course, which the enrolment has. */
const aWaitingEntry = async () => {
  const { id: courseId } = await aCourse({ capacity: 1 });
  const { id: enrolmentId } = good(await (await aStudent(server)).api.enrol({ courseId }));
  const student = await aStudent(server);
  const { id } = good(await student.api.joinWaitingList(courseId));
  return { id, courseId, enrolmentId, student };
};

const A_WITHDRAWAL = { name: 'Ana Paz', email: anEmail(), about: 'El curso de marzo' };

/** One call that causes each event; returns the id in its data. */
const CAUSES: Record<WebhookEventType, () => Promise<string>> = {
  'course.created': newCourse,
  'course.updated': async () => {
    const id = await newCourse();
    return good(await staff.updateCourse({ id, name: 'Otro nombre' })).id;
  },
  'course.deactivated': async () => {
    const id = await newCourse();
    good(await staff.deactivateCourse({ id }));
    return id;
  },
  'enrolment.created': newEnrolment,
  'enrolment.changed': async () => {
    const id = await newEnrolment();
    good(await staff.confirmEnrolments({ ids: [id] }));
    return id;
  },
  'enrolment.completed': async () => {
    const id = await newEnrolment();
    await EnrolmentModel.collection.updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { status: 'confirmed' } },
    );
    good(await staff.completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
    return id;
  },
  'user.registered': async () => (await aStudent(server)).id,
  'user.updated': async () => {
    const student = await aStudent(server);
    good(await student.api.updateProfile({ city: 'Luján' }));
    return student.id;
  },
  'user.email_changed': async () => {
    const { id } = await aStudent(server);
    return (await correctEmail(staff, id)).id;
  },
  'user.deactivated': async () => {
    const { id } = await aStudent(server);
    return good(await staff.updateUser({ id, isActive: false })).id;
  },
  'user.reactivated': async () => {
    const { id } = await aStudent(server);
    good(await staff.updateUser({ id, isActive: false }));
    return good(await staff.updateUser({ id, isActive: true })).id;
  },
  'user.anonymised': async () => {
    const userId = await aDeletionRequest(server.url);
    good(await staff.settleDeletion({ userId, decision: 'approve' }));
    return userId;
  },
  'waiting.joined': async () => (await aWaitingEntry()).id,
  'waiting.left': async () => {
    const { id, courseId, student } = await aWaitingEntry();
    good(await student.api.leaveWaitingList(courseId));
    return id;
  },
  'waiting.promoted': async () => {
    const { id, enrolmentId } = await aWaitingEntry();
    good(await staff.cancelEnrolments({ ids: [enrolmentId] }));
    return id;
  },
  'waiting.expired': async () => {
    const { id, courseId } = await aWaitingEntry();
    good(await staff.updateCourse({ id: courseId, scheduledDate: new Date(0).toISOString() }));
    return id;
  },
  'points.moved': async () => {
    const { id: userId } = await aStudent(server);
    return good(await staff.adjustPoints({ userId, points: 5, description: 'Prueba' })).transaction.id;
  },
  'payment.recorded': aTakenPayment,
  'payment.refunded': async () => {
    const id = await aTakenPayment();
    return good(await staff.refundPayment({ id, amount: 1, reason: 'Se equivocó' })).entry.id;
  },
  'payment.voided': async () => good(await staff.undoPayment(await aTakenPayment())).entry.id,
  'payment.invoiced': async () => {
    const id = await aTakenPayment();
    return good(await staff.setPaymentInvoice({ id, invoice: '0003-1' })).id;
  },
  'firearm.handed_out': aHandedOutFirearm,
  'firearm.returned': async () =>
    good(await staff.takeBackFirearm({ id: await aHandedOutFirearm(), rounds: 25 })).id,
  'ammunition.moved': async () => {
    const bought = { caliber: '9mm', type: 'purchase', rounds: 100, invoice: 'A-1', confirmRepeated: true };
    return good(await staff.recordAmmunition(bought)).id;
  },
  'redemption.handed_out': async () => {
    const { id } = await aRedemption((await aStudent(server)).id);
    good(await staff.handOutRedemption({ id }));
    return id;
  },
  'certificate.issued': async () => {
    const { id } = await aCompletedEnrolment(server.url);
    const [outcome] = good(await staff.issueCertificates({ ids: [id] }));
    return outcome?.certificate?.id ?? '';
  },
  'certificate.revoked': async () => {
    const { id } = await aCertificate(server.url);
    good(await staff.revokeCertificate({ id, reason: 'Se entregó a otra persona' }));
    return id;
  },
  'schedule.updated': async () => {
    good(await staff.updateSchedule({ rules: { noticeHours: 5 } }));
    return newSchedule()._id.toString();
  },
  'withdrawal.received': async () => {
    const { code } = good(await connectGraphql(server.url).requestWithdrawal(A_WITHDRAWAL));
    return String((await WithdrawalModel.findOne({ code }).orFail())._id);
  },
  'withdrawal.settled': async () => {
    const { code } = good(await connectGraphql(server.url).requestWithdrawal(A_WITHDRAWAL));
    const id = String((await WithdrawalModel.findOne({ code }).orFail())._id);
    return good(await staff.settleWithdrawal({ id, answer: 'Te devolvimos el dinero' })).id;
  },
  [TEST_EVENT]: async () => {
    good(await staff.sendTestEvent(endpointId));
    return endpointId;
  },
};

const TRACKED_OF: Record<string, TrackedName> = {
  course: 'courses',
  enrolment: 'enrolments',
  user: 'users',
};

const idOf = (data: Record<string, unknown>) => data.id ?? data.endpoint_id;

describe('of each event', () => {
  it.each(Object.entries(CAUSES))(
    '%s: one cause sends it once, with its declared data',
    async (type, cause) => {
      const id = await cause();
      await sweep(server.deps);
      const sent = () =>
        receiver.received
          .map((one) => verified(one, secret))
          .filter((event) => event.type === type && idOf(event.data) === id);
      await eventually(() => expect(sent()).toHaveLength(1));
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(ids.length);
      const [delivered] = receiver.received.filter(
        ({ body }) => body.includes(`"${id}"`) && body.includes(`"${type}"`),
      );
      requireDescribedEvent({ type, payload: sent()[0], headers: delivered?.headers ?? {} });
      const data = inCamelCase(sent()[0]?.data) as Record<string, unknown>;
      const declared = WEBHOOK_DATA[type as WebhookEventType];
      expect(v.safeParse(declared, data).issues).toBeUndefined();
      expect(Object.keys(data).sort()).toEqual(Object.keys(declared.entries).sort());
      const tracked = TRACKED_OF[type.split('.')[0] ?? ''];
      if (tracked) expect(data.revision).toBe((await findTracked(tracked, id)).revision);
    },
  );

  it('none of a user has a name, an address or a document, except user.registered', () => {
    const names = Object.entries(WEBHOOK_DATA).flatMap(([type, { entries }]) =>
      Object.keys(entries).map((field) => `${type} ${field}`),
    );
    const personal = /(firstName|lastName|email|document|phone|address|birth|clu$|cluExp)/;
    expect(names.filter((name) => personal.test(name.split(' ')[1] ?? ''))).toEqual([
      'user.registered email',
      'user.registered firstName',
      'user.registered lastName',
    ]);
  });
});

it('every change of the schedule sends an event, without reasons and people', async () => {
  const sent = () =>
    receiver.received.map((one) => verified(one, secret)).filter(({ type }) => type === 'schedule.updated');
  const exception = await anException();
  for (const write of [
    () => staff.updateSchedule({ rules: { noticeHours: 3 } }),
    () => staff.addHoursException(newException()),
    () => staff.removeHoursException({ id: exception }),
  ]) {
    const before = sent().length;
    good<unknown>(await write());
    await eventually(() => expect(sent().length).toBe(before + 1));
    expect(sent().at(-1)?.data).toEqual({
      id: newSchedule()._id.toString(),
      policy: 'off',
      revision: (await ScheduleModel.findOne().orFail().lean()).rev,
    });
  }
  const { id } = await anInstructor();
  const before = sent().length;
  const absence = { fromDay: academyDay(9), toDay: academyDay(9), reason: 'Cirugía' };
  good(await staff.updateInstructor({ id, absences: [absence] }));
  good(await staff.updateSchedule({ rules: { noticeHours: 6 } }));
  await eventually(() => expect(sent()).toHaveLength(before + 1));
});

it('a hand-out that is refused for lack of ammunition sends nothing', async () => {
  const enrolmentId = await newEnrolment();
  await isToday(enrolmentId);
  const firearmId = await aFirearm({ model: 'escopeta-12' });
  const handOut = (rounds: number) => staff.handOutFirearm({ firearmId, enrolmentId, rounds });
  expect(await handOut(50)).toMatchObject({ status: 409, detail: messages.ammunitionShort });
  const { id } = good(await handOut(0));
  const sent = () =>
    receiver.received
      .map((one) => verified(one, secret))
      .filter(({ data }) => data.firearm_id === firearmId)
      .map(({ type, data }) => [type, data.id]);
  await eventually(() => expect(sent()).toEqual([['firearm.handed_out', id]]));
});

it('several kinds of change of a user in one write send an event each, of one revision', async () => {
  const { id } = await aStudent(server);
  const email = missingEmail(id);
  await UserModel.updateOne({ _id: id }, { $set: { email } });
  good(await staff.updateUser({ id, email: anEmail(), isActive: false, city: 'Luján' }));
  const sent = () =>
    receiver.received.map((one) => verified(one, secret)).filter(({ data }) => data.id === id);
  await eventually(() => expect(sent()).toHaveLength(4));
  expect(
    sent()
      .map(({ type, data }) => [type, data.revision])
      .sort(),
  ).toEqual([
    ['user.deactivated', 2],
    ['user.email_changed', 2],
    ['user.registered', 0],
    ['user.updated', 2],
  ]);
});

it('an erased student leaves the waiting list, and none of the events identifies the student', async () => {
  const { id, student } = await aWaitingEntry();
  good(await student.api.requestDeletion({ currentPassword: student.password }));
  good(await staff.settleDeletion({ userId: student.id, decision: 'approve' }));
  const sent = () => receiver.received.map((one) => verified(one, secret));
  await eventually(() => {
    const types = sent().map(({ type, data }) => `${type} ${String(data.id)}`);
    expect(types).toEqual(
      expect.arrayContaining([
        `waiting.left ${id}`,
        `user.deactivated ${student.id}`,
        `user.anonymised ${student.id}`,
      ]),
    );
  });
  const later = sent().filter(({ type, data }) => data.id === student.id && type !== 'user.registered');
  expect(JSON.stringify(later)).not.toContain(student.email);
  expect(await WaitingModel.findById(id).lean()).toMatchObject({ state: 'left' });
});
