import { Schema, model, type Types } from 'mongoose';
import {
  DISABLED_REASONS,
  WEBHOOK_EVENTS,
  type DisabledReason,
  type WebhookEndpoint,
  type WebhookEvent,
} from '#domain/webhooks/webhook.ts';
import { onChange, onInsert } from '../database/on-write.ts';
import { clearSubscriptions } from './subscriptions.ts';

/** The salt of a secret, derived together with the server's key. The last one is the present one. */
export type StoredSalt = { salt: string; validUntil: Date | null };

export type EndpointDocument = {
  _id: Types.ObjectId;
  rev?: number;
  url: string;
  description: string | null;
  events: WebhookEvent[];
  salts: StoredSalt[];
  disabledReason: DisabledReason | null;
  failingSince: Date | null;
  createdAt: Date;
  /** Set on deletion. The document stays, so that the request that deleted it can be repeated. */
  deletedAt: Date | null;
};

const word = { type: String, required: true };
const date = { type: Date, default: null };

const schema = new Schema<EndpointDocument>(
  {
    rev: Number,
    url: word,
    description: { type: String, default: null },
    events: { type: [{ type: String, enum: WEBHOOK_EVENTS }], required: true },
    salts: {
      type: [new Schema<StoredSalt>({ salt: word, validUntil: date }, { _id: false })],
      required: true,
    },
    disabledReason: { type: String, enum: [...DISABLED_REASONS, null], default: null },
    failingSince: date,
    createdAt: { type: Date, required: true },
    deletedAt: date,
  },
  { collection: 'webhookEndpoints', versionKey: false },
);

schema.index({ deletedAt: 1, createdAt: 1, _id: 1 });

onInsert(schema, clearSubscriptions);
onChange(schema, clearSubscriptions);

export const EndpointModel = model('WebhookEndpoint', schema);

export const toEndpoint = (document: EndpointDocument): WebhookEndpoint => ({
  id: document._id.toString(),
  url: document.url,
  description: document.description,
  events: document.events,
  isActive: document.disabledReason === null,
  disabledReason: document.disabledReason,
  failingSince: document.failingSince,
  previousSecretUntil: document.salts.at(-2)?.validUntil ?? null,
  createdAt: document.createdAt,
});
