import { addHours } from 'date-fns';
import { requestPasswordResetSchema, resetPasswordSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { admin, visitor } from '../../access.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../input.ts';
import { clientKey } from '../../limits.ts';
import { operation } from '../../operation.ts';
import { requireUncommon } from '../auth/common-passwords.ts';
import { hashPassword } from '../auth/password.ts';
import { givePassword } from '../auth/password.operations.ts';
import { hashOf, newToken } from '../sessions/token.ts';
import { auditedUser, findUserByEmail, isLinkedToGoogle, requireUserWithData } from '../users/user.store.ts';
import { resetLetter } from './reset.letter.ts';
import { ResetModel } from './reset.model.ts';
import { endResetsOf } from './reset.store.ts';

const VALID_HOURS = 24;
const NOT_CONFIGURED_RETRY_SECONDS = '3600';

export type PasswordReset = { link: string; expiresAt: Date };

const createLink = async ({ now, publicUrl }: Ctx, userId: string): Promise<PasswordReset> => {
  const { token, hash } = newToken();
  const expiresAt = addHours(now, VALID_HOURS);
  await ResetModel.create({ _id: hash, userId, expiresAt });
  // Behind the #, which no browser sends to a server or to the next page.
  return { link: `${publicUrl}/restablecer#${token}`, expiresAt };
};

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
  run: async (ctx, _input, { id }): Promise<PasswordReset> => {
    await endResetsOf(id);
    return createLink(ctx, id);
  },
});

/** Whoever asks must not end a link that staff has handed over: those before it stay good. */
const writeResetLetter = async (ctx: Ctx, email: string) => {
  const user = await findUserByEmail(email);
  if (!user?.isActive || user.role === 'admin' || (await isLinkedToGoogle(user.id))) return null;
  const { link } = await createLink(ctx, user.id);
  return resetLetter(user, { link, hours: VALID_HOURS });
};

/** The account is looked for in the background: the answer is the same for every address, and as quick. */
export const requestPasswordReset = operation({
  access: visitor,
  input: requestPasswordResetSchema,
  run: async (ctx, { email }): Promise<{ detail: string }> => {
    if (!ctx.mail) {
      throw new DomainError('UNAVAILABLE', messages.mailNotConfigured, {
        headers: { 'Retry-After': NOT_CONFIGURED_RETRY_SECONDS },
      });
    }
    await ctx.limits.consume('resetMailByAddress', clientKey(ctx.ip));
    await ctx.limits.consume('resetMailByAccount', email);
    ctx.mail.sendLater(() => writeResetLetter(ctx, email));
    return { detail: messages.resetRequested };
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
    await ResetModel.deleteMany({ userId: reset.userId });
    await givePassword(reset.userId.toString(), passwordHash);
    return { detail: messages.passwordReset };
  },
});
