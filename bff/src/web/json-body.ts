import express, { type RequestHandler } from 'express';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';

const parse = express.json({ limit: '32kb', type: 'application/json' });

const hasBody = ({ headers }: { headers: Record<string, unknown> }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** JSON or nothing: a body of another type is rejected, never ignored. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  if (hasBody(request) && !request.is('application/json')) {
    throw new DomainError('CONTENT_TYPE', messages.contentType);
  }
  parse(request, response, next);
};
