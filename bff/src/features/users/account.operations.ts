import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { isMissingEmail } from '#domain/users/no-email.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { updateUserSchema } from '#domain/users/staff.schema.ts';
import { searchFields } from '#domain/users/user.search.ts';
import type { User } from '#domain/users/user.ts';
import { lock } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { changedFields } from '../../operation/audited.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { operation } from '../../operation/operation.ts';
import { removeEnded } from './end-trust.ts';
import { trustEndsOf } from '../credentials/trust-endings.ts';
import { emailReplaced } from './user.facts.ts';
import { newEmailChange, withEmail } from './security/email-change.ts';
import { countAccountChange, requireRightsOver } from './staff-rights.ts';
import { toUser, type UserDocument } from './user.model.ts';
import {
  hasOtherActiveAdmin,
  auditedUser,
  repeatOfUser,
  isEmailTaken,
  requireChangeableUser,
  writeUser,
} from './user.store.ts';

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
  run: async ({ ctx, input, subject: { stored, user: found } }): Promise<User> => {
    const { expectedRevision, ...changes } = input;
    requireReadUnlessChanging(ctx, changes);
    const { id } = found;
    if (identifies(found, changes)) await countAccountChange(ctx);
    const user = await storeChanges(stored, {
      changes,
      expectedRevision,
      now: ctx.now,
      isMailed: ctx.mail !== null,
      // Whoever has the command line has the database too.
      isFinal: ctx.operator !== null,
      check: async (before) => {
        requireRightsOver(ctx, before, changes);
        if (isActiveAdmin(before) && !isActiveAdmin({ ...before, ...changes })) await requireOtherAdmin(id);
      },
      beforeOtherEmail: ({ role }) => {
        // An admin's session must not give access to another admin's account.
        if (role === 'admin' && ctx.operator === null) {
          throw new DomainError('EMAIL_OF_ADMIN', messages.emailOfAdmin);
        }
      },
    });
    if (trustEndsOf(found, user).length > 0) await removeEnded(id);
    if (user.email !== found.email) await emailReplaced({ ctx, userId: id });
    return user;
  },
});

const requireChangeable = async (id: unknown) => {
  const stored = await requireChangeableUser(id);
  return { stored, user: toUser(stored) };
};

/** Whether the change gives the account another email or document number. */
const identifies = (
  user: User,
  { email = user.email, documentNumber = user.documentNumber }: Partial<User>,
) => email !== user.email || documentNumber !== user.documentNumber;

type Changes = Omit<v.InferOutput<ReturnType<typeof updateUserSchema>>, 'expectedRevision'>;

type Change = {
  changes: Changes;
  expectedRevision: number | null | undefined;
  /** Called before each attempt to write. */
  check: (before: User) => Promise<void>;
  beforeOtherEmail: (user: User) => void;
  /** Whether another email counts at once. */
  isFinal: boolean;
  /** Whether its owner is sent a link. */
  isMailed: boolean;
  now: Date;
};

const storeChanges = async (
  found: UserDocument,
  { changes, expectedRevision, check, beforeOtherEmail, isFinal, isMailed, now }: Change,
): Promise<User> => {
  const { email: given, ...others } = changes;
  const document = await changeDocument(found, {
    expectedRevision,
    decide: async (user) => {
      await check(toUser(user));
      const { documentNumber } = changes;
      const email = given ?? user.email;
      if (documentNumber !== undefined && isPendingDocument(user.documentNumber)) {
        throw new DomainError('STUDENT_PROFILE_INCOMPLETE', messages.studentPending);
      }
      const stored = { ...others, ...derivedFields({ ...user, ...others }, changes) };
      if (email === user.email) return stored;
      if (await isEmailTaken(email, { now, id: user._id.toString() })) {
        throw new DomainError('EMAIL_TAKEN', messages.emailTaken);
      }
      beforeOtherEmail(toUser(user));
      // Nobody signs in without an email, so nobody loses the account by a first one.
      if (isFinal || isMissingEmail(user.email)) {
        return { ...stored, ...withEmail({ ...user, ...others }, { email, now }) };
      }
      return { ...stored, emailChange: newEmailChange(email, { now, isMailed }) };
    },
    write: (user, written) =>
      writeUser(user, written, { told: written.emailChange ? ['emailAsked'] : undefined }),
    reload: () => requireChangeableUser(found._id.toString()),
  });
  return toUser(document);
};

const derivedFields = (user: UserDocument, changes: Changes): Partial<UserDocument> => ({
  ...searchFields(user),
  licenceUntil: licenceUntil(user),
  ...(changes.documentNumber !== undefined && { documentKey: documentKey(user.documentNumber) }),
});

const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>) => role === 'admin' && isActive;

/** Two removals at once count each other's admin only one after the other. */
const requireOtherAdmin = async (id: string) => {
  await lock('admins');
  if (!(await hasOtherActiveAdmin(id))) throw new DomainError('LAST_ADMIN', messages.lastAdmin);
};
