import { addDays } from 'date-fns';
import { changesBetween } from '#domain/audit/audit.ts';
import { accountLinkSchema, reasonedSchema } from '#domain/auth/auth.schema.ts';
import type { LinkPurpose } from '#domain/mail/security-notices.ts';
import { messages } from '#domain/messages.ts';
import { EMAIL_CHANGE_DAYS, heldActsText } from '#domain/users/account-hold.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { inPerson, staff, visitor, type Authenticated } from '../../../operation/access.ts';
import type { Ctx } from '../../../operation/context.ts';
import { operation } from '../../../operation/operation.ts';
import { clientKey } from '../../../process/limits.ts';
import { removeEnded } from '../end-trust.ts';
import { emailReplaced, emailRestored } from '../user.facts.ts';
import { findAccountLink, invalidLink, removeAccountLinks, removeAllAccountLinks } from './account-link.ts';
import { withConfirmedEmail, withEmail, withFormerEmail } from './email-change.ts';
import { undoHeldActs } from './held-acts.ts';
import { keepSecondFactor } from './second-factor-loss.ts';
import { requireRightsOver } from '../staff-rights.ts';
import { toUser, type AccountLink, type EmailChange, type UserDocument } from '../user.model.ts';
import {
  auditedStored,
  changeUser,
  isEmailTaken,
  repeatOfUser,
  requireChangeableUser,
  requireStoredUser,
} from '../user.store.ts';

const noPendingEmail = () => new DomainError('NO_PENDING_EMAIL', messages.noPendingEmail);

const requirePending = ({ emailChange }: UserDocument): EmailChange => {
  if (!emailChange) throw noPendingEmail();
  return emailChange;
};

/** Whether an email is pending is checked by the write: a repeated request finds none. */
const requireRightsOverUser = async (ctx: Authenticated, userId: unknown) => {
  const user = await requireChangeableUser(userId);
  requireRightsOver(ctx, toUser(user));
  return user;
};

const aboutSubject = (_: unknown, { subject }: { subject: UserDocument }) => auditedStored(subject);

/** What follows when another email counts. */
const followNewEmail = async (ctx: Ctx, id: string) => {
  await removeEnded(id);
  await emailReplaced({ ctx, userId: id });
};

export const resendEmailChange = operation({
  field: 'Mutation.resendEmailChange',
  access: staff,
  recentAuthentication: 'always',
  subject: (ctx, { userId }) => requireRightsOverUser(ctx, userId),
  repeat: repeatOfUser,
  audit: { action: 'user.resendEmail', about: aboutSubject },
  run: async ({ ctx: { now }, subject }): Promise<User> =>
    toUser(
      await changeUser(
        subject._id.toString(),
        (user) => ({
          emailChange: { ...requirePending(user), expiresAt: addDays(now, EMAIL_CHANGE_DAYS) },
        }),
        { told: ['emailAskedAgain'] },
      ),
    ),
});

export const withdrawEmailChange = operation({
  field: 'Mutation.withdrawEmailChange',
  access: staff,
  subject: (ctx, { userId }) => requireRightsOverUser(ctx, userId),
  repeat: repeatOfUser,
  audit: { action: 'user.withdrawEmail', about: aboutSubject },
  run: ({ subject }): Promise<User> => dropChange(subject._id.toString(), 'emailWithdrawn'),
});

const dropChange = async (id: string, told: 'emailStopped' | 'emailWithdrawn') => {
  const drop = (user: UserDocument) => {
    requirePending(user);
    return { emailChange: null };
  };
  return toUser(await changeUser(id, drop, { told: [told] }));
};

export const stopMyEmailChange = operation({
  field: 'Mutation.stopMyEmailChange',
  access: inPerson,
  subject: async ({ actor }) => {
    const user = await requireStoredUser(actor.user.id);
    requirePending(user);
    return user;
  },
  audit: { action: 'user.stopEmail', about: aboutSubject },
  run: ({ subject }): Promise<User> => dropChange(subject._id.toString(), 'emailStopped'),
});

const requireFree = async ({ _id }: UserDocument, { email, now }: { email: string; now: Date }) => {
  if (await isEmailTaken(email, { now, id: _id.toString() })) {
    throw new DomainError('EMAIL_TAKEN', messages.emailNotConfirmed);
  }
};

/** For an academy without a mail server: the person has confirmed the email by telephone or at the desk. */
export const finishEmailChange = operation({
  field: 'Mutation.finishEmailChange',
  access: staff,
  recentAuthentication: 'always',
  subject: (ctx, { userId }) => requireRightsOverUser(ctx, userId),
  input: reasonedSchema,
  repeat: repeatOfUser,
  audit: {
    action: 'user.finishEmail',
    about: aboutSubject,
    changes: ({ subject, input: { reason } }) => [
      ...changesBetween({ email: subject.email }, { email: subject.emailChange?.email ?? null }),
      ...changesBetween({}, { reason }),
    ],
  },
  run: async ({ ctx, subject: { _id } }): Promise<User> => {
    const { now } = ctx;
    const finish = async (user: UserDocument) => {
      const { email, isMailed } = requirePending(user);
      if (ctx.mail && isMailed) throw new DomainError('CONFIRM_BY_MAIL', messages.confirmByMail);
      if (user.role === 'admin') throw new DomainError('EMAIL_OF_ADMIN', messages.emailOfAdmin);
      await requireFree(user, { email, now });
      return withEmail(user, { email, now });
    };
    const user = toUser(await changeUser(_id.toString(), finish));
    await followNewEmail(ctx, user.id);
    return user;
  },
});

