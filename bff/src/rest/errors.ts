import type { ErrorRequestHandler } from 'express';
import { ERROR_TABLE, type DomainError } from '../errors/domain-error.ts';
import { toDomainError } from '../errors/to-domain-error.ts';
import { toSnakePath } from './key-case.ts';

/** The error body of REST: `detail` is one sentence, `errors` lists the faulty fields. */
const toRestBody = ({ message, fields }: DomainError) => ({
  detail: message,
  ...(fields
    ? { errors: fields.map((error) => ({ field: toSnakePath(error.field), message: error.message })) }
    : {}),
});

/** A key of a dictionary of RFC 9651. The name of an unknown parameter is text of the sender, of any characters. */
const DICTIONARY_KEY = /^[a-z*][a-z0-9_.*-]{0,63}$/;

const toDictionaryKey = (path: string) => {
  const key = toSnakePath(path);
  return DICTIONARY_KEY.test(key) ? key : '*';
};

/** What programs decide by: bodies are as specified. A dictionary of RFC 9651; `*` is the input itself. */
const reasonHeaders = ({ reason, fields }: DomainError) => ({
  'Error-Reason': reason,
  ...(fields
    ? { 'Error-Fields': fields.map(({ field, code }) => `${toDictionaryKey(field)}=${code}`).join(', ') }
    : {}),
});

export const restErrorHandler: ErrorRequestHandler = (thrown, request, response, next) => {
  if (response.headersSent) return next(thrown);
  const error = toDomainError(thrown, request.log);
  response
    .status(ERROR_TABLE[error.kind].status)
    .set({ ...reasonHeaders(error), ...error.headers })
    .json(toRestBody(error));
};
