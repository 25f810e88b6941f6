import { ownPasswordSchema } from '#domain/auth/auth.schema.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { settleDeletionSchema } from '#domain/privacy/deletion.schema.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { inPerson, staff } from '../../operation/access.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation/operation.ts';
import { tryAfterwards } from '../../operation/try-afterwards.ts';
import { requireOwnPassword } from '../users/own-password.ts';
import {
  approveWithoutRequest,
  findDeletion,
  recordRequest,
  repeatOfDeletion,
  settleRequest,
  withdrawRequest,
} from '../deletions/deletion.store.ts';
import { removeEnded } from '../users/end-trust.ts';
import { generationOf } from '../credentials/trust-endings.ts';
import { hasActiveEnrolments } from '../enrolments/enrolment.data.ts';
import { holdsFirearm } from '../firearms/firearm.store.ts';
import { auditedUser, findUser, requireUser } from '../users/user.store.ts';
import { erase } from './erase.ts';

export const requestDeletion = operation({
  field: 'Mutation.requestDeletion',
  access: inPerson,
  recentAuthentication: 'always',
  input: ownPasswordSchema,
  audit: { action: 'user.requestDeletion', about: ({ actor }) => auditedUser(actor.user) },
  run: async ({ ctx, input: { currentPassword } }): Promise<User> => {
    const { user, generations } = ctx.actor;
    await requireOwnPassword(ctx, currentPassword);
    await recordRequest(user.id, { at: ctx.now, generation: generationOf(generations, 'deletionRequest') });
    // Trust may have ended since the session was verified.
    await removeEnded(user.id);
    return user;
  },
});

export const withdrawDeletion = operation({
  field: 'Mutation.withdrawDeletion',
  access: inPerson,
  audit: { action: 'user.withdrawDeletion', about: ({ actor }) => auditedUser(actor.user) },
  run: async ({ ctx: { actor } }): Promise<User> => {
    await withdrawRequest(actor.user.id);
    return actor.user;
  },
});

const requireErasable = async ({ id, role }: User) => {
  if (role === 'admin') throw new DomainError('DELETION_OF_ADMIN', messages.deletionOfAdmin);
  if (await hasActiveEnrolments(id))
    throw new DomainError('DELETION_WITH_ENROLMENTS', messages.deletionActive);
  if (await holdsFirearm(id)) throw new DomainError('FIREARM_IN_HAND', messages.deletionFirearm);
};

const repeatOfSettlement = repeatOfDeletion(findUser);

export const settleDeletion = operation({
  field: 'Mutation.settleDeletion',
  access: staff,
  // A refusal keeps what is stored.
  recentAuthentication: ({ decision }) => decision !== 'refuse',
  subject: (_, { userId }) => requireUser(userId),
  input: settleDeletionSchema,
  repeat: repeatOfSettlement,
  audit: {
    action: 'user.settleDeletion',
    about: (_, { subject }) => auditedUser(subject),
    changes: ({ input }) => changesBetween({}, input),
  },
  run: async ({ ctx, input: { decision, reason }, subject: user }): Promise<User> => {
    const isApproval = decision === 'approve';
    if (isApproval && (await findDeletion(user.id))?.state === 'requested') await requireErasable(user);
    const isSettled = await settleRequest(user.id, {
      state: isApproval ? 'approved' : 'refused',
      reason: isApproval ? null : reason,
      at: ctx.now,
    });
    if (!isSettled) throw new DomainError('DELETION_NOT_REQUESTED', messages.deletionNotRequested);
    return requireUser(user.id);
  },
  afterCommit: async (ctx, { id }) => {
    await tryAfterwards(ctx, () => erase(ctx, id));
    return requireUser(id);
  },
});

/** For the command line: requests on paper or in person. */
export const anonymise = operation({
  access: staff,
  staffRow: 'user anonymise',
  subject: (_, { id }) => requireUser(id),
  audit: { action: 'user.anonymise', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ ctx, subject: user }): Promise<User> => {
    await requireErasable(user);
    await approveWithoutRequest(user.id, ctx.now);
    return user;
  },
  afterCommit: async (ctx, { id }) => {
    await erase(ctx, id);
    return requireUser(id);
  },
});
