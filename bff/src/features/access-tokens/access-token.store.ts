import type { Types } from 'mongoose';
import type { AccessToken } from '#domain/access-tokens/access-token.ts';
import { notFound } from '../../errors/domain-error.ts';
import { requireId } from '../../operation/input.ts';
import type { StoredCredentials } from '../credentials/trust-endings.ts';
import { newBearer, touched, type TokenHolder } from '../credentials/token.ts';
import { AccessTokenModel, toAccessToken, type AccessTokenDocument } from './access-token.model.ts';

export const storedAccessTokens: StoredCredentials = { model: AccessTokenModel, owner: 'userId' };

export const MAX_TOKENS = 50;

type NewAccessToken = Pick<
  AccessTokenDocument,
  'name' | 'scopes' | 'createdAt' | 'expiresAt' | 'isVerified' | 'generation'
> & {
  _id: Types.ObjectId;
  userId: string;
};

export const createToken = async (given: NewAccessToken) => {
  const { token, hash } = newBearer('accessToken');
  const document = await AccessTokenModel.create({ ...given, hash });
  return { token, accessToken: toAccessToken(document.toObject()) };
};

export const listTokens = async (userId: string): Promise<AccessToken[]> => {
  const documents = await AccessTokenModel.find({ userId })
    .sort({ createdAt: -1 })
    .limit(2 * MAX_TOKENS)
    .lean();
  return documents.map(toAccessToken);
};

export const countTokens = (userId: string) => AccessTokenModel.countDocuments({ userId });

/** NOT_FOUND also for another user's token. */
export const requireToken = async (userId: string, id: unknown): Promise<AccessToken> => {
  const document = await AccessTokenModel.findOne({
    _id: requireId(id, 'TOKEN_NOT_FOUND'),
    userId,
  }).lean();
  if (!document) throw notFound('TOKEN_NOT_FOUND');
  return toAccessToken(document);
};

export const revokeToken = async (userId: string, id: string) => {
  await AccessTokenModel.deleteOne({ _id: id, userId });
};

export const dropTokenVerification = async (userId: string) => {
  await AccessTokenModel.updateMany({ userId }, { $set: { isVerified: false } });
};

export const findTokenHolder = async (hash: string, now: Date): Promise<TokenHolder | null> => {
  const found = await AccessTokenModel.findOne({ hash }).lean();
  if (!found || found.expiresAt <= now) return null;
  await touched(AccessTokenModel, found, now);
  const { userId, scopes, isVerified = false, expiresAt, generation = 0 } = found;
  return { userId: userId.toString(), kind: 'accessTokens', scopes, isVerified, expiresAt, generation };
};
