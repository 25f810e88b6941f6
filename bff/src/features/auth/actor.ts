import type { Actor } from '../../operation/context.ts';
import { findTokenHolder, isAccessToken } from '../access-tokens/access-token.store.ts';
import { keepActor, keptActor } from './sessions/kept-sessions.ts';
import { findSession } from './sessions/session.ts';
import { hashOf } from './sessions/token.ts';
import { findUser } from '../users/user.store.ts';

const findActor = async (token: string, sessionId: string, now: Date) => {
  const holder = await (isAccessToken(token) ? findTokenHolder : findSession)(sessionId, now);
  const user = holder && (await findUser(holder.userId));
  if (!user) return null;
  const { scopes, isVerified, expiresAt } = holder;
  return { actor: { user, sessionId, scopes, isVerified }, expiresAt };
};

/** Who holds a token: as kept from an earlier request, null where it is not, and as stored now. */
export const holderOf = (token: string, now: Date) => {
  const sessionId = hashOf(token);
  return {
    kept: keptActor(sessionId, now),
    verify: (): Promise<Actor | null> => keepActor(sessionId, () => findActor(token, sessionId, now)),
  };
};
