import { keepActor, keptActor } from '../sessions/kept-sessions.ts';
import { findSession, sessionIdOf } from '../sessions/session.ts';
import { findUser } from '../users/user.store.ts';

const findActor = async (sessionId: string, now: Date) => {
  const session = await findSession(sessionId, now);
  const user = session && (await findUser(session.userId));
  return user ? { actor: { user, sessionId }, expiresAt: session.expiresAt } : null;
};

/** Who holds a token, and how to read that again where it was kept from an earlier request. */
export const actorOf = async (token: string, now: Date) => {
  const sessionId = sessionIdOf(token);
  const verify = () => keepActor(sessionId, () => findActor(sessionId, now));
  const kept = keptActor(sessionId, now);
  return kept ? { actor: kept, verify } : { actor: await verify() };
};
