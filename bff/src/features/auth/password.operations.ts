import { changePasswordSchema, passwordSchema } from '#domain/auth/auth.schema.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { fields } from '#domain/schema.ts';
import type { User } from '#domain/users/user.ts';
import { type SignedIn, inPerson, staff } from '../../operation/access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { hashPassword } from './password-hash.ts';
import { removeEnded } from './end-trust.ts';
import { findCredentials, replacePassword, setLostPassword } from '../users/user.credentials.ts';
import { auditedUser, requireUserWithData } from '../users/user.store.ts';
import { requireUncommon } from './common-passwords.ts';
import { throttleLogin } from './login-throttle.ts';

/**
 * Verifies the caller's password and returns its hash; null for an account without a password. Guesses count as
 * sign-in attempts.
 */
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

/** A session alone must not create credentials that outlast it. The command line has no password. */
export const requirePasswordOfCaller = async (ctx: SignedIn, password: string | null) => {
  if (ctx.operator === null) await requireOwnPassword(ctx, password);
};

const keptFields = ({ input: { keepAccessTokens } }: { input: { keepAccessTokens: boolean } }) =>
  changesBetween({}, { keepAccessTokens });

export const changePassword = operation({
  field: 'Mutation.changePassword',
  access: inPerson,
  input: changePasswordSchema,
  audit: {
    action: 'user.changePassword',
    about: ({ actor }) => auditedUser(actor.user),
    changes: keptFields,
  },
  run: async ({
    ctx,
    input: { currentPassword, newPassword, keepAccessTokens },
  }): Promise<{ detail: string }> => {
    const { user, sessionId } = ctx.actor;
    const passwordHash = await requireOwnPassword(ctx, currentPassword);
    if (passwordHash === null) throw new DomainError('NO_PASSWORD', messages.noPassword);
    await requireUncommon('newPassword', newPassword);
    const isReplaced = await replacePassword(user.id, {
      from: passwordHash,
      to: await hashPassword(newPassword),
      session: sessionId,
      keepsTokens: keepAccessTokens,
    });
    if (!isReplaced) throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
    await removeEnded(user.id);
    return { detail: messages.passwordChanged };
  },
});

/** For the command line only: an admin's session must not give access to another account. */
export const setPassword = operation({
  access: staff,
  staffRow: 'user set-password',
  subject: (_, { id }) => requireUserWithData(id),
  input: fields({ password: passwordSchema }),
  audit: { action: 'user.setPassword', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ ctx, input: { password }, subject: user }): Promise<User> => {
    await requireUncommon('password', password);
    await setLostPassword(user.id, {
      passwordHash: await hashPassword(password),
      now: ctx.now,
      isByStaff: true,
    });
    await removeEnded(user.id);
    return user;
  },
});
