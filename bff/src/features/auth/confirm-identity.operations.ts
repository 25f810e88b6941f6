import { confirmIdentitySchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { inPerson } from '../../operation/access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidField } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { requireOwnPassword } from '../users/own-password.ts';
import { requireCode } from './second-factor/second-factor.operations.ts';
import { findActive } from './second-factor/second-factor.store.ts';
import { authenticateSession } from './sessions/session.ts';

/** For a session whose sign-in is too long ago to give power over others. Guesses count as at sign-in. */
export const confirmIdentity = operation({
  field: 'Mutation.confirmIdentity',
  access: inPerson,
  runsOnFullDisk: true,
  input: confirmIdentitySchema,
  run: async ({ ctx, input: { currentPassword, code } }): Promise<{ detail: string }> => {
    const { user, sessionId } = ctx.actor;
    const passwordHash = await requireOwnPassword(ctx, currentPassword);
    const hasCode = (await findActive(user.id)) !== null;
    if (passwordHash === null && !hasCode) throw new DomainError('NO_PASSWORD', messages.noPassword);
    if (hasCode) {
      if (code === null) {
        throw invalidField('code', {
          reason: 'SECOND_FACTOR_CODE_REQUIRED',
          message: messages.secondFactorCode,
        });
      }
      await requireCode(ctx, code);
    }
    await authenticateSession(sessionId, { now: ctx.now, hasCode });
    return { detail: messages.identityConfirmed };
  },
});
