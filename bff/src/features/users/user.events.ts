import { isDeepStrictEqual } from 'node:util';
import type { SecurityCause } from '#domain/mail/security-notices.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';
import { isStaff } from '#domain/staff/staff-access.ts';
import { securityMail } from './security/security.mail.ts';
import { pendingEvents, withEvents } from '../webhooks/outbox.ts';
import { newUserMail, userMail } from './user.mail.ts';
import { toUser, type UserDocument } from './user.model.ts';

const staffMail = ({ _id }: UserDocument) =>
  securityMail(_id.toString(), { causes: ['roleGiven'], revision: 0 });

/** Webhook data of a new user, without document, licence and address. */
const registeredData = (document: UserDocument) => {
  const { id, email, firstName, lastName, role, needsSetup, createdAt, revision } = toUser(document);
  return { id, email, firstName, lastName, role, needsSetup, createdAt, revision };
};

export const userRegistered = async (document: UserDocument, welcome: { isWelcomed: boolean }) =>
  withEvents({ type: 'user.registered', data: () => registeredData(document) }, [
    ...newUserMail(document, welcome),
    ...(isStaff(document) ? await staffMail(document) : []),
  ]);

/** Webhook data of a change, without name and email. */
const changedData = (document: UserDocument) => {
  const { id, role, isActive, needsSetup, createdAt, revision } = toUser(document);
  return { id, role, isActive, needsSetup, createdAt, revision };
};

const otherFields = (document: UserDocument) => {
  const {
    isActive: _active,
    email: _email,
    revision: _revision,
    updatedAt: _at,
    ...others
  } = toUser(document);
  return others;
};

const typesOf = (before: UserDocument, after: UserDocument): WebhookEvent[] => {
  const types: WebhookEvent[] = [];
  if (before.email !== after.email) types.push('user.email_changed');
  if (before.isActive !== after.isActive)
    types.push(after.isActive ? 'user.reactivated' : 'user.deactivated');
  if (types.length > 0 && isDeepStrictEqual(otherFields(before), otherFields(after))) return types;
  return [...types, 'user.updated'];
};

export const userChanged = async (
  before: UserDocument,
  after: UserDocument,
  told?: readonly SecurityCause[],
) => {
  const data = () => changedData(after);
  const events = await Promise.all(typesOf(before, after).map((type) => pendingEvents({ type, data })));
  return [...events.flat(), ...(await userMail(before, after, told))];
};

export const userAnonymised = (document: UserDocument) =>
  pendingEvents({ type: 'user.anonymised', data: () => changedData(document) });
