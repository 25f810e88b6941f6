import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { Types } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { PASSPORT_PARTS, type PassportPart } from '#domain/passport/passport-link.ts';
import type { CalendarKind } from '#domain/calendars/calendar.ts';
import { TOKEN_SCOPES, type TokenScope } from '#domain/access-tokens/access-token.ts';
import { newSalt } from '../src/process/derived-secret.ts';
import { createToken } from '../src/features/access-tokens/access-token.store.ts';
import { createPassportLink } from '../src/features/passports/passport-link.store.ts';
import { createCalendarSecret } from '../src/features/calendars/calendar-link.store.ts';
import { insertServiceAccount } from '../src/features/service-accounts/service-account.store.ts';
import { ResetModel } from '../src/features/auth/reset.model.ts';
import { SecondFactorModel } from '../src/features/auth/second-factor/second-factor.model.ts';
import { NoteModel } from '../src/features/notes/note.model.ts';
import { readEnv } from '../src/process/env.ts';
import {
  hashOfRecoveryCode,
  prepareSecondFactor,
} from '../src/features/auth/second-factor/second-factor.store.ts';
import { SessionModel } from '../src/features/auth/sessions/session.model.ts';
import { newToken } from '../src/features/credentials/token.ts';
import { MailModel, type MailDocument } from '../src/outgoing/mail.model.ts';
import { createAccountLink } from '../src/features/users/security/account-link.ts';
import { newEmailChange } from '../src/features/users/security/email-change.ts';
import { recordLoss } from '../src/features/users/security/second-factor-loss.ts';
import type { LinkPurpose } from '#domain/mail/security-notices.ts';
import { changeUser, createUser, newPendingDocument } from '../src/features/users/user.store.ts';
import { WithdrawalModel } from '../src/features/withdrawals/withdrawal.model.ts';
import { NO_SUCH_ID, aPendingUser, anEmail, good } from './builders.ts';
import type { connectGraphql } from './drivers/graphql.ts';

/** Of a user, or of nobody; returns the id that its owner sees. */
export const aSession = async (userId = NO_SUCH_ID) => {
  const { hash } = newToken();
  await SessionModel.create({ _id: hash, userId, via: 'password', expiresAt: addDays(new Date(), 1) });
  return hash.slice(0, 24);
};

/** As staff creates one. */
export const aPersonWithoutPassword = async () => {
  const person = { email: anEmail(), firstName: 'Ana', documentNumber: newPendingDocument() };
  return (await createUser({ ...person, createdAt: new Date() })).id;
};

/** A message that was dropped, unless `fields` set another state. */
export const aMessage = async (userId = NO_SUCH_ID, fields: Partial<MailDocument> = {}) => {
  const _id = `user.${userId}#welcome#${randomUUID()}`;
  const at = new Date();
  const settled = { state: 'dropped', reason: 'late', settledAt: at, tries: 0 } as const;
  const about = { _id, kind: 'welcome', userId, facts: {}, dueAt: at, createdAt: at } as const;
  await MailModel.create({ ...about, ...settled, ...fields });
  return _id;
};

/** A request to withdraw that is not settled. */
export const aWithdrawal = async (email = anEmail()) => {
  const { _id } = await WithdrawalModel.create({
    code: randomUUID(),
    name: 'Ana Paz',
    email,
    about: 'Un curso',
    createdAt: new Date(),
  });
  return _id.toString();
};

/** A note about a person or a class. */
export const aNote = async (userId: string | null, classId: string | null = null) => {
  const { _id } = await NoteModel.create({
    userId,
    classId,
    text: 'Prefiere las mañanas',
    author: 'Dirección',
    createdAt: new Date(),
  });
  return _id.toString();
};

/** A machine's token of a user, or of nobody. */
export const aToken = async (userId = NO_SUCH_ID, scopes: TokenScope[] = [...TOKEN_SCOPES]) => {
  const [now, _id] = [new Date(), new Types.ObjectId()];
  const given = { _id, userId, name: 'Máquina', scopes, createdAt: now, expiresAt: addDays(now, 1) };
  return { id: _id.toString(), token: (await createToken(given)).token };
};

