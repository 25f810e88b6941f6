import type { SecondFactor, UserSecondFactor } from '#domain/auth/second-factor.ts';
import { secondFactorCodeSchema, ownPasswordSchema, reasonedSchema } from '#domain/auth/auth.schema.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { isStaff } from '#domain/staff/staff-access.ts';
import { messages } from '#domain/messages.ts';
import { type SignedIn, inPerson, staff } from '../../../operation/access.ts';
import type { Ctx } from '../../../operation/context.ts';
import { canDeriveSecrets } from '../../../process/derived-secret.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { invalidField } from '../../../operation/input.ts';
import { operation } from '../../../operation/operation.ts';
import { requireOwnPassword } from '../../users/own-password.ts';
import { dropTokenVerification } from '../../access-tokens/access-token.store.ts';
import { authenticateSession, dropVerification } from '../sessions/session.ts';
import { storeSecurityMail } from '../../users/security/security.mail.ts';
import {
  beginLoss,
  forgetLoss,
  keepSecondFactor,
  recordLoss,
} from '../../users/security/second-factor-loss.ts';
import { holdAccount } from '../../users/security/user.hold.ts';
import {
  auditedStored,
  auditedUser,
  repeatOnUser,
  requireChangeableUser,
  requireStoredUser,
  requireUser,
  type StoredUser,
  viewOfStored,
} from '../../users/user.store.ts';
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
  run: ({ ctx }): Promise<SecondFactor> => stateOf(ctx),
});

const stateOf = async ({ actor, env }: SignedIn): Promise<SecondFactor> => {
  const found = await findActive(actor.user.id);
  const { secondFactorLoss } = await requireStoredUser(actor.user.id);
  return {
    isActive: found !== null,
    isVerified: actor.isVerified,
    isRequired: env.ADMIN_SECOND_FACTOR === 'on' && isStaff(actor.user),
    recoveryCodesLeft: found?.recovery.length ?? 0,
    lossEffectiveAt: secondFactorLoss?.effectiveAt ?? null,
  };
};

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
    await storeSecurityMail(ctx.actor.user.id, { causes: ['secondFactorOn'] });
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
  runsOnFullDisk: true,
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
    const { id } = ctx.actor.user;
    await removeWithVerifications(id);
    await forgetLoss(id);
    await storeSecurityMail(id, { causes: ['secondFactorOff'] });
    return { detail: messages.secondFactorEnded };
  },
});

/** For the command line only: a user has lost the phone and the recovery codes. */
export const endSecondFactorOf = operation({
  access: staff,
  staffRow: 'user end-second-factor',
  subject: (_, { id }) => requireUser(id),
  audit: { action: 'user.endSecondFactor', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ ctx, subject: user }) => {
    await holdAccount(user.id, ctx.now);
    await removeWithVerifications(user.id);
    await forgetLoss(user.id);
    await storeSecurityMail(user.id, { causes: ['secondFactorOff'] });
    return user;
  },
});

const lossOf = async (user: StoredUser): Promise<UserSecondFactor> => ({
  isActive: (await findActive(user._id.toString())) !== null,
  lossEffectiveAt: user.secondFactorLoss?.effectiveAt ?? null,
});

export const getUserSecondFactor = operation({
  field: 'Query.userSecondFactor',
  access: staff,
  subject: (_, { userId }) => requireStoredUser(userId),
  view: (_, { subject }) => viewOfStored(subject),
  run: ({ subject }) => lossOf(subject),
});

const aboutSubject = (_: unknown, { subject }: { subject: StoredUser }) => auditedStored(subject);
const repeatOfLoss = repeatOnUser(lossOf);

/** The person is told, and says no by a link or with a session. */
export const requestSecondFactorLoss = operation({
  field: 'Mutation.requestSecondFactorLoss',
  access: staff,
  recentAuthentication: 'always',
  subject: (_, { userId }) => requireChangeableUser(userId),
  input: reasonedSchema,
  repeat: repeatOfLoss,
  audit: {
    action: 'user.requestSecondFactorLoss',
    about: aboutSubject,
    changes: ({ input: { reason } }) => changesBetween({}, { reason }),
  },
  run: async ({ ctx: { now }, subject }): Promise<UserSecondFactor> => {
    const { _id, role } = subject;
    const id = _id.toString();
    // An admin's session must not open the account of another admin.
    if (role === 'admin') throw new DomainError('SECOND_FACTOR_OF_ADMIN', messages.secondFactorOfAdmin);
    if (!(await findActive(id)))
      throw new DomainError('SECOND_FACTOR_INACTIVE', messages.secondFactorInactive);
    return lossOf(await recordLoss(id, now));
  },
});

const noLoss = () => new DomainError('NO_SECOND_FACTOR_LOSS', messages.noSecondFactorLoss);

export const cancelSecondFactorLoss = operation({
  field: 'Mutation.cancelSecondFactorLoss',
  access: staff,
  subject: (_, { userId }) => requireChangeableUser(userId),
  repeat: repeatOfLoss,
  audit: { action: 'user.cancelSecondFactorLoss', about: aboutSubject },
  run: async ({ subject: { _id } }): Promise<UserSecondFactor> =>
    lossOf(await keepSecondFactor(_id.toString(), { missing: noLoss })),
});

export const keepMySecondFactor = operation({
  field: 'Mutation.keepMySecondFactor',
  access: inPerson,
  subject: async ({ actor }) => {
    const { secondFactorLoss } = await requireStoredUser(actor.user.id);
    if (!secondFactorLoss) throw noLoss();
  },
  audit: { action: 'user.keepSecondFactor', about: aboutOneself },
  run: async ({ ctx }): Promise<SecondFactor> => {
    await keepSecondFactor(ctx.actor.user.id, { missing: noLoss });
    return stateOf(ctx);
  },
});

/** A lost second factor whose owner has not said no in time. Safe to repeat. */
export const endLostSecondFactor = async ({ now }: Ctx, userId: string) => {
  if (!(await beginLoss(userId, now))) return;
  await removeWithVerifications(userId);
  await forgetLoss(userId);
};
