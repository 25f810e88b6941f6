import { createHash, randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import type { Ctx } from '../../context.ts';
import { SessionModel, type SessionDocument } from './session.model.ts';

export type Session = { accessToken: string; tokenType: 'bearer' };

const TOKEN_BYTES = 32;

/** A session's id: its token is stored nowhere. */
export const sessionIdOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const openSession = async (
  ctx: Ctx,
  { userId, via }: Pick<SessionDocument, 'via'> & { userId: string },
): Promise<Session> => {
  const accessToken = randomBytes(TOKEN_BYTES).toString('base64url');
  await SessionModel.create({
    _id: sessionIdOf(accessToken),
    userId,
    via,
    expiresAt: addHours(ctx.now, ctx.env.SESSION_HOURS),
  });
  return { accessToken, tokenType: 'bearer' };
};

export const findSession = async (sessionId: string, now: Date) => {
  const session = await SessionModel.findById(sessionId).lean();
  if (!session || session.expiresAt <= now) return null;
  return { userId: session.userId.toString(), expiresAt: session.expiresAt };
};

export const closeSession = async (sessionId: string) => {
  await SessionModel.deleteOne({ _id: sessionId });
};

/** Ends the session that this token opens. */
export const discardSession = ({ accessToken }: Session) => closeSession(sessionIdOf(accessToken));

export const closeSessionsOf = async (userId: string) => {
  await SessionModel.deleteMany({ userId });
};

/** All sessions of a user but the one that stays. */
export const closeOtherSessions = async (userId: string, sessionId: string) => {
  await SessionModel.deleteMany({ userId, _id: { $ne: sessionId } });
};

/** Sessions opened by a password that may not be the owner's. */
export const closePasswordSessionsOf = async (userId: string) => {
  await SessionModel.deleteMany({ userId, via: { $ne: 'google' } });
};
