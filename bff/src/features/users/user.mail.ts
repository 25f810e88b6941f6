import { Types } from 'mongoose';
import { licenceNoticesOf } from '#domain/mail/mail.schedule.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { isAnonymisedEmail, isMissingEmail } from '#domain/users/no-email.ts';
import { pendingMail } from '../mail/mail.outbox.ts';
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

const isReachable = (email: string) => !isMissingEmail(email) && !isAnonymisedEmail(email);

/** The messages of a change. A change of the email also notifies the former address. */
export const userMail = (before: UserDocument, after: UserDocument) => {
  const isOther =
    before.email !== after.email && isReachable(before.email) && !isAnonymisedEmail(after.email);
  return pendingMail([
    ...(isOther
      ? [
          {
            ...causeOf(after),
            kind: 'email_changed' as const,
            revision: after.rev ?? 0,
            facts: { to: before.email },
          },
        ]
      : []),
    ...(licenceUntil(before) === licenceUntil(after) ? [] : licenceMail(after)),
  ]);
};

/** The message about a new password. Its write does not increment the revision. */
export const passwordMail = (userId: string) =>
  pendingMail([
    {
      ...causeOf({ _id: new Types.ObjectId(userId) }),
      kind: 'password_changed',
      revision: new Types.ObjectId().toString(),
    },
  ]);
