import { addHours } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { requestPasswordResetSchema, resetPasswordSchema } from '#domain/auth/auth.schema.ts';
import { greetingOf, mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import { messages } from '#domain/messages.ts';
import { isMissingEmail } from '#domain/users/no-email.ts';
import { searchFields } from '#domain/users/user.search.ts';
import type { User } from '#domain/users/user.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError, notConfigured, notFound } from '../../errors/domain-error.ts';
import { staff, visitor, type Authenticated } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { invalidField } from '../../operation/input.ts';
import { repeatableBy, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import type { Env } from '../../process/env.ts';
import { accountAt, clientKey } from '../../process/limits.ts';
import type { OutgoingMail } from '../../process/mail.ts';
import { resealSalts } from '../../process/derived-secret.ts';
import { emailKnown } from '../users/user.facts.ts';
import { countAccountChange, requireRightsOver } from '../users/staff-rights.ts';
import { findAccount, hasAnyPassword, isLinkedToGoogle, setLostPassword } from '../users/user.credentials.ts';
import { auditedUser, changeUser, requireUser, requireUserWithData } from '../users/user.store.ts';
import { requireUncommon } from './common-passwords.ts';
import { removeEnded } from '../users/end-trust.ts';
import { isKnownNetwork, knownDeviceOf } from '../credentials/known-device.ts';
import { linkTokens } from '../credentials/link-token.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { ResetModel, type ResetDocument } from './reset.model.ts';
import { hashOf } from '../credentials/token.ts';
import { generationOf, isTrusted, type Generations } from '../credentials/trust-endings.ts';

const VALID_HOURS = 24;

export type PasswordReset = { link: string; expiresAt: Date };

export const mayCreatePasswordReset = operation({
  field: 'Query.mayCreatePasswordReset',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  run: async ({ ctx, subject: user }): Promise<boolean> => {
    try {
      await requireLinkable(ctx, user);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  },
});

const requireLinkable = async (ctx: Authenticated, user: User) => {
  await requireRightsToLink(ctx, user);
  const refusal = await refusalOf(user);
  if (refusal) throw refusal;
};

/** Staff who are not admins give a first password only: their links open no account that somebody uses. */
const requireRightsToLink = async (ctx: Authenticated, user: User) => {
  requireRightsOver(ctx, user);
  if (ctx.actor.user?.role === 'student' && (await hasAnyPassword(user.id))) {
    throw new DomainError('ROLE_NOT_PERMITTED', messages.roleNotPermitted);
  }
};

/** Why no link can be created. Admins get none: an admin's session must not give access to another admin. */
const refusalOf = async ({ id, role }: User) => {
  if (role === 'admin') return new DomainError('RESET_OF_ADMIN', messages.resetOfAdmin);
  if (!(await isLinkedToGoogle(id))) return null;
  return new DomainError('RESET_OF_GOOGLE_ACCOUNT', messages.resetOfGoogle);
};

const repeatOfLink = repeatableBy(
  ResetModel,
  async ({ userId, salt, expiresAt }: ResetDocument, ctx): Promise<PasswordReset | null> => {
    if (!salt || expiresAt <= ctx.now) return null;
    const { email } = await requireUser(userId.toString());
    return { link: linkOf(ctx, tokens.derive(ctx, salt), email), expiresAt };
  },
  ({ link }) => hashOf(tokenIn(link)),
);

/** The token is in the fragment, which browsers do not send to servers. `&correo`: the page asks for an email too. */
const linkOf = ({ publicUrl }: Ctx, token: string, email: string) =>
  `${publicUrl}/restablecer#${token}${isMissingEmail(email) ? '&correo' : ''}`;

const tokenIn = (link: string) => link.split(/[#&]/)[1] ?? '';

const tokens = linkTokens('password reset');

export const createPasswordReset = operation({
  field: 'Mutation.createPasswordReset',
  access: staff,
  recentAuthentication: 'always',
  subject: (_, { userId }) => requireUserWithData(userId),
  repeat: repeatOfLink,
  audit: { action: 'user.passwordReset', about: (_, { subject }) => auditedUser(subject) },
  run: async ({ ctx, subject: { id }, request }): Promise<PasswordReset> => {
    const account = await findAccount({ _id: id });
    if (!account) throw notFound('USER_NOT_FOUND');
    await requireLinkable(ctx, account.user);
    await countAccountChange(ctx);
    await endResetsOf(id);
    return createLink(ctx, account, { request });
  },
});

const endResetsOf = async (userId: string) => {
  await ResetModel.deleteMany({ userId });
};

type Account = { user: User; generations: Generations };
type Made = { request: KeyedRequest | null; isRequested?: boolean };

const createLink = async (
  ctx: Ctx,
  { user, generations }: Account,
  { request, isRequested = false }: Made,
): Promise<PasswordReset> => {
  const { token, salt } = tokens.create(ctx, request);
  const stored = salt ? { salt } : {};
  const expiresAt = addHours(ctx.now, VALID_HOURS);
  const generation = generationOf(generations, 'passwordResets');
  await ResetModel.create({
    _id: hashOf(token),
    userId: user.id,
    expiresAt,
    generation,
    isRequested,
    ...stored,
  });
  return { link: linkOf(ctx, token, user.email), expiresAt };
};

/** Looks the account up in the background: response and timing are the same for every email. */
export const requestPasswordReset = operation({
  field: 'Mutation.requestPasswordReset',
  access: visitor,
  runsOnFullDisk: true,
  input: requestPasswordResetSchema,
  run: async ({ ctx, input: { email } }): Promise<{ detail: string }> => {
    if (!ctx.mail) throw notConfigured('MAIL_NOT_CONFIGURED', messages.mailNotConfigured);
    await countResetMail(ctx, email);
    ctx.mail.sendLater(() => writeResetMail(ctx, email));
    return { detail: messages.resetRequested };
  },
});

/** Requests of strangers do not use up those from a device or network where the account has signed in. */
const countResetMail = async (ctx: Ctx, email: string) => {
  const { limits, ip } = ctx;
  const device = await knownDeviceOf(ctx, email);
  if (device) return limits.consume('resetMailByAccount', device);
  await limits.consume('resetMailByAddress', clientKey(ip));
  const isKnown = await isKnownNetwork(ctx, email);
  return limits.consume('resetMailByAccount', isKnown ? accountAt(ip, email) : email);
};

/** Ends the links that were asked for before, not one that staff handed out. */
const writeResetMail = async (ctx: Ctx, email: string) => {
  const account = await findAccount({ email });
  if (!account?.user.isActive || isMissingEmail(email) || (await refusalOf(account.user))) return null;
  await ResetModel.deleteMany({ userId: account.user.id, isRequested: true });
  const { link } = await createLink(ctx, account, { request: null, isRequested: true });
  return resetMail(account.user, { link, hours: VALID_HOURS });
};

type Addressed = { email: string; firstName: string | null };
type Link = { link: string; hours: number };

const resetMail = ({ email, firstName }: Addressed, { link, hours }: Link): OutgoingMail => {
  const { name } = academy;
  const content = {
    subject: `Elige otra contraseña en ${name}`,
    greeting: greetingOf(firstName),
    paragraphs: [
      `Alguien pidió otra contraseña para tu cuenta de ${name}. Si fuiste tú, elígela en este enlace.`,
      `El enlace vale una vez, durante ${hours} horas, y cierra todas tus sesiones.`,
      'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    action: { label: 'Elegir otra contraseña', path: link },
  };
  const links = { publicUrl: '', unsubscribe: null };
  const { subject } = content;
  return { to: email, subject, text: mailText(content, links), html: mailHtml(content, links) };
};

export const resetPassword = operation({
  field: 'Mutation.resetPassword',
  access: visitor,
  runsOnFullDisk: true,
  input: resetPasswordSchema,
  run: async ({ ctx, input: { token, newPassword, email } }): Promise<{ detail: string }> => {
    await requireUncommon('newPassword', newPassword);
    const valid = { _id: hashOf(token), expiresAt: { $gt: ctx.now } };
    const account = await findAccountOf(valid);
    if (!account || (await refusalOf(account.user))) {
      // A valid link is never refused for what others tried.
      await ctx.limits.consume('resetByAddress', clientKey(ctx.ip));
      throw invalidLink();
    }
    const { user, generations, isByStaff } = account;
    const passwordHash = await hashPassword(newPassword);
    const hasNoEmail = isMissingEmail(user.email);
    await inTransaction(async () => {
      if (hasNoEmail) await setFirstEmail(user, email);
      if (!(await ResetModel.findOneAndDelete(valid))) throw invalidLink();
      if (!(await setLostPassword(user.id, { passwordHash, now: ctx.now, isByStaff, of: generations })))
        throw invalidLink();
      await removeEnded(user.id);
      if (hasNoEmail) await emailKnown({ ctx, userId: user.id });
    });
    return { detail: messages.passwordReset };
  },
});

const findAccountOf = async (valid: { _id: string; expiresAt: object }) => {
  const link = await ResetModel.findOne(valid).lean();
  const account = link && (await findAccount({ _id: link.userId.toString() }));
  if (!account) return null;
  const { _id: id, generation = 0 } = link;
  const isValid = isTrusted(account, { kind: 'passwordResets', id, generation });
  return isValid ? { ...account, isByStaff: !link.isRequested } : null;
};

const invalidLink = () =>
  invalidField('token', { reason: 'RESET_LINK_INVALID', message: messages.resetInvalid });

const setFirstEmail = async ({ id }: User, email: string | null) => {
  if (!email) throw invalidField('email', { reason: 'EMAIL_REQUIRED', message: messages.emailToSignIn });
  await changeUser(id, (user) => ({ email, ...searchFields({ ...user, email }), referrals: 'due' }), {
    ends: [],
  });
};

export const resealResets = (env: Env) => resealSalts(ResetModel, env);
