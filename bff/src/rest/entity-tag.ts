import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Weak: the body is the same, compressed or not. */
const tagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** By the weak comparison of RFC 9110. express would not, where a request is not to be answered by a cache. */
const matches = (header: string, tag: string) =>
  header
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate.replace(/^W\//, '') === tag.replace(/^W\//, ''));

type Exchange = { request: Request; response: Response };

/**
 * Writes the tag of a body that depends on the caller, and whether the caller has this body already. What everybody may read
 * can be stored and asked for again; what is answered to an account is stored nowhere.
 */
export const negotiateTag = ({ request, response }: Exchange, body: string) => {
  const tag = tagOf(body);
  response.vary('Authorization').set('ETag', tag);
  if (request.headers.authorization === undefined) response.set('Cache-Control', 'no-cache');
  return matches(request.headers['if-none-match'] ?? '', tag);
};
