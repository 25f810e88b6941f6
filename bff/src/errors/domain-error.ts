import { ERROR_REASONS, type ErrorKind, type ErrorReason } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import type { FieldError } from '#domain/schema.ts';

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
    // Object.entries widens the keys to string.
    reasons.map((reason): [string, ErrorKind] => [reason, kind as ErrorKind]),
  ),
);

const kindOf = (reason: ErrorReason) => KIND_OF.get(reason) ?? 'INTERNAL';

type Extras = {
  fields?: FieldError[];
  slots?: Slot[];
  price?: number;
  session?: string;
  headers?: Record<string, string>;
};

type Slot = { day: string; time: string };

/** An error that the caller can cause and may read. Any other error becomes a 500. */
export class DomainError extends Error {
  readonly reason: ErrorReason;
  readonly kind: ErrorKind;
  readonly fields: FieldError[] | undefined;
  readonly slots: Slot[] | undefined;
  /** The present price, in pesos. */
  readonly price: number | undefined;
  /** The open session of a till. */
  readonly session: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    reason: ErrorReason,
    detail: string,
    { fields, slots, price, session, headers = {} }: Extras = {},
  ) {
    super(detail);
    this.name = 'DomainError';
    this.reason = reason;
    this.kind = kindOf(reason);
    this.fields = fields;
    this.slots = slots;
    this.price = price;
    this.session = session;
    this.headers = this.kind === 'UNAUTHENTICATED' ? { 'WWW-Authenticate': 'Bearer', ...headers } : headers;
  }
}

export const unavailable = (retryAfterSeconds: number) =>
  new DomainError('TEMPORARILY_UNAVAILABLE', messages.unavailable, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

const DISK_RETRY_SECONDS = 60;

export const diskFull = () =>
  new DomainError('TEMPORARILY_UNAVAILABLE', messages.diskFull, {
    headers: { 'Retry-After': String(DISK_RETRY_SECONDS) },
  });

const NOT_CONFIGURED_RETRY_SECONDS = 3_600;

/** What the academy has not set up. */
export const notConfigured = (reason: 'GOOGLE_NOT_CONFIGURED' | 'MAIL_NOT_CONFIGURED', message: string) =>
  new DomainError(reason, message, { headers: { 'Retry-After': String(NOT_CONFIGURED_RETRY_SECONDS) } });

const NOT_FOUND_TEXTS: Record<ErrorReason<'NOT_FOUND'>, string> = {
  PATH_NOT_FOUND: messages.pathNotFound,
  COURSE_NOT_FOUND: messages.courseNotFound,
  ENROLMENT_NOT_FOUND: messages.enrolmentNotFound,
  WAITING_ENTRY_NOT_FOUND: messages.waitingEntryNotFound,
  NOT_WAITING: messages.notWaiting,
  USER_NOT_FOUND: messages.userNotFound,
  INSTRUCTOR_NOT_FOUND: messages.instructorNotFound,
  EXCEPTION_NOT_FOUND: messages.exceptionNotFound,
  REDEMPTION_NOT_FOUND: messages.redemptionNotFound,
  PAYMENT_NOT_FOUND: messages.paymentNotFound,
  FIREARM_NOT_FOUND: messages.firearmNotFound,
  FIREARM_HAND_OUT_NOT_FOUND: messages.handOutNotFound,
  OWN_WEAPON_NOT_FOUND: messages.ownWeaponNotFound,
  RANGE_REPORT_NOT_FOUND: messages.reportNotFound,
  AMMUNITION_SHEET_NOT_FOUND: messages.sheetNotFound,
  TILL_NOT_FOUND: messages.tillNotFound,
  TILL_SESSION_NOT_FOUND: messages.tillSessionNotFound,
  TOKEN_NOT_FOUND: messages.tokenNotFound,
  SERVICE_ACCOUNT_NOT_FOUND: messages.serviceAccountNotFound,
  WITHDRAWAL_NOT_FOUND: messages.withdrawalNotFound,
  CERTIFICATE_NOT_FOUND: messages.certificateNotFound,
  MAIL_NOT_FOUND: messages.mailNotFound,
  NOTE_NOT_FOUND: messages.noteNotFound,
  SESSION_NOT_FOUND: messages.sessionNotFound,
  WEBHOOK_NOT_FOUND: messages.webhookNotFound,
  WEBHOOK_DELIVERY_NOT_FOUND: messages.webhookDeliveryNotFound,
};

export const notFound = (reason: ErrorReason<'NOT_FOUND'>) =>
  new DomainError(reason, NOT_FOUND_TEXTS[reason]);
/** Whether nothing was written. After any other error the write may have been stored. */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind !== 'UNAVAILABLE';

/** Whether the operator has not configured a feature, which is not an error to count. */
export const isNotConfigured = (reason: string) => reason.endsWith('_NOT_CONFIGURED');
