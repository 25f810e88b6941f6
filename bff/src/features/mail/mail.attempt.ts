import { addMinutes, subHours } from 'date-fns';
import { CLASS_LINKS, isAboutClass } from '#domain/mail/class-links.ts';
import { mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import { isClassNews } from '#domain/mail/class-news.ts';
import { topicOf, type KnownState, type MailContent, type MailKind } from '#domain/mail/mail.ts';
import { isSecurityKind, LINK_OF, LINKS } from '#domain/mail/security-notices.ts';
import { systemContext, type Deps } from '../../operation/context.ts';
import { SmtpError, type OutgoingMail } from '../../process/mail.ts';
import { enrolmentAttachment } from '../calendars/calendar.attachment.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { answerLinks } from '../enrolments/enrolment.link.ts';
import { toEnrolment } from '../enrolments/enrolment.store.ts';
import { readReceipt } from '../money/receipt.ts';
import { createAccountLink } from '../users/security/account-link.ts';
import { markReachable, markUnreachable } from '../users/user.store.ts';
import { MAX_TRIES, nextAttempt } from '../webhooks/delivery.attempt.ts';
import { decideMail } from './mail.decision.ts';
import type { MailDocument } from '../../outgoing/mail.model.ts';
import { unsubscribeLink } from './mail.preferences.ts';
import {
  findEarlier,
  leaseMail,
  postponeMail,
  recordMail,
  releaseFollowing,
  returnMail,
  settledAs,
} from './mail.store.ts';

const GIVEN_UP_HOURS = 72;
const AWAY_MINUTES = 5;

type Attempt = 'done' | 'away';

export const attemptMail = async (
  deps: Deps,
  message: MailDocument,
  signal: AbortSignal,
): Promise<Attempt> => {
  const now = new Date();
  const earlier = await findEarlier(message);
  if (earlier) {
    await postponeMail(message, earlier, now);
    return 'done';
  }
  const until = await leaseMail(message, now);
  if (!until) return 'done';
  const verdict = await decideMail(message, now);
  if (verdict.action === 'wait') {
    const { until: dueAt } = verdict;
    await recordMail(message, until, { dueAt, nextAttemptAt: dueAt });
    await releaseFollowing(message, now);
    return 'done';
  }
  if (verdict.action === 'drop' || message.tries >= MAX_TRIES) {
    const outcome =
      verdict.action === 'drop'
        ? settledAs('dropped', now, verdict.reason)
        : settledAs('failed', now, 'gave_up');
    await settle(deps, { message, until }, outcome);
    return 'done';
  }
  const { to, content, enrolment, user, said } = verdict;
  const { kind, facts, says } = said;
  const student = { ...user, email: to };
  const attachments = facts.entryId
    ? await receiptOf(facts.entryId)
    : await attachmentsOf(deps, { kind, enrolment, student });
  const answers =
    enrolment && isAboutClass(kind)
      ? answerLinks(deps, { enrolment, email: to, answers: CLASS_LINKS[kind].answers })
      : [];
  const leased = { message, until, sent: { to, content, kind, facts }, says, attachments, answers };
  return send(deps, leased, signal);
};

type Leased = {
  message: MailDocument;
  until: Date;
  sent: Pick<MailDocument, 'kind' | 'facts'> & { to: string; content: MailContent };
  says: KnownState | null;
  attachments: NonNullable<OutgoingMail['attachments']>;
  /** Not stored with the content, which staff can read. */
  answers: ReturnType<typeof answerLinks>;
};

const settle = async (
  deps: Deps,
  { message, until }: Pick<Leased, 'message' | 'until'>,
  outcome: ReturnType<typeof settledAs>,
) => {
  await recordMail(message, until, outcome);
  deps.metrics?.mail.inc({ outcome: outcome.state ?? 'waiting' });
  await releaseFollowing(message, new Date());
};

type Sent = {
  kind: MailKind;
  enrolment: Parameters<typeof toEnrolment>[0] | null;
  student: { firstName: string | null; lastName: string | null; email: string };
};

/** The calendar file of the class, with what has changed of it. */
const attachmentsOf = async (
  deps: Deps,
  { kind, enrolment: document, student }: Sent,
): Promise<NonNullable<OutgoingMail['attachments']>> => {
  if (!document || document.offerUntil || !isClassNews(kind)) return [];
  const enrolment = toEnrolment(document);
  const course = await courseOfEnrolment(systemContext(deps), enrolment);
  const file = enrolmentAttachment({ enrolment, course, student, publicUrl: deps.publicUrl });
  if (!file) return [];
  const contentType = `text/calendar; charset=utf-8; method=${file.method}`;
  return [{ filename: file.fileName, content: file.text, contentType }];
};

const receiptOf = async (entryId: string) => {
  const { name, content } = await readReceipt(entryId);
  return [{ filename: `${name}.pdf`, content, contentType: 'application/pdf' }];
};

const send = async (deps: Deps, leased: Leased, signal: AbortSignal): Promise<Attempt> => {
  const { message, until, sent } = leased;
  if (!deps.mail) {
    await settle(deps, leased, told(leased, 'not_sent'));
    return 'done';
  }
  try {
    await deps.mail.send(await composed(deps, leased), signal);
  } catch (error) {
    if (!(error instanceof SmtpError)) throw error;
    // Aborted because this process stops.
    if (signal.aborted) {
      await returnMail(message, until, { nextAttemptAt: new Date() });
      return 'away';
    }
    return failed(deps, leased, error);
  }
  await settle(deps, leased, told(leased, 'sent'));
  await markReachable(message.userId.toString(), sent.to);
  return 'done';
};

const told = ({ sent, says }: Leased, state: 'sent' | 'not_sent') => {
  const at = new Date();
  return { ...settledAs(state, at), ...sent, said: says && { at, state: says } };
};

const composed = async (
  deps: Deps,
  { message, sent, attachments, answers }: Leased,
): Promise<OutgoingMail> => {
  const { userId, _id, resent = 0 } = message;
  const { publicUrl } = deps;
  const { to, kind } = sent;
  const topic = topicOf(kind);
  const content = { ...sent.content, action: (await linkAction(message, to)) ?? sent.content.action };
  const unsubscribe = topic && unsubscribeLink(deps, { userId: userId.toString(), topic, email: to });
  return {
    to,
    subject: content.subject,
    text: mailText(content, { publicUrl, unsubscribe, answers }),
    html: mailHtml(content, { publicUrl, unsubscribe, answers }),
    messageId: `<${resent > 0 ? `${_id}#${resent}` : _id}@${new URL(publicUrl).hostname}>`,
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    attachments,
  };
};

/** The link in a message about security. Its token is not stored with the content, which staff can read. */
const linkAction = async ({ kind, userId, facts }: MailDocument, address: string) => {
  const purpose = isSecurityKind(kind) ? LINK_OF[kind] : undefined;
  if (!purpose || !facts.until) return null;
  const { label, path } = LINKS[purpose];
  const link = { purpose, changeId: facts.changeId ?? '', address, expiresAt: new Date(facts.until) };
  const token = await createAccountLink({ userId: userId.toString(), link, now: new Date() });
  return { label, path: `${path}#${token}` };
};

const failed = async (deps: Deps, leased: Leased, error: SmtpError): Promise<Attempt> => {
  const { message, until, sent } = leased;
  const now = new Date();
  const { responseCode: smtpCode, fault } = error;
  deps.log.warn({ mail: message._id, smtp: error.message, fault }, 'mail not sent');
  if (fault === 'server') {
    deps.metrics?.mail.inc({ outcome: 'kept' });
    if (message.dueAt < subHours(now, GIVEN_UP_HOURS)) {
      await settle(deps, leased, { ...settledAs('failed', now, 'gave_up'), ...sent, smtpCode });
    } else await returnMail(message, until, { nextAttemptAt: addMinutes(now, AWAY_MINUTES), smtpCode });
    return 'away';
  }
  const again = fault === 'later' ? nextAttempt(message.tries + 1, now) : null;
  if (again) await recordMail(message, until, { nextAttemptAt: again, smtpCode });
  else {
    const reason = fault === 'later' ? 'gave_up' : 'rejected';
    await settle(deps, leased, { ...settledAs('failed', now, reason), ...sent, smtpCode });
  }
  if (fault === 'address') await markUnreachable(message.userId.toString(), sent.to);
  return 'done';
};
