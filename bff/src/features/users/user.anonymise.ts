import { randomBytes } from 'node:crypto';
import { PENDING_PREFIX } from '#domain/academy.ts';
import { documentKey } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { escapeRegex } from '#domain/text.ts';
import { listIds } from '../../lists/list-ids.ts';
import { trustEndings } from '../auth/trust/trust-endings.ts';
import { UserModel } from './user.model.ts';

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

/** Ends what lets an account in; false for an admin's, which runs the academy. */
export const lockUser = async (id: string) => {
  const { $set, $inc } = trustEndings(['erasure']);
  const { matchedCount } = await UserModel.updateOne(
    { _id: id, role: { $ne: 'admin' } },
    { $set: { isActive: false, ...$set }, $inc, $unset: { events: 1 } },
  );
  return matchedCount === 1;
};

/** A change that was decided on what was there before finds another revision. */
export const anonymiseUser = async (id: string) => {
  await UserModel.updateOne(
    { _id: id },
    { $set: anonymous(), $unset: { requests: 1, events: 1, formerEmails: 1 }, $inc: { rev: 1 } },
  );
};
