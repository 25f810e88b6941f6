import { isDeepStrictEqual } from 'node:util';
import { licenceNoticesOf } from '#domain/mail/mail.schedule.ts';
import type { SecurityCause } from '#domain/mail/security-notices.ts';
import { isStaff } from '#domain/staff/staff-access.ts';
import { heldActsText } from '#domain/users/account-hold.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook.ts';
import { causedMail, storeMail } from '../../outgoing/mail.ts';
import { publish } from '../../outgoing/publish.ts';
import { securityMail } from './security/security.mail.ts';
import { toUser, type UserDocument } from './user.model.ts';

export const userRegistered = async (document: UserDocument, welcome: { isWelcomed: boolean }) => {
  await publish({ type: 'user.registered', data: () => registeredData(document) });
  await storeMail([
    ...newUserMail(document, welcome),
    ...(isStaff(document) ? await staffMail(document) : []),
  ]);
};

/** Webhook data of a new user, without document, licence and address. */
const registeredData = (document: UserDocument) => {
  const { id, email, firstName, lastName, role, needsSetup, createdAt, revision } = toUser(document);
  return { id, email, firstName, lastName, role, needsSetup, createdAt, revision };
};

const newUserMail = (user: UserDocument, { isWelcomed }: { isWelcomed: boolean }) =>
  causedMail([
    ...(isWelcomed ? [{ ...causeOf(user), kind: 'welcome' as const, revision: user.rev ?? 0 }] : []),
    ...licenceMail(user),
  ]);

const causeOf = ({ _id }: Pick<UserDocument, '_id'>) => ({
  cause: `user.${_id.toString()}`,
  userId: _id.toString(),
});

const licenceMail = (user: UserDocument) => {
  const expires = licenceUntil(user);
  return (expires ? licenceNoticesOf(expires, new Date()) : []).map((notice) => ({
    ...causeOf(user),
    ...notice,
    revision: expires,
    facts: { expires },
  }));
};

const staffMail = ({ _id }: UserDocument) =>
  securityMail(_id.toString(), { causes: ['roleGiven'], revision: 0 });

export const userChanged = async (
  before: UserDocument,
  after: UserDocument,
  told?: readonly SecurityCause[],
) => {
  for (const type of typesOf(before, after)) await publish({ type, data: () => changedData(after) });
  await storeMail(await userMail(before, after, told));
};

/** Webhook data of a change, without name and email. */
const changedData = (document: UserDocument) => {
  const { id, role, isActive, needsSetup, createdAt, revision } = toUser(document);
  return { id, role, isActive, needsSetup, createdAt, revision };
};

const typesOf = (before: UserDocument, after: UserDocument): WebhookEvent[] => {
  const types: WebhookEvent[] = [];
  if (before.email !== after.email) types.push('user.email_changed');
  if (before.isActive !== after.isActive)
    types.push(after.isActive ? 'user.reactivated' : 'user.deactivated');
  if (types.length > 0 && isDeepStrictEqual(otherFields(before), otherFields(after))) return types;
  return [...types, 'user.updated'];
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

/** The messages of a change. `told` are causes that the change does not show; they replace that of the email. */
const userMail = async (before: UserDocument, after: UserDocument, told: readonly SecurityCause[] = []) => {
  if (isAnonymisedEmail(after.email)) return [];
  const shown = securityCausesOf(before, after);
  const causes = told.length > 0 ? [...told, ...shown.filter((cause) => cause !== 'emailChanged')] : shown;
  return [
    ...(await securityMail(after._id.toString(), {
      causes,
      revision: after.rev ?? 0,
      addresses: { former: before.email, next: after.emailChange?.email ?? after.email },
      facts: linkFactsOf(before, after),
    })),
    ...causedMail(licenceUntil(before) === licenceUntil(after) ? [] : licenceMail(after)),
  ];
};

/** What a change is in the list of domain/mail/security-notices.ts. */
const securityCausesOf = (before: UserDocument, after: UserDocument): SecurityCause[] => {
  const isGiven =
    (before.role !== 'admin' && after.role === 'admin') ||
    (Boolean(after.staffRole) && before.staffRole !== after.staffRole);
  const isTaken =
    (before.role === 'admin' && after.role !== 'admin') || (Boolean(before.staffRole) && !after.staffRole);
  return [
    ...(before.email === after.email ? [] : (['emailChanged'] as const)),
    ...(isGiven ? (['roleGiven'] as const) : []),
    ...(isTaken ? (['roleTaken'] as const) : []),
    ...(before.isActive && !after.isActive ? (['sessionsEnded'] as const) : []),
  ];
};

const linkFactsOf = (before: UserDocument, after: UserDocument) => {
  const { emailChange, secondFactorLoss, keptEmails = [] } = after;
  const kept = keptEmails.find(({ email }) => email === before.email);
  if (before.email !== after.email) {
    return {
      ...(kept && { changeId: '', until: kept.until.toISOString() }),
      ...(after.actsToUndo && { acts: heldActsText(after.heldActs ?? []) }),
    };
  }
  if (secondFactorLoss && secondFactorLoss.id !== before.secondFactorLoss?.id) {
    const effectiveAt = secondFactorLoss.effectiveAt.toISOString();
    return { changeId: secondFactorLoss.id, until: effectiveAt, effectiveAt };
  }
  return emailChange ? { changeId: emailChange.id, until: emailChange.expiresAt.toISOString() } : {};
};

export const userAnonymised = (document: UserDocument) =>
  publish({ type: 'user.anonymised', data: () => changedData(document) });
