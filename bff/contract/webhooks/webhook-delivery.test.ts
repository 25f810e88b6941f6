import { addHours, addMinutes, differenceInSeconds, subHours } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { MAX_TRIES, nextAttempt } from '../../src/features/webhooks/delivery.attempt.ts';
import { startDelivering } from '../../src/features/webhooks/delivery.worker.ts';
import { DeliveryModel, notifyWebhookWorker } from '../../src/outgoing/delivery.model.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { signingSecrets } from '../../src/features/webhooks/endpoint.store.ts';
import { anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { anEndpoint } from '../webhook-builders.ts';
import { respondWith, eventually, startReceiver, verified } from '../webhook-receiver.ts';

const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
let staff: ReturnType<typeof connectGraphql>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  const { token } = await anAdmin(server);
  staff = connectGraphql(server.url, token);
  receiver = await startReceiver();
});
afterAll(() => receiver.kill());

beforeEach(async () => {
  await EndpointModel.updateMany({}, { $set: { deletedAt: new Date() } });
  receiver.behave(respondWith(204));
  receiver.received.length = 0;
});

const aTestedEndpoint = async () => {
  const created = { url: receiver.url, events: ['enrolment.completed'] };
  const { endpoint, secret } = good(await staff.createWebhookEndpoint(created));
  return { id: endpoint.id, secret };
};

const deliveryOf = async (id: string) => DeliveryModel.findById(id).orFail().lean();

/** As it is once so many attempts were made. */
const attempted = (id: string, attempts = 1) =>
  eventually(async () => {
    const delivery = await deliveryOf(id);
    expect(delivery.attempts).toHaveLength(attempts);
    return delivery;
  }) as ReturnType<typeof deliveryOf>;

const makeDue = async (id: string) => {
  await DeliveryModel.updateOne({ _id: id }, { $set: { nextAttemptAt: new Date() } });
  notifyWebhookWorker();
};

const endpointOf = async (id: string) =>
  good(await staff.webhookEndpoints()).find((endpoint) => endpoint.id === id);

