/** What an endpoint can ask for, by the name that stands in the payload. */
export const WEBHOOK_EVENTS = [
  'course.created',
  'course.updated',
  'course.deactivated',
  'enrolment.created',
  'enrolment.changed',
  'enrolment.completed',
  'user.registered',
  'user.updated',
  'user.email_changed',
  'user.deactivated',
  'user.reactivated',
  'user.anonymised',
  'waiting.joined',
  'waiting.left',
  'waiting.promoted',
  'waiting.expired',
  'points.moved',
  'redemption.handed_out',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by hand to one endpoint; nothing asks for it. */
export const TEST_EVENT = 'webhook.test';
export type WebhookEventType = WebhookEvent | typeof TEST_EVENT;

/** Of every payload: grows when a field changes its meaning or goes; new fields do not change it. */
export const WEBHOOK_VERSION = 1;

export const MAX_WEBHOOK_ENDPOINTS = 20;

/** Why nothing is sent to an endpoint: staff said so, it answered 410, or it failed for days. */
export const DISABLED_REASONS = ['staff', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

export type WebhookEndpoint = {
  id: string;
  url: string;
  description: string | null;
  events: WebhookEvent[];
  isActive: boolean;
  disabledReason: DisabledReason | null;
  /** Since when no delivery has succeeded; null while they do. */
  failingSince: Date | null;
  /** Until when the secret before the last rotation signs as well. */
  previousSecretUntil: Date | null;
  createdAt: Date;
};

/** An endpoint, and what its present secret is derived from: whoever shows the secret derives it. */
export type EndpointWithSecret = { endpoint: WebhookEndpoint; salt: string };

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What is over, and can be sent again. */
export const SETTLED_STATES = DELIVERY_STATES.filter((state) => state !== 'pending');

/** Deliveries that are sent again by one request. */
export const MAX_REDELIVERED = 1_000;

export type Redelivery = { count: number; hasMore: boolean };

/** Why an attempt failed; `status`: the answer was neither 2xx nor a redirect. */
export const DELIVERY_ERRORS = [
  'address',
  'connection',
  'name',
  'redirect',
  'status',
  'timeout',
  'tls',
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

export type DeliveryAttempt = {
  at: Date;
  status: number | null;
  error: DeliveryError | null;
  durationMs: number;
};

export type WebhookDelivery = {
  id: string;
  endpointId: string;
  /** The header `webhook-id`: the same for every attempt and every endpoint. */
  eventId: string;
  type: WebhookEventType;
  body: string;
  state: DeliveryState;
  /** The latest ones, oldest first. */
  attempts: DeliveryAttempt[];
  nextAttemptAt: Date | null;
  createdAt: Date;
};
