import type { Actor } from '../../operation/context.ts';
import { findTokenHolder } from '../access-tokens/access-token.store.ts';
import { cacheActor, cachedActor } from '../credentials/cached-sessions.ts';
import { findSession } from './sessions/session.ts';
import { hashOf, isBearer } from '../credentials/token.ts';
import { isTrusted } from '../credentials/trust-endings.ts';
import { findServiceActor } from '../service-accounts/service-account.store.ts';
import { findAccount } from '../users/user.credentials.ts';
import { holdOf } from '../users/security/user.hold.ts';

const findActor = async (token: string, sessionId: string, now: Date) => {
  const holder = await (isBearer('accessToken', token) ? findTokenHolder : findSession)(sessionId, now);
  const account = holder && (await findAccount({ _id: holder.userId }));
  if (!account || !isTrusted(account, { ...holder, id: sessionId })) return null;
  const { user, generations } = account;
  const hold = holdOf(account, now);
  const { scopes, isVerified, authenticatedAt = null, expiresAt } = holder;
  return { actor: { user, sessionId, scopes, isVerified, authenticatedAt, generations, hold }, expiresAt };
};

export const holderOf = (token: string, now: Date) => {
  const sessionId = hashOf(token);
  // Never cached: revoking it takes effect at once in every process.
  if (isBearer('serviceAccount', token))
    return { cached: null, verify: () => findServiceActor(sessionId, now) };
  return {
    cached: cachedActor(sessionId, now),
    verify: (): Promise<Actor | null> => cacheActor(sessionId, () => findActor(token, sessionId, now)),
  };
};