/** A service account with all scopes by default. */
export const aServiceAccount = async (scopes: TokenScope[] = [...TOKEN_SCOPES]) => {
  const _id = new Types.ObjectId();
  const { secret } = await insertServiceAccount({
    _id,
    name: `Sistema ${_id.toString()}`,
    scopes,
    createdAt: new Date(),
    createdById: null,
    expiresAt: null,
    isVerified: false,
  });
  return { id: _id.toString(), token: secret };
};

/** A link that shows everything of a user's passport. */
export const aPassportLink = (userId = NO_SUCH_ID, parts: readonly PassportPart[] = PASSPORT_PARTS) =>
  createPassportLink({
    userId,
    parts: [...parts],
    issuer: 'http://localhost',
    createdAt: new Date(),
    expiresAt: addDays(new Date(), 7),
    generation: 0,
  });

/** The secret of a calendar link of a user, or of nobody. */
export const aCalendarSecret = (userId = NO_SUCH_ID, kind: CalendarKind = 'student') =>
  createCalendarSecret({ userId, kind, createdAt: new Date(), generation: 0 });

/** The token of a link in a message about the security of an account, of a new student by default. */
export const anAccountLink = async (purpose: LinkPurpose, userId?: string) => {
  const [id, now] = [userId ?? (await aPersonWithoutPassword()), new Date()];
  const change = await anEmailChange(id);
  const link = { purpose, changeId: change.id, address: change.from, expiresAt: addDays(now, 7) };
  return createAccountLink({ userId: id, link, now });
};

/** An email that staff has set for a user. */
export const anEmailChange = async (userId: string) => {
  const change = newEmailChange(anEmail(), { now: new Date(), isMailed: false });
  const { email } = await changeUser(userId, () => ({ emailChange: change }));
  return { ...change, from: email };
};

type Staff = Pick<ReturnType<typeof connectGraphql>, 'updateUser' | 'finishEmailChange'>;

/** Another email by staff, on a server without mail. */
export const correctEmail = async (staff: Staff, id: string, email = anEmail()) => {
  good(await staff.updateUser({ id, email }));
  return good(await staff.finishEmailChange({ userId: id, reason: 'Por teléfono' }));
};

/** The record that a user, with a second factor, has lost it. */
export const aSecondFactorLoss = async (userId: string) => {
  await aSecondFactor(userId);
  await recordLoss(userId, new Date());
};

/** The token of a password link, for a new user by default. */
export const aReset = async (given?: string) => {
  const userId = given ?? (await aPendingUser()).id;
  const { token, hash } = newToken();
  await ResetModel.create({ _id: hash, userId, expiresAt: addDays(new Date(), 1) });
  return token;
};

/** Sets up the second factor of an account, and returns a recovery code. */
export const aSecondFactor = async (userId = NO_SUCH_ID) => {
  const [code, salt] = ['01234-56789', newSalt(readEnv({}))];
  const recovery = [await hashOfRecoveryCode(readEnv({}), { salt }, code)];
  await SecondFactorModel.create({ _id: userId, salt, activeSince: new Date(), lastStep: 0, recovery });
  return code;
};

/** The secret of a second factor that is begun and not confirmed. */
export const aSecret = async (id = NO_SUCH_ID) => {
  const prepared = await prepareSecondFactor(readEnv({}), { user: { id, email: '' }, generations: {} });
  if (!prepared) throw new Error('there is a second factor already');
  return prepared.secret;
};

export const withoutSecondFactor = async (userId = NO_SUCH_ID) => {
  await SecondFactorModel.deleteOne({ _id: userId });
};

const STEP_MS = 30_000;

/** Codes of an app that was set up with the secret; `offset` steps from now. */
export const appOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (offset = 0) => totp.generate({ timestamp: Date.now() + offset * STEP_MS });
};
