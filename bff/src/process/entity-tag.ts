import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** A weak ETag: the same for compressed and plain bodies. */
export const tagOf = (body: string) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Weak comparison of RFC 9110. Express skips it for `Cache-Control: no-cache`. */
const matches = (header: string, tag: string) =>
  header
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate.replace(/^W\//, '') === tag.replace(/^W\//, ''));

type Exchange = { request: Request; response: Response };

/**
 * Sets the ETag, and returns whether the caller has its body. Public bodies may be stored and revalidated; bodies
 * for an account are not stored.
 */
export const negotiateTag = ({ request, response }: Exchange, tag: string) => {
  response.vary('Authorization').set('ETag', tag);
  if (request.headers.authorization === undefined) response.set('Cache-Control', 'no-cache');
  return matches(request.headers['if-none-match'] ?? '', tag);
};
