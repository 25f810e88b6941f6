import { standingOf } from '#domain/mail/class-news.ts';
import { mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import { isTooLate, keepsQuietHours } from '#domain/mail/mail.schedule.ts';
import { mailContentOf } from '#domain/mail/mail.texts.ts';
import { topicOf, type MailContent, type MailReason, type MailMessage } from '#domain/mail/mail.ts';
import { isSecurityKind } from '#domain/mail/security-notices.ts';
import { toPesos } from '#domain/money/centavos.ts';
import { isAnonymisedEmail, isMissingEmail } from '#domain/users/no-email.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { findStoredEnrolment, storedEnrolmentLoader } from '../enrolments/enrolment.store.ts';
import { findStoredUser, userLoader } from '../users/user.store.ts';
import type { MailDocument } from '../../outgoing/mail.model.ts';
import { quietUntil } from '../../outgoing/mail.ts';
import { expectsClass, whatToSay, isTrue, lessonOf, type Said } from './mail.truth.ts';

type Found<Find extends (id: string) => PromiseLike<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;
type Enrolment = Found<typeof findStoredEnrolment>;
type User = Found<typeof findStoredUser>;

type Verdict =
  | { action: 'send'; to: string; content: MailContent; enrolment: Enrolment | null; user: User; said: Said }
  | { action: 'drop'; reason: MailReason }
  | { action: 'wait'; until: Date };

export const decideMail = async (message: MailDocument, now: Date): Promise<Verdict> => {
  const { dueAt, enrolmentId } = message;
  const drop = (reason: MailReason): Verdict => ({ action: 'drop', reason });
  const user = await findStoredUser(message.userId.toString());
  if (!user || isAnonymisedEmail(user.email)) return drop('inactive');
  if (!user.isActive && !isSecurityKind(message.kind) && message.kind !== 'cancelled')
    return drop('inactive');
  const to = message.facts.to ?? user.email;
  if (!isAddress(to)) return drop('no_address');
  if (isOver(message, user, now)) return drop('changed');
  const enrolment = enrolmentId ? await findStoredEnrolment(enrolmentId) : null;
  const said = await whatToSay({ ...message, id: message._id }, { user, enrolment });
  if (typeof said === 'string') return drop(said);
  const { kind, facts } = said;
  const startsAt = facts.startsAt ? new Date(facts.startsAt) : null;
  if (isTooLate(kind, { dueAt, startsAt, now }) && !(await expectsClass(said, { enrolmentId, now })))
    return drop('late');
  const refusal = refusalOf(said, user);
  if (refusal) return drop(refusal);
  const until = keepsQuietHours(said, now) ? quietUntil(now) : now;
  if (until > now) return { action: 'wait', until };
  const content = contentFor(said, { user, enrolment });
  return { action: 'send', to, content, enrolment, user, said };
};

const isAddress = (email: string) => !isMissingEmail(email) && !isAnonymisedEmail(email);

/** What a link in a message about security could still change. */
const isOver = ({ kind, facts }: MailDocument, user: User, now: Date) => {
  const { secondFactorLoss: loss } = user;
  if (kind === 'second_factor_loss') return !loss || loss.id !== facts.changeId;
  if (kind !== 'email_confirm') return false;
  const { emailChange } = user;
  return !emailChange || emailChange.id !== facts.changeId || emailChange.expiresAt <= now;
};

const refusalOf = ({ kind }: Said, user: User): MailReason | null => {
  const topic = topicOf(kind);
  if (topic === null) return null;
  if (user.refusedMail?.includes(topic)) return 'unwanted';
  return user.unreachableEmail === user.email ? 'unreachable' : null;
};

type Concerned = {
  user: Pick<User, 'firstName' | 'documentNumber'>;
  enrolment: Enrolment | null;
};

const contentFor = ({ kind, facts, lesson }: Omit<Said, 'says'>, { user, enrolment }: Concerned) =>
  mailContentOf(kind, {
    ...facts,
    firstName: user.firstName,
    ...(enrolment ? { enrolmentId: enrolment._id.toString(), price: toPesos(enrolment.priceCentavos) } : {}),
    standing: enrolment && standingOf(enrolment.status, enrolment.offerUntil),
    needsSetup: isPendingDocument(user.documentNumber),
    lesson,
  });

export const mailReason = async (ctx: Ctx, message: MailMessage): Promise<MailReason | null> => {
  const { state, reason, userId, enrolmentId } = message;
  if (state !== 'waiting') return reason;
  const user = await userLoader(ctx).load(userId);
  const enrolment = enrolmentId ? await storedEnrolmentLoader(ctx).load(enrolmentId) : null;
  if (!user || (await isTrue(message, enrolment, user))) return null;
  const said = await whatToSay(message, { user, enrolment });
  return typeof said === 'string' ? said : null;
};

export const mailContent = async (ctx: Ctx, message: MailMessage) => {
  const content = message.state === 'waiting' ? await previewOf(ctx, message) : message.content;
  if (!content) return null;
  const links = { publicUrl: ctx.publicUrl, unsubscribe: null };
  return { subject: content.subject, text: mailText(content, links), html: mailHtml(content, links) };
};

const previewOf = async (ctx: Ctx, message: MailMessage) => {
  const { userId, enrolmentId } = message;
  const user = await userLoader(ctx).load(userId);
  const enrolment = enrolmentId ? await findStoredEnrolment(enrolmentId) : null;
  if (!user) return null;
  const said = await whatToSay(message, { user, enrolment });
  const { kind, facts } = message;
  const shown = typeof said === 'string' ? { kind, facts, lesson: await lessonOf(message, enrolment) } : said;
  return contentFor(shown, { user, enrolment });
};
