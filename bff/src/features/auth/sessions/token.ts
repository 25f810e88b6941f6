import { createHash, randomBytes } from 'node:crypto';
import { differenceInMinutes } from 'date-fns';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';

const TOKEN_BYTES = 32;
/** Of the time of the last use. */
const PRECISION_MINUTES = 10;

/** What a token is stored under: the token itself is stored nowhere. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const newToken = (prefix = '') => {
  const token = prefix + randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
};

/** Whose token it is; null as scopes for a session, which may do everything that its user may. */
export type TokenHolder = {
  userId: string;
  kind: 'sessions' | 'accessTokens';
  generation: number;
  scopes: TokenScope[] | null;
  /** A second factor was shown. */
  isVerified: boolean;
  expiresAt: Date;
};

type Stored = { collection: { updateOne(filter: object, update: object): Promise<unknown> } };
type Used = { _id: unknown; lastUsedAt?: Date | null };

/**
 * Notes that it is in use, at most every ten minutes. Past mongoose, whose hooks would forget who holds the token; the
 * next request does it where this one could not.
 */
export const touched = async ({ collection }: Stored, { _id, lastUsedAt }: Used, now: Date) => {
  if (lastUsedAt && differenceInMinutes(now, lastUsedAt) < PRECISION_MINUTES) return;
  await collection.updateOne({ _id }, { $set: { lastUsedAt: now } }).catch(() => null);
};
