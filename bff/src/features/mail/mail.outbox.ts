import { Types } from 'mongoose';
import { afterQuietHours } from '#domain/mail/mail.schedule.ts';
import type { MailFacts, MailKind } from '#domain/mail/mail.ts';
import { isSecurityKind } from '#domain/mail/security-notices.ts';
import { countDuplicates } from '../../database/database-errors.ts';
import type { Env } from '../../process/env.ts';
import type { PendingEvent } from '../webhooks/outbox.ts';
import { MailModel, type MailDocument } from './mail.model.ts';
import { notifyMailWorker } from './mail.store.ts';

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

export const switchMessages = ({ MESSAGES, SMTP_URL }: Pick<Env, 'MESSAGES' | 'SMTP_URL'>) => {
  messaging.isOn = MESSAGES === 'on';
  messaging.hasServer = SMTP_URL !== undefined;
};

const messaging = { isOn: false, hasServer: false, keepsQuietHours: true };

export const switchQuietHours = ({ MAIL_QUIET_HOURS }: Pick<Env, 'MAIL_QUIET_HOURS'>) => {
  messaging.keepsQuietHours = MAIL_QUIET_HOURS === 'on';
};

/** The earliest instant at which a message that may wait for the morning is sent. */
export const quietUntil = (now: Date) => (messaging.keepsQuietHours ? afterQuietHours(now) : now);

export const sendsMessages = () => messaging.isOn;

/** Whether a message that somebody asks for would be sent. */
export const sendsOnRequest = () => messaging.isOn && messaging.hasServer;

/** Whether messages about the security of an account are stored: wherever there is an SMTP server. */
export const sendsNotices = () => messaging.isOn || messaging.hasServer;

type Caused = {
  cause: string;
  revision: string | number;
  kind: MailKind;
  userId: string;
  enrolmentId?: string;
  facts?: MailFacts;
  dueAt?: Date;
};

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

export const copyMail = async (events: readonly PendingEvent[]) => {
  const mail = events.filter(({ type }) => type === 'mail');
  if (mail.length === 0) return;
  const ids = mail.map(({ id }) => id);
  const stored = new Set(
    (await MailModel.find({ _id: { $in: ids } }, { _id: 1 }).lean()).map(({ _id }) => _id),
  );
  const missing = mail.filter(({ id }) => !stored.has(id)).map(documentOf);
  if (missing.length > 0) await countDuplicates(MailModel.insertMany(missing, { ordered: false }));
  notifyMailWorker();
};

const documentOf = ({ body }: PendingEvent): MailDocument => {
  const { id, userId, at, dueAt, ...mail } = JSON.parse(body) as PendingMail;
  return {
    ...mail,
    _id: id,
    userId: new Types.ObjectId(userId),
    state: 'waiting',
    reason: null,
    to: null,
    content: null,
    dueAt: new Date(dueAt),
    nextAttemptAt: new Date(dueAt),
    waitsFor: null,
    createdAt: new Date(at),
    settledAt: null,
    tries: 0,
    resent: 0,
    smtpCode: null,
  };
};
