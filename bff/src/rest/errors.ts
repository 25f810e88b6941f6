import type { ErrorRequestHandler } from 'express';
import { ERROR_TABLE, type DomainError } from '../errors/domain-error.ts';
import { toDomainError } from '../errors/to-domain-error.ts';
import { toSnakePath } from './key-case.ts';

/** The error body of REST: `detail` is one sentence, `errors` lists the faulty fields. */
const toRestBody = ({ message, fields }: DomainError) => ({
  detail: message,
  ...(fields ? { errors: fields.map((error) => ({ ...error, field: toSnakePath(error.field) })) } : {}),
});

export const restErrorHandler: ErrorRequestHandler = (thrown, request, response, next) => {
  if (response.headersSent) return next(thrown);
  const error = toDomainError(thrown, request.log);
  response.status(ERROR_TABLE[error.kind].status).set(error.headers).json(toRestBody(error));
};
