import { ERROR_REASONS, type ErrorKind, type ErrorReason } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import type { FieldError } from '#domain/schema.ts';

/** The one table: what can go wrong, its HTTP status and its GraphQL code. */
export const ERROR_TABLE = {
  MALFORMED: { status: 400, graphql: 'BAD_REQUEST' },
  UNAUTHENTICATED: { status: 401, graphql: 'UNAUTHENTICATED' },
  FORBIDDEN: { status: 403, graphql: 'FORBIDDEN' },
  NOT_FOUND: { status: 404, graphql: 'NOT_FOUND' },
  METHOD_NOT_ALLOWED: { status: 405, graphql: 'METHOD_NOT_ALLOWED' },
  CONFLICT: { status: 409, graphql: 'CONFLICT' },
  TOO_LARGE: { status: 413, graphql: 'TOO_LARGE' },
  CONTENT_TYPE: { status: 415, graphql: 'BAD_REQUEST' },
  BAD_USER_INPUT: { status: 422, graphql: 'BAD_USER_INPUT' },
  RATE_LIMITED: { status: 429, graphql: 'RATE_LIMITED' },
  INTERNAL: { status: 500, graphql: 'INTERNAL_SERVER_ERROR' },
  UNAVAILABLE: { status: 503, graphql: 'UNAVAILABLE' },
} as const satisfies Record<ErrorKind, { status: number; graphql: string }>;

export type ErrorCode = (typeof ERROR_TABLE)[ErrorKind]['graphql'];

const KIND_OF = new Map(
  Object.entries(ERROR_REASONS).flatMap(([kind, reasons]) =>
    // Object.entries forgets the names of the keys.
    reasons.map((reason): [string, ErrorKind] => [reason, kind as ErrorKind]),
  ),
);

const kindOf = (reason: ErrorReason) => KIND_OF.get(reason) ?? 'INTERNAL';

type Extras = { fields?: FieldError[]; headers?: Record<string, string> };

/** An error that the caller can cause and may read; anything else that is thrown becomes a 500. */
export class DomainError extends Error {
  readonly reason: ErrorReason;
  readonly kind: ErrorKind;
  readonly fields: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(reason: ErrorReason, detail: string, { fields, headers = {} }: Extras = {}) {
    super(detail);
    this.name = 'DomainError';
    this.reason = reason;
    this.kind = kindOf(reason);
    this.fields = fields;
    this.headers = this.kind === 'UNAUTHENTICATED' ? { 'WWW-Authenticate': 'Bearer', ...headers } : headers;
  }
}

/** A dependency does not answer: nothing is known to be wrong with the request. */
export const unavailable = (retryAfterSeconds: number) =>
  new DomainError('TEMPORARILY_UNAVAILABLE', messages.unavailable, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

const NOT_FOUND_TEXTS: Record<ErrorReason<'NOT_FOUND'>, string> = {
  PATH_NOT_FOUND: messages.pathNotFound,
  COURSE_NOT_FOUND: messages.courseNotFound,
  ENROLMENT_NOT_FOUND: messages.enrolmentNotFound,
  NOT_WAITING: messages.notWaiting,
  USER_NOT_FOUND: messages.userNotFound,
  INSTRUCTOR_NOT_FOUND: messages.instructorNotFound,
  REDEMPTION_NOT_FOUND: messages.redemptionNotFound,
  TOKEN_NOT_FOUND: messages.tokenNotFound,
  SESSION_NOT_FOUND: messages.sessionNotFound,
  WEBHOOK_NOT_FOUND: messages.webhookNotFound,
  WEBHOOK_DELIVERY_NOT_FOUND: messages.webhookDeliveryNotFound,
};

export const notFound = (reason: ErrorReason<'NOT_FOUND'>) =>
  new DomainError(reason, NOT_FOUND_TEXTS[reason]);
/** Whether it is known that nothing was written; after any other error the write may be stored or not. */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind !== 'UNAVAILABLE';

/** What the operator has not set up fails nobody. */
export const isNotConfigured = (reason: string) => reason.endsWith('_NOT_CONFIGURED');
