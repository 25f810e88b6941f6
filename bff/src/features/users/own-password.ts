import { messages } from '#domain/messages.ts';
import type { SignedIn } from '../../operation/access.ts';
import { invalidField } from '../../operation/input.ts';
import { throttleLogin } from '../credentials/login-throttle.ts';
import { findCredentials } from './user.credentials.ts';

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
