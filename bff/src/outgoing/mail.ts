import { Types } from 'mongoose';
import { afterQuietHours } from '#domain/mail/mail.schedule.ts';
import type { MailFacts, MailKind } from '#domain/mail/mail.ts';
import { isSecurityKind } from '#domain/mail/security-notices.ts';
import { AS_GIVEN, insertAtEnd } from '../database/transaction.ts';
import type { Env } from '../process/env.ts';
import { MailModel, notifyMailWorker, type MailDocument } from './mail.model.ts';
import { DomainError } from '../errors/domain-error.ts';
import { messages } from '#domain/messages.ts';

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

export type StoredMail = MailDocument;

/** The messages of which the kind is sent at all. A cause has one of a kind and a revision. */
export const causedMail = (caused: readonly Caused[]): MailDocument[] => {
  const wanted = caused.filter(({ kind }) => (isSecurityKind(kind) ? sendsNotices() : sendsMessages()));
  const createdAt = new Date();
  return wanted.map(
    ({ cause, revision, kind, userId, enrolmentId = null, facts = {}, dueAt = createdAt }) => ({
      _id: `${cause}#${kind}#${revision}`,
      userId: new Types.ObjectId(userId),
      kind,
      enrolmentId,
      facts,
      dueAt,
      createdAt,
      state: 'waiting',
      reason: null,
      to: null,
      content: null,
      nextAttemptAt: dueAt,
      waitsFor: null,
      settledAt: null,
      tries: 0,
      resent: 0,
      smtpCode: null,
      said: null,
    }),
  );
};

const missingMail = {
  insertMany: async (documents: object[]) => {
    const mail = documents as MailDocument[];
    const ids = mail.map(({ _id }) => _id);
    const stored = await MailModel.find({ _id: { $in: ids } }, { _id: 1 }).lean();
    const known = new Set(stored.map(({ _id }) => _id));
    const missing = mail.filter(({ _id }) => !known.has(_id));
    await MailModel.insertMany(missing, AS_GIVEN);
  },
};

/** Stores messages in the transaction of the write that caused them, unless they are stored already. */
export const storeMail = async (mail: readonly MailDocument[]) => {
  for (const message of mail) await insertAtEnd(missingMail, message);
};

/** The first of them that is stored. */
export const findMail = (ids: readonly string[]) => MailModel.findOne({ _id: { $in: ids } }).lean();

export const REQUEUED = {
  state: 'waiting',
  reason: null,
  to: null,
  content: null,
  settledAt: null,
  tries: 0,
  smtpCode: null,
} as const;

export const requeued = (now: Date) => ({
  $set: { ...REQUEUED, dueAt: now, nextAttemptAt: now },
  $inc: { resent: 1 },
});

export const requeueMail = async ({ _id, settledAt }: MailDocument, now: Date) => {
  const { matchedCount } = await MailModel.updateOne(
    { _id, state: { $ne: 'waiting' }, settledAt },
    requeued(now),
  );
  if (matchedCount === 0) throw new DomainError('MAIL_WAITS', messages.mailWaits);
  notifyMailWorker();
  return MailModel.findById(_id).orFail().lean();
};
