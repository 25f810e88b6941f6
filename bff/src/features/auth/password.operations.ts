import { changePasswordSchema, passwordSchema } from '#domain/auth/auth.schema.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { fields } from '#domain/schema.ts';
import type { User } from '#domain/users/user.ts';
import { inPerson, staff } from '../../operation/access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation/operation.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { removeEnded } from '../users/end-trust.ts';
import { requireOwnPassword } from '../users/own-password.ts';
import { replacePassword, setLostPassword } from '../users/user.credentials.ts';
import { auditedUser, requireUserWithData } from '../users/user.store.ts';
import { requireUncommon } from './common-passwords.ts';

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
