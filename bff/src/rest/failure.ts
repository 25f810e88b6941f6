import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { messages } from '#domain/messages.ts';
import { databaseAway, isDatabaseAway } from '../database/faults.ts';
import { DomainError, ERROR_TABLE } from '../domain-error.ts';
import { toSnakePath } from './key-case.ts';

type HttpFault = { status?: unknown };

/** What body-parser and the router throw, by the status they give it. */
const HTTP_FAULTS: Record<number, () => DomainError> = {
  400: () => new DomainError('MALFORMED', messages.malformedJson),
  413: () => new DomainError('TOO_LARGE', messages.tooLarge),
  415: () => new DomainError('CONTENT_TYPE', messages.contentType),
};

/** Every failure as one the caller may read; what is none of the caller's business is logged and hidden. */
export const toDomainError = (error: unknown, log: Logger): DomainError => {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, 'the database did not answer');
    return databaseAway();
  }
  if (error instanceof URIError) return new DomainError('NOT_FOUND', messages.pathNotFound);
  const status = (error as HttpFault | null)?.status;
  const known = typeof status === 'number' ? HTTP_FAULTS[status] : undefined;
  if (known) return known();
  log.error({ err: error }, 'unexpected failure');
  return new DomainError('INTERNAL', messages.internal);
};

/** The error body of REST: `detail` is one sentence, `errors` lists all faulty fields. */
const toRestBody = ({ message, fields }: DomainError) => ({
  detail: message,
  ...(fields ? { errors: fields.map((fault) => ({ ...fault, field: toSnakePath(fault.field) })) } : {}),
});

/** `extensions` of a GraphQL error; `http.status` is the status of the REST twin. */
export const toExtensions = ({ kind, fields, headers }: DomainError) => ({
  code: ERROR_TABLE[kind].graphql,
  ...(fields ? { fields } : {}),
  ...('Retry-After' in headers ? { retryAfter: Number(headers['Retry-After']) } : {}),
  http: { status: ERROR_TABLE[kind].status },
});

const toGraphqlBody = (error: DomainError) => ({
  errors: [{ message: error.message, extensions: toExtensions(error) }],
});

export const failureHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const failure = toDomainError(error, log);
    const isGraphql = /^\/graphql(?:[/?]|$)/i.test(request.originalUrl);
    response
      .status(ERROR_TABLE[failure.kind].status)
      .set(failure.headers)
      .json(isGraphql ? toGraphqlBody(failure) : toRestBody(failure));
  };
