import { createHash, randomBytes } from 'node:crypto';
import { differenceInMinutes } from 'date-fns';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';

const TOKEN_BYTES = 32;
const PRECISION_MINUTES = 10;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const newToken = (prefix = '') => {
  const token = prefix + randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
};

/**
 * How the bearer tokens of each kind begin: a random token cannot be taken for one of another kind, and secret scanners
 * recognise a leaked one. Sessions of earlier versions begin with none of these.
 */
export const BEARER_PREFIXES = { session: 'ses_', accessToken: 'acd_', serviceAccount: 'acs_' } as const;

export type BearerKind = keyof typeof BEARER_PREFIXES;

export const newBearer = (kind: BearerKind) => newToken(BEARER_PREFIXES[kind]);

export const isBearer = (kind: BearerKind, token: string) => token.startsWith(BEARER_PREFIXES[kind]);

/** The holder of a token. `scopes` is null for a session, which may do everything that its user may. */
export type TokenHolder = {
  userId: string;
  kind: 'sessions' | 'accessTokens';
  generation: number;
  scopes: TokenScope[] | null;
  isVerified: boolean;
  authenticatedAt?: Date | null;
  expiresAt: Date;
};

type Stored = { collection: { updateOne(filter: object, update: object): Promise<unknown> } };
type Used = { _id: unknown; lastUsedAt?: Date | null };

/**
 * Stores the time of use, at most every ten minutes. Uses the driver, because mongoose hooks would clear the
 * cached session. If it fails, the next request stores it.
 */
export const touched = async ({ collection }: Stored, { _id, lastUsedAt }: Used, now: Date) => {
  if (lastUsedAt && differenceInMinutes(now, lastUsedAt) < PRECISION_MINUTES) return;
  await collection.updateOne({ _id }, { $set: { lastUsedAt: now } }).catch(() => null);
};
