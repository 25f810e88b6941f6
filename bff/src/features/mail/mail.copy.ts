import { Types } from 'mongoose';
import { countDuplicates } from '../../database/transient-errors.ts';
import type { PendingEvent } from '../webhooks/outbox.ts';
import { MailModel, type MailDocument } from './mail.model.ts';
import type { PendingMail } from './mail.outbox.ts';
import { notifyMailWorker } from './mail.notify.ts';

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

export const copyMail = async (events: readonly PendingEvent[]) => {
  const mail = events.filter(({ type }) => type === 'mail');
  if (mail.length === 0) return;
  await countDuplicates(MailModel.insertMany(mail.map(documentOf), { ordered: false }));
  notifyMailWorker();
};
