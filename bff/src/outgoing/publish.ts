import { Types } from 'mongoose';
import {
  TEST_EVENT,
  WEBHOOK_VERSION,
  type WebhookEvent,
  type WebhookEventType,
} from '#domain/webhooks/webhook.ts';
import { insertAtEnd } from '../database/transaction.ts';
import { toSnake } from '../rest/key-case.ts';
import { DeliveryModel, newDelivery } from './delivery.model.ts';
import { EndpointModel } from './endpoint.model.ts';
import { cachedSubscriptions } from './subscriptions.ts';

export const listActiveEndpoints = () => EndpointModel.find({ deletedAt: null, disabledReason: null }).lean();

const loadSubscriptions = async () =>
  (await listActiveEndpoints()).map(({ _id, events }) => ({ id: _id.toString(), events }));

const subscribersOf = async (type: WebhookEvent) =>
  (await cachedSubscriptions(loadSubscriptions)).flatMap(({ id, events }) =>
    events.includes(type) ? [id] : [],
  );

type Happened = { type: WebhookEvent; data: () => object };

/** Stores a delivery for each endpoint that is subscribed, in the transaction of the write that caused it. */
export const publish = async ({ type, data }: Happened) => {
  const subscribers = await subscribersOf(type);
  if (subscribers.length === 0) return;
  const at = new Date();
  const event = { eventId: newEventId(), type, body: bodyOf(type, { at, data: data() }) };
  for (const endpointId of subscribers) {
    await insertAtEnd(DeliveryModel, newDelivery({ endpointId, ...event }, at));
  }
};

const newEventId = () => `evt_${new Types.ObjectId().toString()}`;

const bodyOf = (type: WebhookEventType, { at, data }: { at: Date; data: object }) =>
  JSON.stringify({ type, timestamp: at.toISOString(), version: WEBHOOK_VERSION, data: toSnake(data) });

export const testEvent = (endpointId: string, at: Date) => ({
  id: newEventId(),
  body: bodyOf(TEST_EVENT, { at, data: { endpointId } }),
});
