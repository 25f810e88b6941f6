import { changePasswordSchema, passwordSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { fields } from '#domain/schema.ts';
import type { User } from '#domain/users/user.ts';
import { admin, inPerson } from '../../access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../input.ts';
import { operation } from '../../operation.ts';
import { revokeTokensOf } from '../access-tokens/access-token.store.ts';
import { closeOtherSessions, closeSessionsOf } from '../sessions/session.ts';
import {
  auditedUser,
  changeUser,
  findCredentials,
  replacePassword,
  requireUser,
} from '../users/user.store.ts';
import { throttleLogin } from './login-throttle.ts';
import { hashPassword, isPassword } from './password.ts';

export const changePassword = operation({
  access: inPerson,
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

/** For the command line alone: who has an admin's session must not become somebody else. */
export const setPassword = operation({
  access: admin,
  subject: (_, { id }) => requireUser(id),
  input: fields({ password: passwordSchema }),
  audit: { action: 'user.setPassword', about: (_, { subject }) => auditedUser(subject) },
  run: async (_, { password }, user): Promise<User> => {
    const passwordHash = await hashPassword(password);
    // Before and after the write, as when owners change theirs.
    await closeSessionsOf(user.id);
    await changeUser(user.id, { passwordHash });
    await closeSessionsOf(user.id);
    await revokeTokensOf(user.id);
    return user;
  },
});
