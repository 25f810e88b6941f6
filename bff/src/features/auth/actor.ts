import type { Actor } from '../../context.ts';
import { findSession } from '../sessions/session.ts';
import { findUser } from '../users/user.store.ts';

/** Role and activity are read at every request, so that a change counts at once. */
export const findActor = async (token: string, now: Date): Promise<Actor | null> => {
  const session = await findSession(token, now);
  const user = session && (await findUser(session.userId));
  return user ? { user, sessionId: session.sessionId } : null;
};
