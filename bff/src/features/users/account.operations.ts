import { academy } from '#domain/academy.ts';
import { updateUserSchema } from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/date-text.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { admin } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { changedFields } from '../../operation/audited.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { operation } from '../../operation/operation.ts';
import { unlinkGoogle } from '../auth/google/identity.store.ts';
import { endResetsOf } from '../auth/reset/reset.store.ts';
import { settleReferrals } from '../referrals/referral.settlement.ts';
import { closeSessionsOf } from '../auth/sessions/session.ts';
import { requireChangeable, storeChanges, undoChanges } from './user.change.ts';
import { auditedUser, hasOtherActiveAdmin, repeatOfUser } from './user.store.ts';

export const updateUser = operation({
  access: admin,
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
    const { id } = found;
    const isRemovingAdmin = isActiveAdmin(found) && !isActiveAdmin({ ...found, ...changes });
    if (isRemovingAdmin && !(await hasOtherActiveAdmin(id))) throw lastAdminError();
    const user = await storeChanges(stored, {
      changes,
      request,
      expectedRevision,
      beforeOtherEmail: async ({ role }) => {
        // Who has the session of an admin must not become another one.
        if (role === 'admin' && ctx.operator === null) {
          throw new DomainError('EMAIL_OF_ADMIN', messages.emailOfAdmin);
        }
        await endOpenedByEmail(id);
      },
    });
    if (isRemovingAdmin && !(await hasOtherActiveAdmin(id))) {
      // Two admins removed each other at once: this one is put back.
      await undoChanges(stored, changes);
      throw lastAdminError();
    }
    if (changes.isActive !== undefined) await closeSessionsOf(id);
    if (user.email !== found.email) {
      // Once more, for what the former email has opened meanwhile.
      await endOpenedByEmail(id);
      await afterCommit(ctx, () => settleReferrals(ctx, id));
    }
    return user;
  },
});

/** What may be somebody else's, where an email was not the user's own. */
const endOpenedByEmail = async (userId: string) => {
  await endResetsOf(userId);
  await unlinkGoogle(userId);
  await closeSessionsOf(userId);
};

const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>) => role === 'admin' && isActive;

const lastAdminError = () => new DomainError('LAST_ADMIN', messages.lastAdmin);
