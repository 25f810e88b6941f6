import { addHours } from 'date-fns';
import type { ActiveSession } from '#domain/auth/active-session.ts';
import type { Ctx } from '../../../operation/context.ts';
import { tryAfterwards } from '../../../operation/try-afterwards.ts';
import { rememberDevice } from '../../users/security/user.devices.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { deviceOf } from '../../credentials/device.ts';
import { generationOf, type Generations } from '../../credentials/trust-endings.ts';
import { SessionModel, type SessionDocument } from './session.model.ts';
import { hashOf, newBearer, touched, type TokenHolder } from '../../credentials/token.ts';

export type Session = { accessToken: string; tokenType: 'bearer' };

const MAX_USER_AGENT = 300;
const MAX_LISTED = 100;

type Opening = Pick<SessionDocument, 'via' | 'isVerified'> & {
  userId: string;
  generations: Generations;
};

export const openSession = async (
  ctx: Ctx,
  { userId, via, isVerified = false, generations }: Opening,
): Promise<Session> => {
  const { token, hash } = newBearer('session');
  await SessionModel.create({
    _id: hash,
    userId,
    via,
    isVerified,
    generation: generationOf(generations, 'sessions'),
    createdAt: ctx.now,
    authenticatedAt: ctx.now,
    lastUsedAt: ctx.now,
    userAgent: ctx.userAgent.slice(0, MAX_USER_AGENT),
    expiresAt: addHours(ctx.now, ctx.env.SESSION_HOURS),
  });
  await tryAfterwards(ctx, () => rememberDevice(ctx, userId));
  ctx.log.info({ user: userId, via }, 'signed in');
  return { accessToken: token, tokenType: 'bearer' };
};

export const findSession = async (sessionId: string, now: Date): Promise<TokenHolder | null> => {
  const session = await SessionModel.findById(sessionId).lean();
  if (!session || session.expiresAt <= now) return null;
  await touched(SessionModel, session, now);
  const { userId, isVerified = false, authenticatedAt = null, expiresAt, generation = 0 } = session;
  return {
    userId: userId.toString(),
    kind: 'sessions',
    scopes: null,
    isVerified,
    authenticatedAt,
    expiresAt,
    generation,
  };
};

const SHOWN_ID = 24;

/** The id of a session: the first digits of its hash, which cannot be used to sign in. */
const shownId = (sessionId: string) => sessionId.slice(0, SHOWN_ID);

export const listSessions = async (ctx: Ctx, userId: string, ownId: string): Promise<ActiveSession[]> => {
  const documents = await SessionModel.find({ userId, expiresAt: { $gt: ctx.now } })
    .sort({ lastUsedAt: -1 })
    .limit(MAX_LISTED)
    .lean();
  return documents.map(({ _id, via, userAgent = '', expiresAt, createdAt, lastUsedAt }) => {
    const signedInAt = createdAt ?? addHours(expiresAt, -ctx.env.SESSION_HOURS);
    return {
      id: shownId(_id),
      device: deviceOf(userAgent),
      via,
      signedInAt,
      lastUsedAt: lastUsedAt ?? signedInAt,
      expiresAt,
      isCurrent: _id === ownId,
    };
  });
};

const SHOWN_ID_FORM = /^[\da-f]{24}$/;

const ofShownId = (userId: string, id: string) => ({ userId, _id: { $gte: id, $lt: `${id}g` } });

export const requireSessionOf = async (userId: string, id: unknown) => {
  const isId = typeof id === 'string' && SHOWN_ID_FORM.test(id);
  const found = isId && (await SessionModel.findOne(ofShownId(userId, id)).lean());
  if (!found) throw notFound('SESSION_NOT_FOUND');
  return found._id;
};

export const closeSessionOf = async (userId: string, id: string) => {
  await SessionModel.deleteMany(ofShownId(userId, id));
};

/** A password or code was entered in the session. */
export const authenticateSession = async (
  sessionId: string,
  { now, hasCode }: { now: Date; hasCode: boolean },
) => {
  const verified = hasCode ? { isVerified: true } : {};
  await SessionModel.updateOne({ _id: sessionId }, { $set: { authenticatedAt: now, ...verified } });
};

export const dropVerification = async (userId: string) => {
  await SessionModel.updateMany({ userId }, { $set: { isVerified: false } });
};

export const closeSession = async (sessionId: string) => {
  await SessionModel.deleteOne({ _id: sessionId });
};

export const discardSession = ({ accessToken }: Session) => closeSession(hashOf(accessToken));

export const closeOtherSessions = async (userId: string, sessionId: string) => {
  await SessionModel.deleteMany({ userId, _id: { $ne: sessionId } });
};
