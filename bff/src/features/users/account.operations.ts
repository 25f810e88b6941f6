import { academy } from '#domain/academy.ts';
import { updateUserSchema } from '#domain/users/staff.schema.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { changedFields } from '../../operation/audited.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation/operation.ts';
import { unlinkGoogle } from '../auth/google/identity.store.ts';
import { removeEnded } from '../auth/trust/end-trust.ts';
import { trustEndsOf } from '../auth/trust/trust-endings.ts';
import { settleReferrals } from '../referrals/referral.settlement.ts';
import { beginRemoval, endRemoval } from './admin-removal.ts';
import { countAccountChange, requireRightsOver } from './staff-rights.ts';
import { requireChangeable, storeChanges } from './user.change.ts';
import { auditedUser, repeatOfUser } from './user.store.ts';

/** A role, another email, or an account that was deactivated. Deactivating never waits for a password. */
const givesPower = ({ role, staffRole, email, isActive }: Record<string, unknown>) =>
  [role, staffRole, email].some((given) => given !== undefined) ||
  (isActive !== undefined && isActive !== false);

export const updateUser = operation({
  field: 'Mutation.updateUser',
  access: staff,
  recentAuthentication: givesPower,
  subject: (_, { id }) => requireChangeable(id),
  input: ({ now }) => updateUserSchema(dayIn(now, academy.timeZone)),
  repeat: repeatOfUser,
  audit: {
    action: 'user.update',
    about: (_, { subject }) => auditedUser(subject.user),
    changes: changedFields(({ user }) => user),
  },
  run: async ({ ctx, input, subject: { stored, user: found }, request }): Promise<User> => {
    const { expectedRevision, ...changes } = input;
    requireReadUnlessChanging(ctx, changes);
    const { id } = found;
    if (identifies(found, changes)) await countAccountChange(ctx);
    const user = await storeUnlessRefused(stored, {
      changes,
      request,
      expectedRevision,
      now: ctx.now,
      isMailed: ctx.mail !== null,
      // Whoever has the command line has the database too.
      isFinal: ctx.operator !== null,
      check: async (before) => {
        requireRightsOver(ctx, before, changes);
        if (isActiveAdmin(before) && !isActiveAdmin({ ...before, ...changes })) await beginRemoval(before);
      },
      beforeOtherEmail: ({ role }) => {
        // An admin's session must not give access to another admin's account.
        if (role === 'admin' && ctx.operator === null) {
          throw new DomainError('EMAIL_OF_ADMIN', messages.emailOfAdmin);
        }
      },
    });
    if (trustEndsOf(found, user).length > 0) await afterCommit(ctx, () => removeEnded(id));
    if (user.email !== found.email) {
      await afterCommit(ctx, () => unlinkGoogle(id));
      await afterCommit(ctx, () => settleReferrals(ctx, id));
    }
    return user;
  },
});

/** Whether the change gives the account another email or document number. */
const identifies = (
  user: User,
  { email = user.email, documentNumber = user.documentNumber }: Partial<User>,
) => email !== user.email || documentNumber !== user.documentNumber;

const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>) => role === 'admin' && isActive;

const storeUnlessRefused: typeof storeChanges = async (stored, change) => {
  try {
    return await storeChanges(stored, change);
  } catch (error) {
    if (isActiveAdmin(stored)) await endRemoval(stored._id.toString());
    throw error;
  }
};
