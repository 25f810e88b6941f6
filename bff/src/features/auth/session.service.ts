import { createHash, randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import type { Ctx } from '../../context.ts';
import { SessionModel } from './session.model.ts';
import { UserModel, toUser, type User } from './user.model.ts';

/** Who asks: the user behind the bearer token, and the session it opened. */
export type Actor = { user: User; sessionId: string };
export type Session = { accessToken: string; tokenType: 'bearer' };

const TOKEN_BYTES = 32;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

export const openSession = async (ctx: Ctx, userId: string): Promise<Session> => {
  const accessToken = randomBytes(TOKEN_BYTES).toString('base64url');
  await SessionModel.create({
    _id: digest(accessToken),
    userId,
    expiresAt: addHours(ctx.now, ctx.env.SESSION_HOURS),
  });
  return { accessToken, tokenType: 'bearer' };
};

/** Role and activity are read at every request, so that a change counts at once. */
export const findActor = async (token: string, now: Date): Promise<Actor | null> => {
  const session = await SessionModel.findById(digest(token)).lean();
  if (!session || session.expiresAt <= now) return null;
  const user = await UserModel.findById(session.userId).lean();
  return user ? { user: toUser(user), sessionId: session._id } : null;
};

/** Ends the session that this token opens. */
export const discardSession = ({ accessToken }: Session) => closeSession(digest(accessToken));

export const closeSession = async (sessionId: string) => {
  await SessionModel.deleteOne({ _id: sessionId });
};

export const closeSessionsOf = async (userId: string) => {
  await SessionModel.deleteMany({ userId });
};