describe('a delivery', () => {
  it('is signed with the secret that was shown once', async () => {
    const { id, secret } = await aTestedEndpoint();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await EndpointModel.find().lean())).not.toContain(secret.slice(6));
    const sent = good(await staff.sendTestEvent(id));
    await attempted(sent.id);
    const [received] = receiver.received;
    expect(received && verified(received, secret)).toMatchObject({
      type: 'webhook.test',
      data: { endpoint_id: id },
    });
    expect(received?.headers).toMatchObject({
      'webhook-id': sent.eventId,
      'content-type': 'application/json',
    });
    expect(
      () => received && verified(received, `whsec_${Buffer.from('another').toString('base64')}`),
    ).toThrow();
    expect(() => received && verified({ ...received, body: `${received.body} ` }, secret)).toThrow();
  });

  it('that gets a 2xx is delivered, with status and duration in the log', async () => {
    const { id } = await aTestedEndpoint();
    receiver.behave(respondWith(202));
    const { id: deliveryId } = good(await staff.sendTestEvent(id));
    await attempted(deliveryId);
    const { nodes } = good(await staff.webhookDeliveries({ endpointId: id, state: 'delivered' }));
    expect(nodes).toMatchObject([
      {
        id: deliveryId,
        state: 'delivered',
        nextAttemptAt: null,
        attempts: [{ status: 202, error: null, durationMs: expect.any(Number) }],
      },
    ]);
    expect(good(await staff.webhookDeliveries({ endpointId: id, state: 'failed' })).nodes).toEqual([]);
  });

  it.each([
    ['an error', respondWith(500), { status: 500, error: 'status' }],
    ['a refusal', respondWith(404), { status: 404, error: 'status' }],
    [
      'a redirect, which is not followed',
      respondWith(302, { location: '/otro' }),
      { status: 302, error: 'redirect' },
    ],
    ['a connection that is closed', (response) => response.destroy(), { status: null, error: 'connection' }],
  ] as [string, Parameters<typeof receiver.behave>[0], object][])(
    'that gets %s is sent again',
    async (_, behaviour, expected) => {
      const { id } = await aTestedEndpoint();
      receiver.behave(behaviour);
      const { id: deliveryId } = good(await staff.sendTestEvent(id));
      const { attempts, state, nextAttemptAt } = await attempted(deliveryId);
      expect(attempts).toMatchObject([expected]);
      expect(state).toBe('pending');
      expect(differenceInSeconds(nextAttemptAt ?? 0, new Date())).toBeLessThanOrEqual(6);
      await eventually(async () => expect((await endpointOf(id))?.failingSince).toEqual(expect.any(String)));
      receiver.behave(respondWith(200));
      await makeDue(deliveryId);
      expect(await attempted(deliveryId, 2)).toMatchObject({ state: 'delivered', nextAttemptAt: null });
      await eventually(async () => expect((await endpointOf(id))?.failingSince).toBeNull());
      expect(receiver.received).toHaveLength(2);
    },
  );

  it('has failed after ten attempts, and can be redelivered', async () => {
    const { id } = await aTestedEndpoint();
    receiver.behave(respondWith(500));
    const { id: deliveryId } = good(await staff.sendTestEvent(id));
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      expect((await attempted(deliveryId, tries)).state).toBe(tries < MAX_TRIES ? 'pending' : 'failed');
      if (tries < MAX_TRIES) await makeDue(deliveryId);
    }
    receiver.behave(respondWith(200));
    expect(good(await staff.redeliver(deliveryId))).toMatchObject({ state: 'pending' });
    expect(await attempted(deliveryId, MAX_TRIES + 1)).toMatchObject({ state: 'delivered' });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });

  it('waits longer after every attempt, up to two or three days in total', () => {
    const begin = new Date('2026-01-01T00:00:00Z');
    const delays = Array.from({ length: MAX_TRIES - 1 }, (_, index) =>
      differenceInSeconds(nextAttempt(index + 1, begin, 0.5) ?? begin, begin),
    );
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    const hours = delays.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
    expect([MAX_TRIES, hours > 24 && hours < 72]).toEqual([10, true]);
    expect(nextAttempt(MAX_TRIES, begin)).toBeNull();
    expect(nextAttempt(2, begin, 0)).toEqual(new Date('2026-01-01T00:00:48Z'));
    expect(nextAttempt(2, begin, 1)).toEqual(new Date('2026-01-01T00:01:12Z'));
  });

  it('that one sender has claimed is not sent by another', async () => {
    const { id } = await aTestedEndpoint();
    const stopSecond = startDelivering(server.deps);
    receiver.behave((response) => setTimeout(() => response.end(), 300));
    const sent: string[] = [];
    for (let count = 0; count < 12; count += 1) sent.push(good(await staff.sendTestEvent(id)).id);
    for (const one of sent) expect((await attempted(one)).state).toBe('delivered');
    expect(receiver.received).toHaveLength(12);
    await stopSecond();
  });
});

