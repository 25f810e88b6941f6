import { Types } from 'mongoose';
import type { MailFacts } from '#domain/mail/mail.ts';
import { SECURITY_NOTICES, type SecurityCause, type SecurityNotice } from '#domain/mail/security-notices.ts';
import { isAnonymisedEmail, isMissingEmail } from '#domain/users/no-email.ts';
import { causedMail, sendsNotices, storeMail, type StoredMail } from '../../../outgoing/mail.ts';
import { UserModel } from '../user.model.ts';

const MAX_ADMINS = 100;

type Told = {
  causes: readonly SecurityCause[];
  /** Distinguishes the messages of one cause. */
  revision: string | number;
  /** The addresses before and after a change of the email. */
  addresses?: { former: string; next: string };
  facts?: MailFacts;
};

const listOtherAdmins = async (userId: string) => {
  const admins = await UserModel.find(
    { role: 'admin', isActive: true, _id: { $ne: userId } },
    { _id: 1 },
  ).limit(MAX_ADMINS);
  return admins.map(({ _id }) => _id.toString());
};

const isReachable = (email: string) => !isMissingEmail(email) && !isAnonymisedEmail(email);

/** The messages about the security of an account, as domain/mail/security-notices.ts lists them. */
export const securityMail = async (
  userId: string,
  { causes, revision, addresses, facts = {} }: Told,
): Promise<StoredMail[]> => {
  const notices: SecurityNotice[] = causes.flatMap((cause) => [...SECURITY_NOTICES[cause]]);
  if (notices.length === 0 || !sendsNotices()) return [];
  const admins = notices.some(({ to }) => to === 'admins') ? await listOtherAdmins(userId) : [];
  const messageTo = (recipient: string, kind: SecurityNotice['kind'], to?: string) => ({
    cause: `user.${recipient}`,
    revision: recipient === userId ? revision : `${userId}.${revision}`,
    kind,
    userId: recipient,
    facts: { ...facts, ...(to && { to }) },
  });
  return causedMail(
    notices.flatMap(({ to, kind }) => {
      if (to === 'admins') return admins.map((admin) => messageTo(admin, kind));
      if (to === 'person') return [messageTo(userId, kind)];
      const address = to === 'former' ? addresses?.former : addresses?.next;
      return address && isReachable(address) ? [messageTo(userId, kind, address)] : [];
    }),
  );
};

/** About what is not in the user's document: each time anew. */
export const storeSecurityMail = async (userId: string, told: Omit<Told, 'revision'>) =>
  storeMail(await securityMail(userId, { ...told, revision: new Types.ObjectId().toString() }));
