/** Event types of webhooks. */
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
  'payment.recorded',
  'payment.refunded',
  'payment.voided',
  'payment.invoiced',
  'firearm.handed_out',
  'firearm.returned',
  'ammunition.moved',
  'certificate.issued',
  'certificate.revoked',
  'schedule.updated',
  'withdrawal.received',
  'withdrawal.settled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on request to one endpoint. Endpoints cannot subscribe to it. */
export const TEST_EVENT = 'webhook.test';
export type WebhookEventType = WebhookEvent | typeof TEST_EVENT;

/** Version of the payload. Incremented when a field is removed or changes its meaning. */
export const WEBHOOK_VERSION = 1;

/** Time limit of a response. Later responses count as failed. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;

export const MAX_WEBHOOK_ENDPOINTS = 20;

/** Why an endpoint is disabled: by staff, by a 410 response, or after days of failures. */
export const DISABLED_REASONS = ['staff', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

export type WebhookEndpoint = {
  id: string;
  url: string;
  description: string | null;
  events: WebhookEvent[];
  isActive: boolean;
  disabledReason: DisabledReason | null;
  /** Start of the current failures; null while deliveries succeed. */
  failingSince: Date | null;
  /** Until when the previous secret also signs. */
  previousSecretUntil: Date | null;
  createdAt: Date;
};

/** An endpoint with the salt from which its secret is derived. */
export type EndpointWithSecret = { endpoint: WebhookEndpoint; salt: string };

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** States in which a delivery can be sent again. */
export const SETTLED_STATES = DELIVERY_STATES.filter((state) => state !== 'pending');

/** Maximum number of deliveries sent again by one request. */
export const MAX_REDELIVERED = 1_000;

export type Redelivery = { count: number; hasMore: boolean };

/** Why an attempt failed. `status`: the response was neither 2xx nor a redirect. */
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
  /** The header `webhook-id`, the same in every attempt and for every endpoint. */
  eventId: string;
  type: WebhookEventType;
  body: string;
  state: DeliveryState;
  /** The latest ones, oldest first. */
  attempts: DeliveryAttempt[];
  nextAttemptAt: Date | null;
  createdAt: Date;
};