describe('an endpoint', () => {
  it('has at most four concurrent requests, and does not delay others', async () => {
    const { id: slow } = await aTestedEndpoint();
    const other = await startReceiver();
    const created = { url: other.url, events: ['enrolment.completed'] };
    const { endpoint } = good(await staff.createWebhookEndpoint(created));
    const open: (() => void)[] = [];
    receiver.behave((response) => void open.push(() => response.end()));
    const sent: string[] = [];
    for (let count = 0; count < 6; count += 1) sent.push(good(await staff.sendTestEvent(slow)).id);
    await attempted(good(await staff.sendTestEvent(endpoint.id)).id);
    expect(other.received).toHaveLength(1);
    expect(open).toHaveLength(4);
    await eventually(() => {
      for (const respond of open.splice(0)) respond();
      expect(receiver.received).toHaveLength(6);
    });
    for (const one of sent) expect((await attempted(one)).state).toBe('delivered');
    await other.kill();
  });

  it('that responds with 410 is disabled at once, and nothing more is sent to it', async () => {
    const { id } = await aTestedEndpoint();
    const warn = vi.spyOn(server.deps.log, 'warn');
    receiver.behave(respondWith(410));
    const { id: deliveryId } = good(await staff.sendTestEvent(id));
    expect((await attempted(deliveryId)).state).toBe('failed');
    await eventually(async () =>
      expect(await endpointOf(id)).toMatchObject({ isActive: false, disabledReason: 'gone' }),
    );
    expect(warn).toHaveBeenCalledWith({ endpoint: id, reason: 'gone' }, 'webhook endpoint disabled');
    warn.mockRestore();
    const again = staff.redeliverMatching({ endpointId: id });
    for (const call of [staff.sendTestEvent(id), staff.redeliver(deliveryId), again]) {
      expect(await call).toMatchObject({ status: 409, detail: messages.webhookDisabled });
    }
  });

  it('without a delivery for three days is disabled; when activated, it gets the waiting deliveries', async () => {
    const { id } = await aTestedEndpoint();
    receiver.behave(respondWith(503));
    const { id: deliveryId } = good(await staff.sendTestEvent(id));
    await attempted(deliveryId);
    await eventually(async () => expect((await endpointOf(id))?.failingSince).not.toBeNull());
    await EndpointModel.updateOne({ _id: id }, { $set: { failingSince: subHours(new Date(), 71) } });
    await makeDue(deliveryId);
    await attempted(deliveryId, 2);
    expect((await endpointOf(id))?.isActive).toBe(true);
    await EndpointModel.updateOne({ _id: id }, { $set: { failingSince: subHours(new Date(), 73) } });
    await makeDue(deliveryId);
    await attempted(deliveryId, 3);
    await eventually(async () =>
      expect(await endpointOf(id)).toMatchObject({ isActive: false, disabledReason: 'failing' }),
    );
    await makeDue(deliveryId);
    receiver.behave(respondWith(200));
    expect(good(await staff.updateWebhookEndpoint({ id, isActive: true }))).toMatchObject({
      isActive: true,
      disabledReason: null,
      failingSince: null,
    });
    expect((await attempted(deliveryId, 4)).state).toBe('delivered');
  });

  it('signs with the secret before a rotation, too, for 24 hours', async () => {
    const { id, secret } = await aTestedEndpoint();
    const { secret: second, endpoint } = good(await staff.rotateWebhookSecret(id));
    expect(second).not.toBe(secret);
    const until = new Date(endpoint.previousSecretUntil ?? 0);
    expect(differenceInSeconds(until, addHours(new Date(), 24))).toBeCloseTo(0, -2);
    await attempted(good(await staff.sendTestEvent(id)).id);
    const [received] = receiver.received;
    for (const one of [secret, second]) expect(received && verified(received, one)).toBeDefined();

    const { salts } = await EndpointModel.findById(id).orFail().lean();
    expect(signingSecrets(server.deps.env, salts, until)).toEqual([second]);
    expect(signingSecrets(server.deps.env, salts, addMinutes(until, -1))).toEqual([second, secret]);
    const { secret: third } = good(await staff.rotateWebhookSecret(id));
    receiver.received.length = 0;
    await attempted(good(await staff.sendTestEvent(id)).id);
    const [after] = receiver.received;
    for (const one of [second, third]) expect(after && verified(after, one)).toBeDefined();
    expect(() => after && verified(after, secret)).toThrow();
  });

  it('that is deleted is not listed, and nothing is sent to it', async () => {
    const { id } = await aTestedEndpoint();
    const { id: deliveryId } = good(await staff.sendTestEvent(id));
    await attempted(deliveryId);
    good(await staff.deleteWebhookEndpoint(id));
    good(await staff.deleteWebhookEndpoint(id));
    expect(await endpointOf(id)).toBeUndefined();
    const calls = [
      staff.sendTestEvent(id),
      staff.updateWebhookEndpoint({ id, isActive: true }),
      staff.rotateWebhookSecret(id),
      staff.webhookDeliveries({ endpointId: id }),
      staff.redeliver(deliveryId),
      staff.redeliverMatching({ endpointId: id }),
    ];
    for (const call of calls)
      expect(await call).toMatchObject({ status: 404, detail: messages.webhookNotFound });
  });

  it('beyond the twentieth is rejected', async () => {
    for (let count = 0; count < 19; count += 1) await anEndpoint();
    const another = { url: receiver.url, events: ['points.moved'] };
    const results = await Promise.all([1, 2, 3].map(() => staff.createWebhookEndpoint(another)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ status: 409, detail: messages.webhookLimit });
  });
});
