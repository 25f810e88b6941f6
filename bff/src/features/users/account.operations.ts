import { setTimeout as delay } from 'node:timers/promises';
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
import { isDuplicateKey } from '../../database/database-errors.ts';
import { DomainError, unavailable } from '../../errors/domain-error.ts';
import { requireReadUnlessChanging, staff } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { changedFields } from '../../operation/audited.ts';
import { changeDocument } from '../../operation/change-document.ts';
import type { KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { unlinkGoogle } from '../auth/auth.data.ts';
import { removeEnded } from '../auth/end-trust.ts';
import { trustEndsOf } from '../auth/trust-endings.ts';
import { settleReferrals } from '../referrals/referral.settlement.ts';
import { AdminRemovalModel, type AdminRemovalDocument } from './admin-removal.model.ts';
import { newEmailChange, withEmail } from './security/email-change.ts';
import { countAccountChange, requireRightsOver } from './staff-rights.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';
import {
  findUser,
  hasOtherActiveAdmin,
  auditedUser,
  repeatOfUser,
  isEmailTaken,
  requireChangeableUser,
  writeUser,
} from './user.store.ts';

const MAX_ATTEMPTS = 200;
/** Attempts to wait for another removal, whose process may have ended. */
const PATIENCE = 40;
const WAIT_MS = 25;
const RETRY_SECONDS = 1;

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

const storeChanges = async (
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

const storeUnlessRefused: typeof storeChanges = async (stored, change) => {
  try {
    return await storeChanges(stored, change);
  } catch (error) {
    if (isActiveAdmin(stored)) await endRemoval(stored._id.toString());
    throw error;
  }
};

const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>) => role === 'admin' && isActive;

/** For a removal that was not written; one that was is over with its write. */
const endRemoval = async (userId: string) => {
  await AdminRemovalModel.updateOne({ _id, userId }, { $set: { userId: null }, $inc: { turn: 1 } });
};

const _id = 'admins';

type Admin = Pick<User, 'id' | 'revision'>;

/**
 * Before an active admin is demoted or deactivated: one removal at a time, so that each counts the admins that
 * the others leave. Nothing has to be undone: a refused removal has written no user.
 */
const beginRemoval = async (admin: Admin) => {
  if (!(await hasOtherActiveAdmin(admin.id))) throw lastAdminError();
  let waitedFor = { turn: -1, attempts: 0 };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const present = await AdminRemovalModel.findById(_id).lean<AdminRemovalDocument>();
    if (present && (await isUnderWay(present))) {
      const { turn } = present;
      waitedFor = { turn, attempts: turn === waitedFor.turn ? waitedFor.attempts + 1 : 1 };
      if (waitedFor.attempts > PATIENCE) await preventWrite(present);
      else await delay(WAIT_MS);
      continue;
    }
    if (!(await take(present, admin))) continue;
    if (await hasOtherActiveAdmin(admin.id)) return;
    await endRemoval(admin.id);
    throw lastAdminError();
  }
  throw unavailable(RETRY_SECONDS);
};

const lastAdminError = () => new DomainError('LAST_ADMIN', messages.lastAdmin);

const isUnderWay = async ({ userId, revision }: AdminRemovalDocument) =>
  userId !== null && (await findUser(userId))?.revision === revision;

/** The user's next revision: a write that was decided on the present one can no longer happen. */
const preventWrite = async ({ userId, revision }: AdminRemovalDocument) => {
  await UserModel.updateOne({ _id: userId, rev: revision || null }, { $inc: { rev: 1 } });
};

const take = async (present: AdminRemovalDocument | null, { id: userId, revision }: Admin) => {
  if (present) {
    const mine = { userId, revision, turn: present.turn + 1 };
    const { matchedCount } = await AdminRemovalModel.updateOne({ _id, turn: present.turn }, { $set: mine });
    return matchedCount === 1;
  }
  try {
    await AdminRemovalModel.create({ _id, userId, revision, turn: 1 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
