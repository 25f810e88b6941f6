import { Schema, model, type Types } from 'mongoose';
import {
  DELIVERY_ERRORS,
  DELIVERY_STATES,
  type DeliveryAttempt,
  type WebhookDelivery,
} from '#domain/webhooks/webhook.ts';
import { onInsert } from '../database/on-write.ts';
import { createNotifier } from '../database/notifier.ts';

export type DeliveryDocument = Omit<WebhookDelivery, 'id'> & {
  _id: Types.ObjectId;
  /** Attempts since it was created or sent again. The next delay depends on them. */
  tries: number;
  /** When it is due, while pending. A process that sends it moves this time first, as a lease. */
  nextAttemptAt: Date | null;
};

const word = { type: String, required: true };

const attempt = new Schema<DeliveryAttempt>(
  {
    at: { type: Date, required: true },
    status: { type: Number, default: null },
    error: { type: String, enum: [...DELIVERY_ERRORS, null], default: null },
    durationMs: { type: Number, required: true },
  },
  { _id: false },
);

const schema = new Schema<DeliveryDocument>(
  {
    endpointId: word,
    eventId: word,
    type: word,
    body: word,
    state: { type: String, enum: DELIVERY_STATES, required: true },
    attempts: { type: [attempt], required: true },
    tries: { type: Number, required: true },
    nextAttemptAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'webhookDeliveries', versionKey: false },
);

schema.index({ endpointId: 1, state: 1, nextAttemptAt: 1 });
schema.index({ endpointId: 1, createdAt: -1, _id: -1 });
schema.index({ endpointId: 1, state: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: 1, _id: 1 });

export const { subscribe: onWebhookWork, notify: notifyWebhookWorker } = createNotifier();

onInsert(schema, notifyWebhookWorker);

export const DeliveryModel = model('WebhookDelivery', schema);

type Event = Pick<DeliveryDocument, 'endpointId' | 'eventId' | 'type' | 'body'>;

export const newDelivery = (event: Event, at: Date): Omit<DeliveryDocument, '_id'> => ({
  ...event,
  state: 'pending',
  attempts: [],
  tries: 0,
  nextAttemptAt: at,
  createdAt: at,
});

export const toDelivery = ({ _id, tries: _, ...document }: DeliveryDocument): WebhookDelivery => ({
  ...document,
  id: _id.toString(),
});
