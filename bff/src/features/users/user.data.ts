import { randomBytes } from 'node:crypto';
import { PENDING_PREFIX } from '#domain/academy.ts';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { sameForAll } from '#domain/pick.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { anonymisedEmail, isAnonymisedEmail } from '#domain/users/no-email.ts';
import { NO_TEXTS, USER_TEXTS } from '#domain/users/user.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { inTransaction } from '../../database/transaction.ts';
import { changeInstant } from '../../database/track-changes.ts';
import { listIds } from '../../lists/list-ids.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { trustEndings } from '../credentials/trust-endings.ts';
import { DERIVED, SECRET, SOMEBODY_ELSE, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { userAnonymised } from './user.messages.ts';
import { UserModel, type UserDocument } from './user.model.ts';
import { changeUser, requireStoredUser } from './user.store.ts';

export const ANONYMOUS_KEY = /^ANONIMA[0-9A-F]{24}$/;

const RANDOM_BYTES = 12;

export const accountData = dataSection<UserDocument>({
  name: 'account',
  order: rowOrder(UserModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: {
    _id: true,
    rev: WORKINGS,
    updatedAt: WORKINGS,
    email: true,
    passwordHash: SECRET,
    firstName: true,
    lastName: true,
    role: true,
    staffRole: true,
    documentType: true,
    documentNumber: true,
    documentKey: DERIVED,
    ...sameForAll(USER_TEXTS, true),
    gender: true,
    isActive: true,
    createdAt: true,
    licenceUntil: DERIVED,
    searchText: DERIVED,
    searchKeys: DERIVED,
    phoneKey: DERIVED,
    googleKey: 'in the section googleAccounts',
    ref: SOMEBODY_ELSE,
    referrals: WORKINGS,
    formerEmails: true,
    pastEmails: true,
    refusedMail: true,
    unreachableEmail: true,
    generations: WORKINGS,
    keptSession: WORKINGS,
    emailChange: true,
    keptEmails: true,
    accountLinks: SECRET,
    secondFactorLoss: true,
    heldUntil: true,
    heldActs: true,
    actsToUndo: WORKINGS,
    devices: SECRET,
  },
});

export const listPendingFromGoogle = (before: Date, limit: number) =>
  listIds(UserModel, {
    filter: {
      documentKey: new RegExp(`^${escapeRegex(PENDING_PREFIX)}`),
      createdAt: { $lt: before },
      googleKey: { $ne: null },
      role: 'student',
    },
    limit,
  });

export const lockUser = async (id: string) => {
  const { $set, $inc } = trustEndings(['erasure']);
  await UserModel.updateOne({ _id: id, role: { $ne: 'admin' } }, { $set, $inc });
  const { role, isActive } = await changeUser(id, lock, { ends: [] });
  return role !== 'admin' && !isActive;
};

const lock = ({ isActive, role }: UserDocument) => (isActive && role !== 'admin' ? { isActive: false } : {});

/** Safe to repeat. Concurrent changes fail on the revision. */
export const anonymiseUser = async (id: string) => {
  const reload = () => requireStoredUser(id);
  await changeDocument(await reload(), {
    decide: ({ email }) => (isAnonymisedEmail(email) ? {} : anonymous()),
    write: replaceUser,
    reload,
  });
};

const anonymous = () => {
  const unique = randomBytes(RANDOM_BYTES).toString('hex');
  const named = { email: anonymisedEmail(unique), firstName, lastName, documentNumber: `ANONIMA-${unique}` };
  return {
    ...named,
    ...searchFields(named),
    documentKey: documentKey(named.documentNumber),
    documentType: null,
    gender: null,
    ...NO_TEXTS,
    licenceUntil: '',
    passwordHash: null,
    googleKey: null,
    ref: null,
    refusedMail: undefined,
    unreachableEmail: undefined,
    staffRole: null,
  };
};

const [firstName, lastName] = messages.anonymisedPerson.split(' ');

const PERSONAL = {
  formerEmails: 1,
  pastEmails: 1,
  emailChange: 1,
  keptEmails: 1,
  accountLinks: 1,
  secondFactorLoss: 1,
  heldActs: 1,
  devices: 1,
} as const;

const replaceUser = (before: UserDocument, changes: Partial<UserDocument>) =>
  inTransaction(async () => {
    const { _id, rev } = before;
    const after = { ...before, ...changes, rev: (rev ?? 0) + 1, updatedAt: changeInstant(before) };
    const { matchedCount } = await UserModel.updateOne(
      { _id, rev: rev ?? null },
      { $set: { ...changes, updatedAt: after.updatedAt }, $unset: PERSONAL, $inc: { rev: 1 } },
    );
    if (matchedCount === 0) return null;
    await userAnonymised(after);
    return after;
  });
