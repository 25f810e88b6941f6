import type { MailFacts, MailKind } from '#domain/mail/mail.ts';
import { afterQuietHours } from '#domain/mail/mail.schedule.ts';
import { isSecurityKind } from '#domain/mail/security-notices.ts';
import type { Env } from '../../process/env.ts';
import type { PendingEvent } from '../webhooks/outbox.ts';

/** A message, stored by the write that causes it. */
export type PendingMail = {
  id: string;
  kind: MailKind;
  userId: string;
  enrolmentId: string | null;
  facts: MailFacts;
  at: string;
  dueAt: string;
};

type Caused = {
  cause: string;
  revision: string | number;
  kind: MailKind;
  userId: string;
  enrolmentId?: string;
  facts?: MailFacts;
  dueAt?: Date;
};

const messaging = { isOn: false, hasServer: false, keepsQuietHours: true };

export const switchMessages = ({ MESSAGES, SMTP_URL }: Pick<Env, 'MESSAGES' | 'SMTP_URL'>) => {
  messaging.isOn = MESSAGES === 'on';
  messaging.hasServer = SMTP_URL !== undefined;
};

export const switchQuietHours = ({ MAIL_QUIET_HOURS }: Pick<Env, 'MAIL_QUIET_HOURS'>) => {
  messaging.keepsQuietHours = MAIL_QUIET_HOURS === 'on';
};

/** The earliest instant at which a message that may wait for the morning is sent. */
export const quietUntil = (now: Date) => (messaging.keepsQuietHours ? afterQuietHours(now) : now);

export const sendsMessages = () => messaging.isOn;

/** Whether messages about the security of an account are stored: wherever there is an SMTP server. */
export const sendsNotices = () => messaging.isOn || messaging.hasServer;

export const pendingMail = (caused: readonly Caused[]): PendingEvent[] => {
  const wanted = caused.filter(({ kind }) => (isSecurityKind(kind) ? sendsNotices() : sendsMessages()));
  const at = new Date();
  return wanted.map(({ cause, revision, kind, userId, enrolmentId = null, facts = {}, dueAt = at }) => {
    const id = `${cause}#${kind}#${revision}`;
    const mail: PendingMail = {
      id,
      kind,
      userId,
      enrolmentId,
      facts,
      at: at.toISOString(),
      dueAt: dueAt.toISOString(),
    };
    return { id, type: 'mail', at, to: [], body: JSON.stringify(mail) };
  });
};
