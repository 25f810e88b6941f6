import type { SecondFactor } from '#domain/auth/second-factor.ts';
import { secondFactorCodeSchema, ownPasswordSchema } from '#domain/auth/auth.schema.ts';
import { isStaff } from '#domain/staff/staff-access.ts';
import { messages } from '#domain/messages.ts';
import { type SignedIn, inPerson, staff } from '../../../operation/access.ts';
import { canDeriveSecrets } from '../../../process/derived-secret.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { invalidField } from '../../../operation/input.ts';
import { operation } from '../../../operation/operation.ts';
import { requireOwnPassword } from '../password.operations.ts';
import { dropTokenVerification } from '../../access-tokens/access-token.store.ts';
import { authenticateSession, dropVerification } from '../sessions/session.ts';
import { auditedUser, requireUser } from '../../users/user.store.ts';
import {
  activate,
  findActive,
  prepareSecondFactor,
  removeSecondFactor,
  takeCode,
} from './second-factor.store.ts';

export const getSecondFactor = operation({
  field: 'Query.mySecondFactor',
  access: inPerson,
  run: async ({ ctx: { actor, env } }): Promise<SecondFactor> => {
    const found = await findActive(actor.user.id);
    return {
      isActive: found !== null,
      isVerified: actor.isVerified,
      isRequired: env.ADMIN_SECOND_FACTOR === 'on' && isStaff(actor.user),
      recoveryCodesLeft: found?.recovery.length ?? 0,
    };
  },
});

const aboutOneself = ({ actor }: SignedIn) => auditedUser(actor.user);

/** Requires the password: a stolen session must not lock the owner out. */
export const startSecondFactor = operation({
  field: 'Mutation.startSecondFactor',
  access: inPerson,
  recentAuthentication: 'always',
  input: ownPasswordSchema,
  audit: { action: 'user.startSecondFactor', about: aboutOneself },
  run: async ({ ctx, input: { currentPassword } }): Promise<{ secret: string; uri: string }> => {
    if (!canDeriveSecrets(ctx.env))
      throw new DomainError('SECOND_FACTOR_NOT_CONFIGURED', messages.secondFactorUnavailable);
    await requireOwnPassword(ctx, currentPassword);
    const prepared = await prepareSecondFactor(ctx.env, ctx.actor);
    if (!prepared) throw new DomainError('SECOND_FACTOR_ACTIVE', messages.secondFactorActive);
    return prepared;
  },
});

export const confirmSecondFactor = operation({
  field: 'Mutation.confirmSecondFactor',
  access: inPerson,
  recentAuthentication: 'always',
  input: secondFactorCodeSchema,
  audit: { action: 'user.confirmSecondFactor', about: aboutOneself },
  run: async ({ ctx, input: { code } }): Promise<{ recoveryCodes: string[] }> => {
    const recoveryCodes = await activate(ctx, { account: ctx.actor, code });
    if (!recoveryCodes)
      throw invalidField('code', { reason: 'WRONG_SECOND_FACTOR_CODE', message: messages.secondFactorWrong });
    await authenticateSession(ctx.actor.sessionId, { now: ctx.now, hasCode: true });
    return { recoveryCodes };
  },
});

export const requireCode = async (ctx: SignedIn, code: string) => {
  const { user } = ctx.actor;
  const stored = await findActive(user.id);
  if (!stored) throw new DomainError('SECOND_FACTOR_INACTIVE', messages.secondFactorInactive);
  if (!(await takeCode(ctx, { owner: user, stored, code })))
    throw invalidField('code', { reason: 'WRONG_SECOND_FACTOR_CODE', message: messages.secondFactorWrong });
};

/** For sessions that were opened without a second factor, as by Google. */
export const verifySecondFactor = operation({
  field: 'Mutation.verifySecondFactor',
  access: inPerson,
  input: secondFactorCodeSchema,
  run: async ({ ctx, input: { code } }): Promise<{ detail: string }> => {
    await requireCode(ctx, code);
    await authenticateSession(ctx.actor.sessionId, { now: ctx.now, hasCode: true });
    return { detail: messages.secondFactorConfirmed };
  },
});

const removeWithVerifications = async (userId: string) => {
  await removeSecondFactor(userId);
  await dropVerification(userId);
  await dropTokenVerification(userId);
};

export const endSecondFactor = operation({
  field: 'Mutation.endSecondFactor',
  access: inPerson,
  input: secondFactorCodeSchema,
  audit: { action: 'user.endSecondFactor', about: aboutOneself },
  run: async ({ ctx, input: { code } }): Promise<{ detail: string }> => {
    await requireCode(ctx, code);
    await removeWithVerifications(ctx.actor.user.id);
    return { detail: messages.secondFactorEnded };
  },
});

/** For the command line only: a user has lost the phone and the recovery codes. */
export const endSecondFactorOf = operation({
  access: staff,
  staffRow: 'user end-second-factor',
  subject: (_, { id }) => requireUser(id),
  audit: { action: 'user.endSecondFactor', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ subject: user }) => {
    await removeWithVerifications(user.id);
    return user;
  },
});
