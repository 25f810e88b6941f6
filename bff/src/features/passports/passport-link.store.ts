import { Types } from 'mongoose';
import { isCertificateCode } from '#domain/certificates/certificate.code.ts';
import { messages } from '#domain/messages.ts';
import { MAX_PASSPORT_LINKS, type PassportLink, type PassportPart } from '#domain/passport/passport-link.ts';
import { inTransaction, lock } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isTrusted, type StoredCredentials } from '../credentials/trust-endings.ts';
import { newPublicCode } from '../../process/public-code.ts';
import { findAccount } from '../users/user.credentials.ts';
import { PassportLinkModel, toPassportLink } from './passport-link.model.ts';

export const storedPassportLinks: StoredCredentials = { model: PassportLinkModel, owner: 'userId' };

type NewLink = {
  userId: string;
  parts: PassportPart[];
  issuer: string;
  createdAt: Date;
  expiresAt: Date;
  generation: number;
};

const SLOTS = Array.from({ length: MAX_PASSPORT_LINKS }, (_, index) => index + 1);

/** Takes the lowest free number. */
export const createPassportLink = (link: NewLink): Promise<PassportLink> =>
  inTransaction(() => createLocked(link));

const createLocked = async (link: NewLink) => {
  const { userId, createdAt } = link;
  await lock(`passport links:${userId}`);
  await PassportLinkModel.deleteMany({ userId, expiresAt: { $lte: createdAt } });
  const taken = await PassportLinkModel.find({ userId }, { slotKey: 1 }).lean();
  const free = SLOTS.map((slot) => `${userId}#${slot}`).find(
    (key) => !taken.some(({ slotKey }) => slotKey === key),
  );
  if (!free) throw new DomainError('TOO_MANY_PASSPORT_LINKS', messages.tooManyPassportLinks);
  const document = {
    ...link,
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(userId),
    slotKey: free,
    code: newPublicCode(),
    views: 0,
    lastViewedAt: null,
  };
  await PassportLinkModel.create(document);
  return toPassportLink(document);
};

export const listPassportLinks = async (userId: string, now: Date): Promise<PassportLink[]> => {
  const documents = await PassportLinkModel.find({ userId, expiresAt: { $gt: now } })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return documents.map(toPassportLink);
};

export const removePassportLink = async (userId: string, id: string) => {
  await PassportLinkModel.deleteOne({ _id: id, userId });
};

export const findSharedPassport = async (code: string, now: Date) => {
  if (!isCertificateCode(code)) return null;
  const link = await PassportLinkModel.findOne({ code, expiresAt: { $gt: now } }).lean();
  if (!link) return null;
  const account = await findAccount({ _id: link.userId.toString() });
  if (!account?.user.isActive) return null;
  const { generation = 0, _id, parts, expiresAt } = link;
  const { url } = toPassportLink(link);
  if (!isTrusted(account, { kind: 'passportLinks', generation, id: _id.toString() })) return null;
  return { id: _id, user: account.user, url, parts, expiresAt };
};

export const countView = async (id: Types.ObjectId, at: Date) => {
  await PassportLinkModel.updateOne({ _id: id }, { $inc: { views: 1 }, $set: { lastViewedAt: at } });
};
