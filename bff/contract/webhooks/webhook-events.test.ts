import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeliveryModel } from '../../src/outgoing/delivery.model.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { eventually, startReceiver, verified } from '../webhook-receiver.ts';

const ALL = [
  'enrolment.created',
  'enrolment.changed',
  'enrolment.completed',
  'user.registered',
  'points.moved',
];

const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
const admin = useBuilt(() => anAdmin(server));
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.kill());

it('without an endpoint no event is stored', async () => {
  const student = await aStudent(server);
  good(await student.api.enrol({ courseId: (await aCourse()).id }));
  expect(await DeliveryModel.countDocuments()).toBe(0);
});

describe('an endpoint with all event types', () => {
  let secret: string;
  let endpointId: string;

  beforeAll(async () => {
    const created = good(await admin.api.createWebhookEndpoint({ url: receiver.url, events: ALL }));
    secret = created.secret;
    endpointId = created.endpoint.id;
  });

  const payloads = () => receiver.received.map((one) => verified(one, secret));

  /** The payloads about a subject, in the order in which they happened, once there are so many. */
  const payloadsOf = async (isAbout: (data: Record<string, unknown>) => boolean, count: number) => {
    await eventually(() => expect(payloads().filter(({ data }) => isAbout(data)).length).toBe(count));
    return payloads()
      .filter(({ data }) => isAbout(data))
      .sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  };

  it('a registration is sent without document, licence, address and day of birth', async () => {
    const student = await aStudent(server);
    const [payload] = await payloadsOf(({ id }) => id === student.id, 1);
    expect(payload).toEqual({
      type: 'user.registered',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      version: 1,
      data: {
        id: student.id,
        email: student.email,
        first_name: 'Ana',
        last_name: 'Gómez',
        role: 'student',
        needs_setup: false,
        created_at: expect.any(String),
        revision: 0,
      },
    });
  });

  it('an enrolment is sent when it is created, changed and completed, and so are its points', async () => {
    const student = await aStudent(server);
    const { id: courseId } = await aCourse({ pointsValue: 40 });
    const { id } = good(await student.api.enrol({ courseId }));
    good(await admin.api.confirmEnrolments({ ids: [id] }));
    good(await admin.api.completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
    const events = await payloadsOf((data) => data.id === id, 3);
    expect(events.map(({ type, data }) => [type, data.status, data.revision])).toEqual([
      ['enrolment.created', 'pending', 0],
      ['enrolment.changed', 'confirmed', 1],
      ['enrolment.completed', 'completed', 2],
    ]);
    expect(events[0]?.data).toMatchObject({ user_id: student.id, course_id: courseId, cancellation: null });
    const [moved] = await payloadsOf((data) => data.enrollment_id === id, 1);
    expect(moved).toMatchObject({
      type: 'points.moved',
      data: { user_id: student.id, sequence: 1, type: 'earn', points: 40, balance: 40 },
    });
  });

  it('a class is sent with its choice, and a cancellation with its reason and without its note', async () => {
    const student = await aStudent(server);
    const booking = aBooking((await aPersonalisedCourse()).id);
    const { id } = good(await student.api.enrol(booking));
    good(await admin.api.cancelEnrolments({ ids: [id], reason: 'other', note: 'Llamó su madre' }));
    const [created, cancelled] = await payloadsOf((data) => data.id === id, 2);
    expect(created?.data).toMatchObject({
      weapons: ['pistola-9mm'],
      ammo_boxes: [{ caliber: '9mm', quantity: 1 }],
    });
    expect(cancelled?.data).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'other', at: expect.any(String) },
    });
    expect(JSON.stringify(cancelled)).not.toContain('madre');
  });

  it('the enrolments of a course that moves are sent with their new start, once', async () => {
    const course = await aCourse();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(good(await (await aStudent(server)).api.enrol({ courseId: course.id })).id);
    }
    const moved = '2031-05-10T15:00:00.000Z';
    good(await admin.api.updateCourse({ id: course.id, scheduledDate: moved }));
    await sweep(server.deps);
    const isMoved = (data: Record<string, unknown>) =>
      data.course_id === course.id && data.starts_at === moved;
    const events = await payloadsOf(isMoved, 3);
    expect(events.map(({ data }) => data.id).sort()).toEqual(ids.sort());
    expect(events.every(({ type }) => type === 'enrolment.changed')).toBe(true);
  });

  it('other event types are not sent, nor events from while it was inactive', async () => {
    good(await admin.api.updateWebhookEndpoint({ id: endpointId, events: ['points.moved'] }));
    const student = await aStudent(server);
    good(await admin.api.adjustPoints({ userId: student.id, points: 5, description: 'x' }));
    await payloadsOf((data) => data.user_id === student.id, 1);
    good(await admin.api.updateWebhookEndpoint({ id: endpointId, isActive: false }));
    good(await admin.api.adjustPoints({ userId: student.id, points: 6, description: 'x' }));
    good(await admin.api.updateWebhookEndpoint({ id: endpointId, isActive: true }));
    good(await admin.api.adjustPoints({ userId: student.id, points: 7, description: 'x' }));
    const events = await payloadsOf((data) => data.user_id === student.id, 2);
    expect(events.map(({ data }) => data.points)).toEqual([5, 7]);
    expect(await EndpointModel.countDocuments()).toBe(1);
    expect((await DeliveryModel.find({ body: new RegExp(student.id) }).lean()).length).toBe(2);
  });
});
