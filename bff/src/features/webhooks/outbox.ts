import { Schema, Types, type Query } from 'mongoose';
import {
  TEST_EVENT,
  WEBHOOK_VERSION,
  type WebhookEvent,
  type WebhookEventType,
} from '#domain/webhooks/webhook.ts';
import { createNotifier } from '../../process/notifier.ts';
import { toSnake } from '../../rest/key-case.ts';
import { subscribersOf } from './endpoint.store.ts';

/** An event or an email message that is not yet copied; stored by the write that caused it. */
export type PendingEvent = {
  id: string;
  type: WebhookEvent | 'mail';
  at: Date;
  /** The endpoints that were subscribed then; empty for a message. */
  to: string[];
  body: string;
};

export type EventSource = { events?: PendingEvent[] };

export const SOURCE_FIELDS = {
  events: 'what integrators are about to be sent, made of other fields',
} satisfies Record<keyof EventSource, string>;

type Updating = Query<unknown, unknown>;

export const addOutbox = <Document extends EventSource>(schema: Schema<Document>) => {
  schema.add({ events: eventsField } as never);
  schema.index({ 'events.at': 1 });
  const notifyAbout = (documents: EventSource[]) => {
    if (documents.some(({ events }) => events?.length)) notifyWebhookWorker();
  };
  schema.post('save', (document) => notifyAbout([document as EventSource]));
  schema.post('insertMany', (documents) => notifyAbout([documents].flat() as unknown as EventSource[]));
  schema.post('updateOne', function (this: Updating) {
    const update = this.getUpdate() as { $push?: EventSource } | null;
    if (update?.$push?.events) notifyWebhookWorker();
  });
};

const word = { type: String, required: true };

const eventsField = {
  type: [
    new Schema<PendingEvent>(
      { id: word, type: word, at: { type: Date, required: true }, to: [String], body: word },
      { _id: false, id: false },
    ),
  ],
  default: undefined,
};

type Happened = { type: WebhookEvent; data: () => object };

export const pendingEvents = async ({ type, data }: Happened): Promise<PendingEvent[]> => {
  const to = await subscribersOf(type);
  if (to.length === 0) return [];
  const at = new Date();
  return [{ id: newEventId(), type, at, to, body: bodyOf(type, { at, data: data() }) }];
};

const newEventId = () => `evt_${new Types.ObjectId().toString()}`;

const bodyOf = (type: WebhookEventType, { at, data }: { at: Date; data: object }) =>
  JSON.stringify({ type, timestamp: at.toISOString(), version: WEBHOOK_VERSION, data: toSnake(data) });

export const isWanted = async (type: WebhookEvent) => (await subscribersOf(type)).length > 0;

export const withEvents = async (
  happened: Happened,
  mail: readonly PendingEvent[] = [],
): Promise<EventSource> => {
  const events = [...(await pendingEvents(happened)), ...mail];
  return events.length > 0 ? { events } : {};
};

export const testEvent = (endpointId: string, at: Date) => ({
  id: newEventId(),
  body: bodyOf(TEST_EVENT, { at, data: { endpointId } }),
});

export const { subscribe: onWebhookWork, notify: notifyWebhookWorker } = createNotifier();
