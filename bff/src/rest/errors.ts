import type { ErrorRequestHandler } from 'express';
import { ERROR_TABLE, type DomainError } from '../errors/domain-error.ts';
import { toDomainError } from '../operation/to-domain-error.ts';
import { toSnakePath } from './key-case.ts';

/** The error body of REST: `detail` is the message, `errors` lists the invalid fields. */
const toRestBody = ({ message, fields }: DomainError) => ({
  detail: message,
  ...(fields
    ? { errors: fields.map((error) => ({ field: toSnakePath(error.field), message: error.message })) }
    : {}),
});

/** A key of an RFC 9651 dictionary. Names of unknown parameters may have any characters. */
const DICTIONARY_KEY = /^[a-z*][a-z0-9_.*-]{0,63}$/;

const toDictionaryKey = (path: string) => {
  const key = toSnakePath(path);
  return DICTIONARY_KEY.test(key) ? key : '*';
};

/** Reason, field codes and the present price, for programs. `Error-Fields` is an RFC 9651 dictionary; `*` is the input itself. */
const reasonHeaders = ({ reason, fields, price }: DomainError) => ({
  'Error-Reason': reason,
  ...(price === undefined ? {} : { 'Error-Price': price.toFixed(2) }),
  ...(fields
    ? { 'Error-Fields': fields.map(({ field, code }) => `${toDictionaryKey(field)}=${code}`).join(', ') }
    : {}),
});

export const restErrorHandler: ErrorRequestHandler = (thrown, request, response, next) => {
  if (response.headersSent) return next(thrown);
  const error = toDomainError(thrown, request.log);
  response
    .status(ERROR_TABLE[error.kind].status)
    .set({ 'Cache-Control': 'no-store', ...reasonHeaders(error), ...error.headers })
    .json(toRestBody(error));
};
