import { mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import type { MailMessage, MailReason } from '#domain/mail/mail.ts';
import type { Ctx } from '../../operation/context.ts';
import { findStoredEnrolment, storedEnrolmentLoader } from '../enrolments/enrolment.store.ts';
import { userLoader } from '../users/user.store.ts';
import { contentFor } from './mail.decision.ts';
import { isTrue, lessonOf, whatToSay } from './mail.truth.ts';

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
