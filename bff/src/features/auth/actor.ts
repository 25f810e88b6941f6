import type { Actor } from '../../context.ts';
import { keepActor, keptActor } from '../sessions/kept-sessions.ts';
import { findSession, sessionIdOf } from '../sessions/session.ts';
import { findUser } from '../users/user.store.ts';

const findActor = async (sessionId: string, now: Date) => {
  const session = await findSession(sessionId, now);
  const user = session && (await findUser(session.userId));
  return user ? { actor: { user, sessionId }, expiresAt: session.expiresAt } : null;
};

/** Who holds a token: as kept from an earlier request, null where it is not, and as stored now. */
export const holderOf = (token: string, now: Date) => {
  const sessionId = sessionIdOf(token);
  return {
    kept: keptActor(sessionId, now),
    verify: (): Promise<Actor | null> => keepActor(sessionId, () => findActor(sessionId, now)),
  };
};
