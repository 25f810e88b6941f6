import type { LinkPurpose } from '#domain/mail/security-notices.ts';
import { messages } from '#domain/messages.ts';
import { invalidField } from '../../../operation/input.ts';
import { hashOf, newToken } from '../../credentials/token.ts';
import { UserModel, type AccountLink } from '../user.model.ts';

/** Each try to send a message makes a link: one that got no response may have arrived. */
const MAX_OF_MESSAGE = 10;

type NewLink = { userId: string; link: Omit<AccountLink, 'digest'>; now: Date };

/** Makes a link when a message is sent: its token is in that message alone, the account stores the digest. */
export const createAccountLink = async ({ userId, link, now }: NewLink) => {
  const { token, hash } = newToken();
  const accountLinks = await linksOf(userId);
  const isSame = (one: AccountLink) => one.changeId === link.changeId && one.purpose === link.purpose;
  const surplus = accountLinks
    .filter((one) => isSame(one) && one.address === link.address)
    .slice(0, 1 - MAX_OF_MESSAGE);
  await remove(
    userId,
    accountLinks.filter((one) => one.expiresAt <= now || surplus.includes(one)),
  );
  await UserModel.updateOne({ _id: userId }, { $push: { accountLinks: { ...link, digest: hash } } });
  return token;
};

const linksOf = async (userId: string) => {
  const user = await UserModel.findById(userId, { accountLinks: 1 }).lean();
  return user?.accountLinks ?? [];
};

const remove = async (userId: string, links: readonly AccountLink[]) => {
  const digests = links.map(({ digest }) => digest);
  await UserModel.updateOne({ _id: userId }, { $pull: { accountLinks: { digest: { $in: digests } } } });
};

/** The same for a link that never existed, was used or has expired, and for one of another purpose. */
export const invalidLink = () =>
  invalidField('token', { reason: 'ACCOUNT_LINK_INVALID', message: messages.accountLinkInvalid });

export const findAccountLink = async (
  token: unknown,
  { purposes, now }: { purposes: readonly LinkPurpose[]; now: Date },
) => {
  const digest = hashOf(typeof token === 'string' ? token : '');
  const user = await UserModel.findOne({ 'accountLinks.digest': digest }).lean();
  const link = user?.accountLinks?.find((one) => one.digest === digest);
  return user && link && link.expiresAt > now && purposes.includes(link.purpose) ? { user, link } : null;
};

export const removeAllAccountLinks = async (userId: string) => {
  await UserModel.updateOne({ _id: userId }, { $unset: { accountLinks: 1 } });
};

export const removeAccountLinks = async (
  userId: string,
  { purpose, address }: { purpose: LinkPurpose; address?: string },
) => {
  const links = await linksOf(userId);
  const isMeant = (link: AccountLink) =>
    link.purpose === purpose && (address === undefined || link.address === address);
  await remove(userId, links.filter(isMeant));
};
