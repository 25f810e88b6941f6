import { addHours } from 'date-fns';
import { resetPasswordSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { admin, visitor } from '../../access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../input.ts';
import { clientKey } from '../../limits.ts';
import { operation } from '../../operation.ts';
import { requireUncommon } from '../auth/common-passwords.ts';
import { hashPassword } from '../auth/password.ts';
import { givePassword } from '../auth/password.operations.ts';
import { hashOf, newToken } from '../sessions/token.ts';
import { auditedUser, isLinkedToGoogle, requireUserWithData } from '../users/user.store.ts';
import { ResetModel } from './reset.model.ts';
import { endResetsOf } from './reset.store.ts';

const VALID_HOURS = 24;

export type PasswordReset = { link: string; expiresAt: Date };

/** Not for an admin: who has the session of one must not become another. */
export const createPasswordReset = operation({
  access: admin,
  subject: async (_, { userId }) => {
    const user = await requireUserWithData(userId);
    if (user.role === 'admin') throw new DomainError('CONFLICT', messages.resetOfAdmin);
    if (await isLinkedToGoogle(user.id)) throw new DomainError('CONFLICT', messages.resetOfGoogle);
    return user;
  },
  audit: { action: 'user.passwordReset', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ now, publicUrl }, _input, { id }): Promise<PasswordReset> => {
    const { token, hash } = newToken();
    const expiresAt = addHours(now, VALID_HOURS);
    await endResetsOf(id);
    await ResetModel.create({ _id: hash, userId: id, expiresAt });
    // Behind the #, which no browser sends to a server or to the next page.
    return { link: `${publicUrl}/restablecer#${token}`, expiresAt };
  },
});

export const resetPassword = operation({
  access: visitor,
  input: resetPasswordSchema,
  run: async (ctx, { token, newPassword }): Promise<{ detail: string }> => {
    await ctx.limits.consume('resetByAddress', clientKey(ctx.ip));
    await requireUncommon('newPassword', newPassword);
    const passwordHash = await hashPassword(newPassword);
    const reset = await ResetModel.findOneAndDelete({ _id: hashOf(token), expiresAt: { $gt: ctx.now } });
    if (!reset) throw invalidField('token', messages.resetInvalid);
    await givePassword(reset.userId.toString(), passwordHash);
    return { detail: messages.passwordReset };
  },
});
