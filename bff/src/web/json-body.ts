import express, { type Request, type RequestHandler, type Response } from 'express';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';

const PARSED = { type: 'application/json' };
export const USUAL_BYTES = 32 * 1024;
/** A file of 1 MB as a JSON string, with what its quotes and line ends add. */
export const LARGE_BYTES = 1_500_000;

const parse = express.json({ ...PARSED, limit: USUAL_BYTES });
const parseLarge = express.json({ ...PARSED, limit: LARGE_BYTES });

const lengthOf = ({ headers }: Request) => Number(headers['content-length'] ?? 0);

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || lengthOf(request) > 0;

type Options = { mayBeLarge: (request: Request, response: Response) => Promise<boolean> };

/**
 * JSON or nothing: a body of another type is rejected, never ignored. One beyond 32 kB is read only where it may be large
 * and says how long it is.
 */
export const jsonBody =
  ({ mayBeLarge }: Options): RequestHandler =>
  async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    if (hasBody(request) && !request.is('application/json')) {
      throw new DomainError('CONTENT_TYPE_NOT_JSON', messages.contentType);
    }
    const isLarge = lengthOf(request) > USUAL_BYTES && (await mayBeLarge(request, response));
    (isLarge ? parseLarge : parse)(request, response, next);
  };
