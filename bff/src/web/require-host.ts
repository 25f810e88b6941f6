import type { RequestHandler } from 'express';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Rejects requests without a host in the form of other errors. Node would respond with an empty body. */
export const requireHost: RequestHandler = ({ headers, httpVersion }, response, next) => {
  if (headers.host !== undefined || httpVersion !== '1.1') return next();
  response.set('Connection', 'close');
  throw new DomainError('MALFORMED_REQUEST', messages.malformedRequest);
};
