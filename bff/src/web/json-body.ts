import express, { type Request, type RequestHandler, type Response } from 'express';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';

const PARSED = { type: 'application/json' };
export const USUAL_BYTES = 32 * 1024;
/** A file of 1 MB as a JSON string, with escaped quotes and line breaks. */
export const LARGE_BYTES = 1_500_000;

const parse = express.json({ ...PARSED, limit: USUAL_BYTES });
const parseLarge = express.json({ ...PARSED, limit: LARGE_BYTES });

const lengthOf = ({ headers }: Request) => Number(headers['content-length'] ?? 0);

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || lengthOf(request) > 0;

type Options = { mayBeLarge: (request: Request, response: Response) => Promise<boolean> };

/**
 * Accepts JSON only; bodies of other types are rejected. A body above 32 kB is read only if the request may be
 * large and has a Content-Length.
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
