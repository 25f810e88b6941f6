import { changePasswordSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { signedIn } from '../../access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../input.ts';
import { operation } from '../../operation.ts';
import { closeOtherSessions } from '../sessions/session.ts';
import { findCredentials, replacePassword } from '../users/user.store.ts';
import { throttleLogin } from './login-throttle.ts';
import { hashPassword, isPassword } from './password.ts';

export const changePassword = operation({
  access: signedIn,
  input: changePasswordSchema,
  run: async (ctx, { currentPassword, newPassword }): Promise<{ detail: string }> => {
    const { user, sessionId } = ctx.actor;
    const { passwordHash } = (await findCredentials(user.email)) ?? {};
    if (!passwordHash) throw new DomainError('CONFLICT', messages.noPassword);
    const attempt = await throttleLogin(ctx, user.email);
    if (!(await isPassword(passwordHash, currentPassword))) {
      await attempt.failed();
      throw invalidField('currentPassword', messages.currentPassword);
    }
    await attempt.succeeded();
    // Before the write, so that a crash leaves nobody signed in by a password that is gone; after it once more, for
    // whom the old password has let in meanwhile.
    await closeOtherSessions(user.id, sessionId);
    const isReplaced = await replacePassword(user.id, {
      from: passwordHash,
      to: await hashPassword(newPassword),
    });
    if (!isReplaced) throw new DomainError('CONFLICT', messages.changedMeanwhile);
    await closeOtherSessions(user.id, sessionId);
    return { detail: messages.passwordChanged };
  },
});
