import { licenceNoticesOf } from '#domain/mail/mail.schedule.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import type { SecurityCause } from '#domain/mail/security-notices.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { pendingMail } from '../mail/mail.outbox.ts';
import { securityMail } from './security/security.mail.ts';
import type { UserDocument } from './user.model.ts';

const causeOf = ({ _id }: Pick<UserDocument, '_id'>) => ({
  cause: `user.${_id.toString()}`,
  userId: _id.toString(),
});

const licenceMail = (user: UserDocument) => {
  const expires = licenceUntil(user);
  return (expires ? licenceNoticesOf(expires, new Date()) : []).map((notice) => ({
    ...causeOf(user),
    ...notice,
    revision: expires,
    facts: { expires },
  }));
};

export const newUserMail = (user: UserDocument, { isWelcomed }: { isWelcomed: boolean }) =>
  pendingMail([
    ...(isWelcomed ? [{ ...causeOf(user), kind: 'welcome' as const, revision: user.rev ?? 0 }] : []),
    ...licenceMail(user),
  ]);

/** What a change is in the list of domain/mail/security-notices.ts. */
const securityCausesOf = (before: UserDocument, after: UserDocument): SecurityCause[] => {
  const isGiven =
    (before.role !== 'admin' && after.role === 'admin') ||
    (Boolean(after.staffRole) && before.staffRole !== after.staffRole);
  const isTaken =
    (before.role === 'admin' && after.role !== 'admin') || (Boolean(before.staffRole) && !after.staffRole);
  return [
    ...(before.email === after.email ? [] : (['emailChanged'] as const)),
    ...(isGiven ? (['roleGiven'] as const) : []),
    ...(isTaken ? (['roleTaken'] as const) : []),
    ...(before.isActive && !after.isActive ? (['sessionsEnded'] as const) : []),
  ];
};

const linkFactsOf = (before: UserDocument, after: UserDocument) => {
  const { emailChange, secondFactorLoss, keptEmails = [] } = after;
  const kept = keptEmails.find(({ email }) => email === before.email);
  if (before.email !== after.email) return kept ? { changeId: '', until: kept.until.toISOString() } : {};
  if (secondFactorLoss && secondFactorLoss.id !== before.secondFactorLoss?.id) {
    const effectiveAt = secondFactorLoss.effectiveAt.toISOString();
    return { changeId: secondFactorLoss.id, until: effectiveAt, effectiveAt };
  }
  return emailChange ? { changeId: emailChange.id, until: emailChange.expiresAt.toISOString() } : {};
};

/** The messages of a change. `told` are causes that the change does not show; they replace that of the email. */
export const userMail = async (
  before: UserDocument,
  after: UserDocument,
  told: readonly SecurityCause[] = [],
) => {
  if (isAnonymisedEmail(after.email)) return [];
  const shown = securityCausesOf(before, after);
  const causes = told.length > 0 ? [...told, ...shown.filter((cause) => cause !== 'emailChanged')] : shown;
  return [
    ...(await securityMail(after._id.toString(), {
      causes,
      revision: after.rev ?? 0,
      addresses: { former: before.email, next: after.emailChange?.email ?? after.email },
      facts: linkFactsOf(before, after),
    })),
    ...pendingMail(licenceUntil(before) === licenceUntil(after) ? [] : licenceMail(after)),
  ];
};
