import { randomBytes } from 'node:crypto';
import { PENDING_PREFIX } from '#domain/academy.ts';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { escapeRegex } from '#domain/text.ts';
import { changeInstant } from '../../database/track-changes.ts';
import { listIds } from '../../lists/list-ids.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { wakeWebhooks } from '../webhooks/wake.ts';
import { userAnonymised } from './user.events.ts';
import { UserModel, type UserDocument } from './user.model.ts';
import { trustEndings } from '../auth/trust/trust-endings.ts';
import { changeUser, requireStoredUser } from './user.store.ts';

const RANDOM_BYTES = 12;
/** No mail reaches it: RFC 2606. */
const NOBODYS_DOMAIN = 'anonima.invalid';

/** An address that nobody has or can have registered before. */
export const nobodysEmail = (unique: string) => `anonima-${unique}@${NOBODYS_DOMAIN}`;

export const isNobodysEmail = (email: string) => email.endsWith(`@${NOBODYS_DOMAIN}`);

const [firstName, lastName] = messages.anonymisedPerson.split(' ');

/** Every field of a user that is personal, without what was in it. */
const anonymous = () => {
  const unique = randomBytes(RANDOM_BYTES).toString('hex');
  const named = { email: nobodysEmail(unique), firstName, lastName, documentNumber: `ANONIMA-${unique}` };
  return {
    ...named,
    ...searchFields(named),
    documentKey: documentKey(named.documentNumber),
    documentType: null,
    birthDate: null,
    gender: null,
    address: null,
    city: null,
    province: null,
    postalCode: null,
    phone: null,
    clu: null,
    cluExpiration: null,
    licenceUntil: '',
    passwordHash: null,
    googleKey: null,
    ref: null,
  };
};

/** Profiles from before that Google opened and nobody has completed. */
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

const lock = ({ isActive, role }: UserDocument) => (isActive && role !== 'admin' ? { isActive: false } : {});

/** Ends what lets an account in; false for an admin's, which runs the academy. */
export const lockUser = async (id: string) => {
  const { $set, $inc } = trustEndings(['erasure']);
  // The event of a registration has a name and an email.
  await UserModel.updateOne({ _id: id, role: { $ne: 'admin' } }, { $set, $inc, $unset: { events: 1 } });
  const { role, isActive } = await changeUser(id, lock, []);
  return role !== 'admin' && !isActive;
};

/** Leaves no event but its own. */
const replaceUser = async (before: UserDocument, changes: Partial<UserDocument>) => {
  const { _id, rev } = before;
  const after = { ...before, ...changes, rev: (rev ?? 0) + 1, updatedAt: changeInstant(before) };
  const events = await userAnonymised(after);
  const { matchedCount } = await UserModel.updateOne(
    { _id, rev: rev ?? null },
    {
      $set: { ...changes, updatedAt: after.updatedAt, ...(events.length > 0 ? { events } : {}) },
      $unset: { requests: 1, formerEmails: 1, ...(events.length > 0 ? {} : { events: 1 }) },
      $inc: { rev: 1 },
    },
  );
  if (events.length > 0) wakeWebhooks();
  return matchedCount === 1 ? after : null;
};

/** May be repeated; a change that was decided on what was there before finds another revision. */
export const anonymiseUser = async (id: string) => {
  const reload = () => requireStoredUser(id);
  await changeDocument(await reload(), {
    request: null,
    decide: ({ email }) => (isNobodysEmail(email) ? {} : anonymous()),
    write: replaceUser,
    reload,
  });
};
