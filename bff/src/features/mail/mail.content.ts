import { mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import type { MailMessage } from '#domain/mail/mail.ts';
import type { Ctx } from '../../operation/context.ts';
import { findStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { userLoader } from '../users/user.store.ts';
import { contentFor } from './mail.decision.ts';

const previewOf = async (ctx: Ctx, message: MailMessage) => {
  const { userId, enrolmentId } = message;
  const user = await userLoader(ctx).load(userId);
  const enrolment = enrolmentId ? await findStoredEnrolment(enrolmentId) : null;
  return user && contentFor(message, { user, enrolment });
};

/** The content that was sent, or would be sent now, without the unsubscribe link. */
export const mailContent = async (ctx: Ctx, message: MailMessage) => {
  const content = message.state === 'waiting' ? await previewOf(ctx, message) : message.content;
  if (!content) return null;
  const links = { publicUrl: ctx.publicUrl, unsubscribe: null };
  return { subject: content.subject, text: mailText(content, links), html: mailHtml(content, links) };
};
