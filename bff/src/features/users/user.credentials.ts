import type { User } from '#domain/users/user.ts';
import type { QueryFilter } from 'mongoose';
import type { SecurityCause } from '#domain/mail/security-notices.ts';
import { inTransaction } from '../../database/transaction.ts';
import { trustEndings, type Generations } from '../credentials/trust-endings.ts';
import { holdAfter } from './security/user.hold.ts';
import { storeSecurityMail } from './security/security.mail.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';

export const findCredentials = async (email: string) => {
  const document = await UserModel.findOne(
    { email },
    { passwordHash: 1, isActive: 1, generations: 1 },
  ).lean();
  if (!document) return null;
  return {
    userId: document._id.toString(),
    passwordHash: document.passwordHash,
    isActive: document.isActive,
    generations: document.generations ?? {},
  };
};

export const findAccount = async (filter: { _id?: string; email?: string; googleKey?: string }) => {
  const document = await UserModel.findOne(filter).lean();
  if (!document) return null;
  const { generations = {}, keptSession = null, heldUntil = null, keptEmails = [] } = document;
  return { user: toUser(document), generations, keptSession, heldUntil, keptEmails };
};

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** These writes do not increment the revision. */
const changeCredentials = (
  filter: QueryFilter<UserDocument> & { _id: string },
  update: object,
  cause: SecurityCause,
) =>
  inTransaction(async () => {
    const { matchedCount } = await UserModel.updateOne(filter, update);
    if (matchedCount === 0) return false;
    await storeSecurityMail(filter._id, { causes: [cause] });
    return true;
  });

type Replacement = { from: string; to: string; session: string; keepsTokens: boolean };

export const replacePassword = async (id: string, { from, to, session, keepsTokens }: Replacement) => {
  const { $set, $inc } = trustEndings(['passwordChange'], {
    session,
    spared: keepsTokens ? ['accessTokens', 'calendarLinks', 'passportLinks'] : [],
  });
  return changeCredentials(
    { _id: id, passwordHash: from },
    { $set: { passwordHash: to, ...$set }, $inc },
    'passwordChanged',
  );
};

type Lost = { passwordHash: string; now: Date; isByStaff: boolean; of?: Generations };

export const setLostPassword = async (id: string, { passwordHash, now, isByStaff, of }: Lost) => {
  const { $set, $inc } = trustEndings(['passwordReset']);
  return changeCredentials(
    { _id: id, ...(of && { 'generations.passwordResets': of.passwordResets ?? null }) },
    { $set: { passwordHash, ...$set, ...(isByStaff && holdAfter(now)) }, $inc },
    'passwordReset',
  );
};

export const hasAnyPassword = async (id: string) =>
  Boolean(await UserModel.exists({ _id: id, passwordHash: { $ne: null } }));

export const hasPassword = async (id: string, passwordHash: string) =>
  Boolean(await UserModel.exists({ _id: id, passwordHash }));

/**
 * Links an active account to a Google account, removes its password and ends its credentials, which may not be the
 * owner's. False if it is inactive, linked to another Google account or has another email.
 */
export const claimForGoogle = async (user: User, googleKey: string) => {
  const claimed = { _id: user.id, email: user.email, isActive: true };
  const { $set, $inc } = trustEndings(['googleTakeover'], {
    ...user,
    // Of an account with another email than at first, its former owner may have set the second factor up.
    spared: (await UserModel.exists({ _id: user.id, 'pastEmails.0': { $exists: true } }))
      ? ['secondFactor']
      : [],
  });
  const isLinkedNow = await changeCredentials(
    { ...claimed, googleKey: null },
    { $set: { googleKey, passwordHash: null, ...$set }, $inc },
    'googleLinked',
  );
  // Of two concurrent first sign-ins the second ends nothing of the first.
  return isLinkedNow || Boolean(await UserModel.exists({ ...claimed, googleKey }));
};

export const isLinkedToGoogle = async (id: string) =>
  Boolean(await UserModel.exists({ _id: id, googleKey: { $ne: null } }));
