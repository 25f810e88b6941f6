import { ERROR_REASONS, type ErrorKind } from '#domain/error-reasons.ts';
import { messages } from '#domain/messages.ts';
import { ERROR_TABLE } from '../errors/domain-error.ts';
import type { JsonSchema } from './json-schema.ts';

type ErrorResponse = { status: number; description: string; detail: string; headers?: readonly string[] };

const texts: Record<Exclude<ErrorKind, 'METHOD_NOT_ALLOWED'>, [description: string, detail: string]> = {
  MALFORMED: ['The request is no HTTP, or its body no JSON.', messages.malformedJson],
  UNAUTHENTICATED: ['Who asks is not known: no session, or wrong credentials.', messages.unauthenticated],
  FORBIDDEN: ['Who asks may not do this.', messages.forbidden],
  NOT_FOUND: ['There is no such thing, or none that the caller may see.', messages.courseNotFound],
  CONFLICT: ['What is stored does not allow it.', messages.alreadyEnrolled],
  TOO_LARGE: ['The body, or the answer, would be too large.', messages.tooLarge],
  CONTENT_TYPE: ['The body is not declared as JSON.', messages.contentType],
  BAD_USER_INPUT: ['The input is not valid: `errors` lists its faulty fields.', messages.email],
  RATE_LIMITED: ['Too many attempts: again after Retry-After.', messages.tooManyTries],
  INTERNAL: ['An error of the server, which its log explains.', messages.internal],
  UNAVAILABLE: [
    'The server or what it depends on does not answer: again after Retry-After.',
    messages.unavailable,
  ],
};

const HEADERS: Partial<Record<string, string[]>> = {
  BAD_USER_INPUT: ['Error-Fields'],
  CONFLICT: ['Link', 'Error-Price'],
  UNAUTHENTICATED: ['WWW-Authenticate'],
  RATE_LIMITED: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  UNAVAILABLE: ['Retry-After'],
};

const OF_HTTP: Record<string, ErrorResponse> = {
  REQUEST_TIMEOUT: {
    status: 408,
    description: 'The request took too long to arrive.',
    detail: messages.malformedRequest,
  },
  HEADERS_TOO_LARGE: { status: 431, description: 'The headers are too large.', detail: messages.tooLarge },
};

export const ERRORS: Readonly<Record<string, ErrorResponse>> = {
  ...Object.fromEntries(
    Object.entries(texts).map(([kind, [description, detail]]) => [
      kind,
      {
        status: ERROR_TABLE[kind as ErrorKind].status,
        description,
        detail,
        headers: [
          ...(kind === 'MALFORMED' ? [] : ['X-Request-Id', 'Error-Reason']),
          ...(HEADERS[kind] ?? []),
        ],
      },
    ]),
  ),
  ...OF_HTTP,
};

export const ALWAYS = [
  'MALFORMED',
  'REQUEST_TIMEOUT',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
  'FORBIDDEN',
  'RATE_LIMITED',
];

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const Error = {
  description: 'What went wrong.',
  type: 'object',
  required: ['detail'],
  properties: {
    detail: { type: 'string', minLength: 1, description: 'One sentence for the user.' },
    errors: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      description:
        'The faulty fields of an input, in the order of its fields; the first one says what `detail` says.',
      items: schemaRef('FieldError'),
    },
  },
};

const FieldError = {
  description: 'What is wrong with one field.',
  type: 'object',
  required: ['field', 'message'],
  properties: {
    field: { type: 'string', description: 'Path of the field; empty for the input itself.' },
    message: { type: 'string', description: 'What is wrong with it.' },
  },
};

const ErrorReason = {
  description: 'Why a request was rejected.',
  type: 'string',
  enum: Object.values(ERROR_REASONS).flat(),
};

const header = (description: string, schema: object) => ({ description, required: true, schema });
const text = { type: 'string' };
const seconds = { type: 'integer', minimum: 1 };

export const headers = {
  'X-Request-Id': header('Names the request in the log of the server.', text),
  'Error-Reason': header('Why the request was rejected, for programs.', schemaRef('ErrorReason')),
  'Error-Fields': header(
    'Each faulty field with a code, as a dictionary of RFC 9651: `points=TOO_SMALL, description=REQUIRED`.',
    text,
  ),
  'Error-Price': {
    ...header('With the reason PRICE_CHANGED: the present price in pesos.', {
      type: 'string',
      pattern: String.raw`^\d+\.\d{2}$`,
    }),
    required: false,
  },
  'WWW-Authenticate': header('How to authenticate.', { type: 'string', const: 'Bearer' }),
  'Retry-After': header('Seconds to wait before the next attempt.', seconds),
  RateLimit: {
    ...header(
      'What is left of each limit that the call counts in, and the seconds until it is full again.',
      text,
    ),
    required: false,
  },
  'RateLimit-Policy': {
    ...header('Each limit that the call counts in, with its attempts (`q`) in so many seconds (`w`).', text),
    required: false,
  },
  Link: {
    ...header('With the reason TIME_UNAVAILABLE: the free times from that day on (`rel="related"`).', text),
    required: false,
  },
  ETag: header(
    'Stands for the body: send it as `If-None-Match` to read the body only if it has changed.',
    text,
  ),
  'X-Total-Count': header('The number of rows.', { type: 'integer', minimum: 0 }),
  'Content-Disposition': header('The name of the file.', text),
  Location: header('Where to go on to.', text),
};

export const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const schemas: Record<string, JsonSchema> = { Error, FieldError, ErrorReason };

export const responses = Object.fromEntries(
  Object.entries(ERRORS).map(([name, { description, detail, headers: names = [] }]) => [
    name,
    {
      description,
      headers: headerRefs(names),
      content: {
        'application/json': { schema: schemaRef('Error'), example: { detail } },
      },
    },
  ]),
);
