import type { RequestHandler } from 'express';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Node would respond with an empty body to a request without a host, and use the first of two. */
const hasOneHost = (rawHeaders: readonly string[], httpVersion: string) => {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion !== '1.1');
};

/** A whole URL in the request line is for a proxy, or for the server that it names. */
const isForThisServer = (target: string, publicUrl: string) =>
  target.startsWith('/') ||
  target === '*' ||
  (URL.canParse(target) && new URL(target).host === new URL(publicUrl).host);

/** Rejects requests whose host is missing, ambiguous or another server, in the form of other errors. */
export const requireHost =
  (publicUrl: string): RequestHandler =>
  ({ rawHeaders, httpVersion, originalUrl }, response, next) => {
    if (hasOneHost(rawHeaders, httpVersion) && isForThisServer(originalUrl, publicUrl)) return next();
    response.set('Connection', 'close');
    throw new DomainError('MALFORMED_REQUEST', messages.malformedRequest);
  };
