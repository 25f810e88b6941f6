import { deleteBatches } from '../../lists/delete-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import type { Ctx } from '../../operation/context.ts';
import { retainedSince } from '../../process/retention.ts';
import { OWNER, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { MailModel, type MailDocument } from '../../outgoing/mail.model.ts';

export const mailData = dataSection<MailDocument>({
  name: 'mail',
  order: rowOrder(MailModel, { createdAt: -1, _id: -1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    kind: true,
    userId: OWNER,
    enrolmentId: true,
    facts: true,
    state: true,
    reason: true,
    to: true,
    content: true,
    dueAt: true,
    nextAttemptAt: WORKINGS,
    waitsFor: WORKINGS,
    createdAt: true,
    settledAt: true,
    tries: WORKINGS,
    resent: WORKINGS,
    said: WORKINGS,
    smtpCode: WORKINGS,
  },
});

export const eraseMail = async (userId: string) => {
  await MailModel.deleteMany({ userId });
};

export const deleteOldMail = async ({ env, now }: Ctx) => {
  const since = retainedSince(now, env.MAIL_LOG_RETENTION_DAYS);
  if (since) await deleteBatches(MailModel, { state: { $ne: 'waiting' }, createdAt: { $lt: since } });
};
