import type * as v from 'valibot';
import { documentKey } from '#domain/auth/auth.schema.ts';
import type { updateUserSchema } from '#domain/users/staff.schema.ts';
import { messages } from '#domain/messages.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { searchFields } from '#domain/users/user.search.ts';
import type { User } from '#domain/users/user.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { newEmailChange, withEmail } from './security/email-change.ts';
import { isMissingEmail } from '#domain/users/no-email.ts';
import type { KeyedRequest } from '../../operation/keyed-request.ts';
import { toUser, type UserDocument } from './user.model.ts';
import { isEmailTaken, requireChangeableUser, writeUser } from './user.store.ts';

type Changes = Omit<v.InferOutput<ReturnType<typeof updateUserSchema>>, 'expectedRevision'>;

export const requireChangeable = async (id: unknown) => {
  const stored = await requireChangeableUser(id);
  return { stored, user: toUser(stored) };
};

type Change = {
  changes: Changes;
  request: KeyedRequest | null;
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

export const storeChanges = async (
  found: UserDocument,
  { changes, request, expectedRevision, check, beforeOtherEmail, isFinal, isMailed, now }: Change,
): Promise<User> => {
  const { email: given, ...others } = changes;
  const document = await changeDocument(found, {
    request,
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
