import type { RequestHandler } from 'express';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';

/** In place of Node, which answers a request without a host, as HTTP/1.1 demands one, with an empty body. */
export const requireHost: RequestHandler = ({ headers, httpVersion }, response, next) => {
  if (headers.host !== undefined || httpVersion !== '1.1') return next();
  response.set('Connection', 'close');
  throw new DomainError('MALFORMED_REQUEST', messages.malformedRequest);
};
