import { changePasswordSchema, passwordSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { fields } from '#domain/schema.ts';
import type { User } from '#domain/users/user.ts';
import { admin, inPerson, type SignedIn } from '../../operation/access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { hashPassword } from './password-hash.ts';
import { revokeTokensOf } from '../access-tokens/access-token.store.ts';
import { closeOtherSessions, closeSessionsOf } from './sessions/session.ts';
import {
  auditedUser,
  setPasswordHash,
  findCredentials,
  replacePassword,
  requireUserWithData,
} from '../users/user.store.ts';
import { requireUncommon } from './common-passwords.ts';
import { throttleLogin } from './login-throttle.ts';

/** The hash that the caller's password has; null for an account without one. Guesses count as those of a sign-in do. */
export const requireOwnPassword = async (ctx: SignedIn, password: string | null) => {
  const { email } = ctx.actor.user;
  const { passwordHash } = (await findCredentials(email)) ?? {};
  if (!passwordHash) return null;
  const attempt = await throttleLogin(ctx, email);
  if (!(await attempt.isPassword(passwordHash, password ?? ''))) {
    await attempt.failed();
    throw invalidField('currentPassword', {
      reason: 'WRONG_CURRENT_PASSWORD',
      message: messages.currentPassword,
    });
  }
  await attempt.succeeded();
  return passwordHash;
};

export const changePassword = operation({
  access: inPerson,
  input: changePasswordSchema,
  run: async ({ ctx, input: { currentPassword, newPassword } }): Promise<{ detail: string }> => {
    const { user, sessionId } = ctx.actor;
    const passwordHash = await requireOwnPassword(ctx, currentPassword);
    if (passwordHash === null) throw new DomainError('NO_PASSWORD', messages.noPassword);
    await requireUncommon('newPassword', newPassword);
    // Before the write, so that a crash leaves nobody signed in by a password that is gone; after it once more, for
    // whom the old password has let in meanwhile.
    await closeOtherSessions(user.id, sessionId);
    const isReplaced = await replacePassword(user.id, {
      from: passwordHash,
      to: await hashPassword(newPassword),
    });
    if (!isReplaced) throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
    await closeOtherSessions(user.id, sessionId);
    return { detail: messages.passwordChanged };
  },
});

/** In place of one that is lost: all that the account had opened ends, before and after the write. */
export const givePassword = async (userId: string, passwordHash: string) => {
  await closeSessionsOf(userId);
  await setPasswordHash(userId, passwordHash);
  await closeSessionsOf(userId);
  await revokeTokensOf(userId);
};

/** For the command line alone: who has an admin's session must not become somebody else. */
export const setPassword = operation({
  access: admin,
  subject: (_, { id }) => requireUserWithData(id),
  input: fields({ password: passwordSchema }),
  audit: { action: 'user.setPassword', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ input: { password }, subject: user }): Promise<User> => {
    await requireUncommon('password', password);
    await givePassword(user.id, await hashPassword(password));
    return user;
  },
});
