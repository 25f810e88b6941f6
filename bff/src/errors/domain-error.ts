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
} as const;

export type ErrorKind = keyof typeof ERROR_TABLE;

type Extras = { fields?: FieldError[]; headers?: Record<string, string> };

/** An error that the caller can cause and may read; anything else that is thrown becomes a 500. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly fields: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(kind: ErrorKind, detail: string, { fields, headers = {} }: Extras = {}) {
    super(detail);
    this.name = 'DomainError';
    this.kind = kind;
    this.fields = fields;
    this.headers = kind === 'UNAUTHENTICATED' ? { 'WWW-Authenticate': 'Bearer', ...headers } : headers;
  }
}

/** A dependency does not answer: nothing is known to be wrong with the request. */
export const unavailable = (retryAfterSeconds: number) =>
  new DomainError('UNAVAILABLE', messages.unavailable, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