type Opened = { user: UserDocument; link: AccountLink };

const aboutLink = (_: unknown, { subject: { user } }: { subject: Opened }) => auditedStored(user);

type Presented = {
  token: unknown;
  purposes: readonly LinkPurpose[];
  isUsable: (opened: Opened) => boolean;
};

/** Only invalid links count against the address: nobody who shares it can stop the owner of a valid one. */
const openLink = async ({ limits, ip, now }: Ctx, { token, purposes, isUsable }: Presented) => {
  const opened = await findAccountLink(token, { purposes, now });
  if (opened && isUsable(opened)) return opened;
  await limits.consume('resetByAddress', clientKey(ip));
  throw invalidLink();
};

export const confirmEmailChange = operation({
  field: 'Mutation.confirmEmailChange',
  access: visitor,
  subject: (ctx, { token }) =>
    openLink(ctx, {
      token,
      purposes: ['confirmEmail'],
      isUsable: (opened) => isConfirmedBy(opened.user, opened),
    }),
  input: accountLinkSchema,
  audit: {
    action: 'user.confirmEmail',
    about: aboutLink,
    changes: ({ subject: { user } }) =>
      changesBetween({ email: user.email }, { email: user.emailChange?.email ?? null }),
  },
  run: async ({ ctx, subject: opened }): Promise<{ detail: string }> => {
    const { now } = ctx;
    const id = opened.user._id.toString();
    const confirm = async (user: UserDocument) => {
      if (!user.emailChange || !isConfirmedBy(user, opened)) throw invalidLink();
      const { email } = user.emailChange;
      await requireFree(user, { email, now });
      return withConfirmedEmail(user, { email, now });
    };
    await changeUser(id, confirm);
    await removeAccountLinks(id, { purpose: 'confirmEmail' });
    await followNewEmail(ctx, id);
    return { detail: messages.emailConfirmed };
  },
});

/** An admin's email is changed by the operator alone, also if the role was given meanwhile. */
const isConfirmedBy = ({ emailChange, role }: UserDocument, { link: { changeId } }: Opened) =>
  emailChange?.id === changeId && role !== 'admin';

/** The link «No fui yo». It works while what it is about can still be stopped or taken back. */
export const stopAccountChange = operation({
  field: 'Mutation.stopAccountChange',
  access: visitor,
  runsOnFullDisk: true,
  subject: (ctx, { token }) =>
    openLink(ctx, {
      token,
      purposes: ['stopEmail', 'keepSecondFactor'],
      isUsable: ({ user, link }) => canStop(user, { link, now: ctx.now }),
    }),
  input: accountLinkSchema,
  audit: { action: 'user.stopChange', about: aboutLink },
  run: async ({ ctx, subject: opened }): Promise<{ detail: string }> => {
    const { user, link } = opened;
    const id = user._id.toString();
    if (link.purpose === 'keepSecondFactor') {
      await keepSecondFactor(id, { lossId: link.changeId, missing: invalidLink });
      await removeAccountLinks(id, { purpose: link.purpose });
      return { detail: messages.secondFactorKept };
    }
    return user.email === link.address ? stopEmail(id, link) : restoreEmail(ctx, opened);
  },
});

type Stopping = { link: AccountLink; now: Date };

const keptOf = ({ keptEmails = [] }: UserDocument, { link, now }: Stopping) =>
  keptEmails.find(({ email, until }) => email === link.address && until > now) ?? null;

const canStop = (user: UserDocument, { link, now }: Stopping) => {
  if (link.purpose === 'keepSecondFactor') return user.secondFactorLoss?.id === link.changeId;
  return user.email === link.address ? Boolean(user.emailChange) : keptOf(user, { link, now }) !== null;
};

const stopEmail = async (id: string, { address }: AccountLink) => {
  const stop = (user: UserDocument) => {
    if (user.email !== address || !user.emailChange) throw invalidLink();
    return { emailChange: null };
  };
  await changeUser(id, stop, { told: ['emailStopped'] });
  await removeAccountLinks(id, { purpose: 'confirmEmail' });
  await removeAccountLinks(id, { purpose: 'stopEmail', address });
  return { detail: messages.emailChangeStopped };
};

/** The account was in other hands since then: all access ends. */
const restoreEmail = async (ctx: Ctx, { user, link }: Opened) => {
  const { now } = ctx;
  const id = user._id.toString();
  const kept = keptOf(user, { link, now });
  if (!kept) throw invalidLink();
  await requireFree(user, { email: kept.email, now });
  const { heldActs = [], actsToUndo } = await changeUser(id, (stored) => withFormerEmail(stored, kept), {
    ends: ['emailRestored'],
    told: ['emailStopped'],
  });
  await emailRestored({ userId: id, since: kept.since });
  await removeAllAccountLinks(id);
  await followNewEmail(ctx, id);
  await undoHeldActs(ctx, id);
  const done = actsToUndo ? heldActsText(heldActs) : '';
  return { detail: [messages.emailRestored, done].filter(Boolean).join('. ') };
};
