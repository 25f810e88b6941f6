import { subDays } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_REDELIVERED } from '#domain/webhooks/webhook.ts';
import { DeliveryModel, newDelivery } from '../../src/outgoing/delivery.model.ts';
import { MAX_TRIES } from '../../src/features/webhooks/delivery.attempt.ts';
import { EndpointModel } from '../../src/outgoing/endpoint.model.ts';
import { anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { insertMany } from '../insert-many.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';
import { startReceiver } from '../webhook-receiver.ts';

const server = useTestServer({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
let admin = '';
let staff: ReturnType<typeof connectGraphql>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  admin = (await anAdmin(server)).token;
  staff = connectGraphql(server.url, admin);
  // Without a response nothing fails again while a test reads what is pending.
  receiver = await startReceiver(() => {});
});
afterAll(() => receiver.kill());

beforeEach(async () => {
  await EndpointModel.updateMany({}, { $set: { deletedAt: new Date() } });
});

describe('redeliverMatching', () => {
  /** Recent: older deliveries are deleted by the retention. */
  const NOON = subDays(new Date(), 1);
  const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

  const anEndpointWithFailures = async () => {
    const id = await anEndpoint({ url: receiver.url });
    const failed = { state: 'failed', tries: MAX_TRIES, type: 'points.moved' } as const;
    const ids = {
      early: await aDelivery(id, { ...failed, createdAt: at(-1) }),
      noon: await aDelivery(id, { ...failed, createdAt: at(0) }),
      other: await aDelivery(id, { ...failed, createdAt: at(1), type: 'user.updated' }),
      late: await aDelivery(id, { ...failed, createdAt: at(2) }),
      delivered: await aDelivery(id, { createdAt: at(1), type: 'points.moved' }),
    };
    await aDelivery(await anEndpoint(), { ...failed, createdAt: at(1) });
    const again = async () => {
      const pending = await DeliveryModel.find({ endpointId: id, state: 'pending' }).lean();
      const found = pending.map(({ _id }) => String(_id));
      return Object.entries(ids).flatMap(([name, one]) => (found.includes(one) ? [name] : []));
    };
    return { id, again };
  };

  it.each([
    ['without a filter', {}, ['early', 'noon', 'other', 'late']],
    ['of a type', { type: 'points.moved' }, ['early', 'noon', 'late']],
    ['from noon', { from: NOON.toISOString() }, ['noon', 'other', 'late']],
    ['until noon', { to: NOON.toISOString() }, ['early']],
    [
      'of a type in a span',
      { from: NOON.toISOString(), to: at(2).toISOString(), type: 'points.moved' },
      ['noon'],
    ],
    ['that were delivered', { state: 'delivered' }, ['delivered']],
    ['of a type that were delivered', { state: 'delivered', type: 'user.updated' }, []],
  ])('redelivers those %s', async (_, filter, expected) => {
    const { id, again } = await anEndpointWithFailures();
    expect(good(await staff.redeliverMatching({ endpointId: id, ...filter }))).toEqual({
      count: expected.length,
      hasMore: false,
    });
    expect(await again()).toEqual(expected);
  });

  it('sends at most a thousand at a time, the oldest first, and reports that there are more', async () => {
    const endpointId = await anEndpoint({ url: receiver.url });
    await insertMany(
      DeliveryModel,
      Array.from({ length: MAX_REDELIVERED + 1 }, (_, index) => ({
        ...newDelivery({ endpointId, eventId: `evt_${index}`, type: 'points.moved', body: '{}' }, at(index)),
        state: 'failed',
        nextAttemptAt: null,
      })),
    );
    expect(good(await staff.redeliverMatching({ endpointId }))).toEqual({
      count: MAX_REDELIVERED,
      hasMore: true,
    });
    const left = await DeliveryModel.find({ endpointId, state: 'failed' }).lean();
    expect(left.map(({ eventId }) => eventId)).toEqual([`evt_${MAX_REDELIVERED}`]);
  });

  it('rejects deliveries that are still waiting', async () => {
    const id = await anEndpoint();
    expect(await staff.redeliverMatching({ endpointId: id, state: 'pending' })).toMatchObject({
      status: 422,
      fields: [{ field: 'state' }],
    });
  });
});
