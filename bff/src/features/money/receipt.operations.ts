import { createHash } from 'node:crypto';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { isMissingEmail } from '#domain/users/no-email.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError, notConfigured, notFound } from '../../errors/domain-error.ts';
import { authenticated, mayAsStaff, signedIn, staffInPerson } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { runAgain } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { pdfFile } from '../../web/pdf/pdf-file.ts';
import { causedMail, findMail, requeueMail, sendsOnRequest, storeMail } from '../../outgoing/mail.ts';
import { auditedUser, findUser, viewOfUser } from '../users/user.store.ts';
import { refundsOf, requireEntry } from './account.ts';
import { receiptOf, type MoneyEntryDocument } from './money-entry.model.ts';
import { requireMoneyOn } from './money-rules.ts';
import { receiptFile } from './receipt.ts';

const requireReceipt = async (id: unknown) => {
  const entry = await requireEntry(id);
  await requireMoneyOn();
  if (entry.receiptNumber === null) throw notFound('PAYMENT_NOT_FOUND');
  return { entry, user: await findUser(entry.userId.toString()) };
};

/** By REST alone: the PDF of a payment or refund, for its person and the desk. */
export const getReceiptFile = operation({
  access: authenticated,
  subject: async (ctx, { id }) => {
    const { entry, user } = await requireReceipt(id);
    const isOwn = entry.userId.toString() === actorId(ctx.actor);
    if (!isOwn && !mayAsStaff(ctx, 'GET /api/money/receipts/{id}')) throw notFound('PAYMENT_NOT_FOUND');
    return { entry, isOwn, user };
  },
  view: (_, { subject: { isOwn, user } }) => (isOwn || !user ? null : viewOfUser(user)),
  run: async ({ subject: { entry, user } }) => {
    const { name, content } = await receiptFile(entry, user);
    return pdfFile(name, content);
  },
});

type MailedReceipt = { id: string; email: string };

/** Of cash that is no payment, nobody gets a receipt. */
const requireReceiptOfPerson = async (id: unknown) => {
  const { entry, user } = await requireReceipt(id);
  if (!user) throw notFound('PAYMENT_NOT_FOUND');
  return { entry, user };
};

export const mailReceipt = operation({
  field: 'Mutation.mailReceipt',
  access: staffInPerson,
  subject: (_, { id }) => requireReceiptOfPerson(id),
  repeat: runAgain,
  audit: {
    action: 'money.mailReceipt',
    about: (_, { subject: { user } }) => auditedUser(user),
    changes: ({ subject: { entry } }: { subject: { entry: MoneyEntryDocument } }) =>
      changesBetween({}, { receipt: receiptOf(entry) }),
  },
  run: ({ ctx, subject }): Promise<MailedReceipt> => sendReceipt(ctx, subject),
});

export const mailMyReceipt = operation({
  field: 'Mutation.mailMyReceipt',
  access: signedIn,
  subject: async (ctx, { id }) => {
    const found = await requireReceiptOfPerson(id);
    if (found.user.id !== actorId(ctx.actor)) throw notFound('PAYMENT_NOT_FOUND');
    return found;
  },
  repeat: runAgain,
  run: ({ ctx, subject }): Promise<MailedReceipt> => sendReceipt(ctx, subject),
});

type Asked = { entry: MoneyEntryDocument; user: User };

/** Stores the message, once a day for each receipt, its invoice and what was given back, whoever asks and however often. */
const sendReceipt = async (ctx: Ctx, { entry, user }: Asked): Promise<MailedReceipt> => {
  if (!sendsOnRequest()) throw notConfigured('MAIL_NOT_CONFIGURED', messages.receiptsNotMailed);
  if (isMissingEmail(user.email) || user.isEmailUnreachable) {
    throw new DomainError('EMAIL_UNREACHABLE', messages.emailUnreachable);
  }
  const receipt = receiptMail(entry, { now: ctx.now, refunds: (await refundsOf(entry._id)).length });
  const stored = await findMail(receipt.map(({ _id }) => _id));
  const isOnItsWay = stored?.state === 'waiting' || stored?.state === 'sent';
  if (!isOnItsWay) await ctx.limits.consume('receiptMailByUser', user.id);
  if (!stored) await storeMail(receipt);
  else if (!isOnItsWay) await requeueMail(stored, ctx.now);
  return { id: entry._id.toString(), email: user.email };
};

const receiptMail = (entry: MoneyEntryDocument, { now, refunds }: { now: Date; refunds: number }) => {
  const day = dayIn(now, academy.timeZone);
  const shown = [
    ...(entry.invoice ? [digestOf(entry.invoice)] : []),
    ...(refunds > 0 ? [`d${refunds}`] : []),
  ];
  return causedMail([
    {
      cause: `money.${entry._id}`,
      revision: [day, ...shown].join('-'),
      kind: 'receipt',
      userId: entry.userId.toString(),
      facts: { entryId: entry._id.toString(), receipt: receiptOf(entry) },
    },
  ]);
};

const DIGEST_LENGTH = 12;

/** The id of a message has no free text. */
const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);
