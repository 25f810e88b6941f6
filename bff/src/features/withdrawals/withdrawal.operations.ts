import { subHours } from 'date-fns';
import { Types } from 'mongoose';
import * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { greetingOf, mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import { messages } from '#domain/messages.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { requestWithdrawalSchema, settleWithdrawalSchema } from '#domain/withdrawals/withdrawal.schema.ts';
import { deadlinesOf, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { inTransaction, onCommit } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff, visitor } from '../../operation/access.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { clientKey } from '../../process/limits.ts';
import type { OutgoingMail } from '../../process/mail.ts';
import { randomText } from '../../process/public-code.ts';
import { publish } from '../../outgoing/publish.ts';
import { WithdrawalModel, toWithdrawal, type WithdrawalDocument } from './withdrawal.model.ts';

const CODE_LENGTH = 8;
/** Messages to one address within an hour. Further requests are stored without a message. */
const MAX_MESSAGES = 3;

const NEWEST = rowOrder<WithdrawalDocument>(WithdrawalModel, { createdAt: -1, _id: -1 });

/** Does not look up users: the response is the same for everybody. */
export const requestWithdrawal = operation({
  field: 'Mutation.requestWithdrawal',
  access: visitor,
  input: requestWithdrawalSchema,
  run: async ({ ctx, input }): Promise<Pick<Withdrawal, 'code' | 'answerBy' | 'settleBy'>> => {
    const { actor, ip } = ctx;
    await ctx.limits.consume('withdrawalByAddress', actor ? actorId(actor) : clientKey(ip));
    const own = {
      ...input,
      _id: new Types.ObjectId(),
      code: randomText(CODE_LENGTH),
      createdAt: ctx.now,
      settledAt: null,
    };
    const withdrawal = await inTransaction(async () => {
      const document = await WithdrawalModel.create(own);
      await publish({ type: 'withdrawal.received', data: () => eventData(own) });
      return toWithdrawal(document.toObject());
    });
    await confirm(ctx, withdrawal);
    return withdrawal;
  },
});

type Happened = Pick<WithdrawalDocument, '_id' | 'code' | 'createdAt' | 'settledAt'>;

/** Webhook data of a withdrawal: neither the person nor what was written. */
const eventData = ({ _id, code, createdAt, settledAt }: Happened) => ({
  id: _id.toString(),
  code,
  createdAt,
  ...deadlinesOf(createdAt),
  settledAt,
});

const confirm = async (ctx: Ctx, withdrawal: Withdrawal) => {
  const recent = { email: withdrawal.email, createdAt: { $gt: subHours(ctx.now, 1) } };
  if ((await WithdrawalModel.countDocuments(recent)) > MAX_MESSAGES) return;
  send(ctx, () => receivedMail(withdrawal));
};

/** Where the server has mail. The request is stored by now: it succeeds without the message. */
const send = ({ mail, log }: Ctx, write: () => OutgoingMail) => {
  try {
    mail?.sendLater(() => Promise.resolve(write()));
  } catch (error) {
    log.warn({ err: error }, 'mail not sent');
  }
};

/** Without the sender’s text: the recipient may be somebody else. */
const receivedMail = (withdrawal: Pick<Withdrawal, 'email' | 'code' | 'answerBy'>) =>
  mailOf(withdrawal, [
    `Recibimos un pedido de arrepentimiento con esta dirección. Su código es ${withdrawal.code}.`,
    `Te respondemos antes del ${longDayAndTime(withdrawal.answerBy, academy.timeZone)}.`,
    'Si no lo pediste, no hagas nada.',
  ]);

const mailOf = ({ email, code }: Pick<Withdrawal, 'email' | 'code'>, paragraphs: string[]): OutgoingMail => {
  const content = {
    subject: `Pedido de arrepentimiento ${code}`,
    greeting: greetingOf(null),
    paragraphs,
    action: null,
  };
  const links = { publicUrl: '', unsubscribe: null };
  return {
    to: email,
    subject: content.subject,
    text: mailText(content, links),
    html: mailHtml(content, links),
  };
};

export const listWithdrawals = operation({
  field: 'Query.withdrawals',
  access: staff,
  input: v.object({ isSettled: v.nullish(v.boolean(messages.invalidInput)), ...pageEntries(NEWEST) }),
  run: ({ input: { isSettled, ...page } }) =>
    readConnection({
      order: NEWEST,
      filter:
        isSettled === null || isSettled === undefined ? {} : { settledAt: isSettled ? { $ne: null } : null },
      page,
      toNode: toWithdrawal,
    }),
});

const repeatOfWithdrawal = repeatable(WithdrawalModel, toWithdrawal);

export const settleWithdrawal = operation({
  field: 'Mutation.settleWithdrawal',
  access: staff,
  subject: (_, { id }) => requireWithdrawal(id),
  input: settleWithdrawalSchema,
  repeat: repeatOfWithdrawal,
  audit: {
    action: 'withdrawal.settle',
    about: (_, { subject: { _id, code } }) => ({ type: 'withdrawal', id: _id.toString(), label: code }),
    changes: ({ input }) => changesBetween({}, input),
  },
  run: async ({ ctx, subject: found, input: { answer } }): Promise<Withdrawal> => {
    const settled = await changeDocument(found, {
      decide: ({ settledAt }) => {
        if (settledAt) throw new DomainError('WITHDRAWAL_SETTLED', messages.withdrawalSettled);
        return { answer, settledAt: ctx.now };
      },
      write,
      reload: () => requireWithdrawal(found._id.toString()),
    });
    if (!isAnonymisedEmail(settled.email)) {
      onCommit(() => send(ctx, () => settledMail(settled, answer)));
    }
    return toWithdrawal(settled);
  },
});

const requireWithdrawal = requireById<WithdrawalDocument>(WithdrawalModel, 'WITHDRAWAL_NOT_FOUND');

const withdrawalSettled = async (before: Happened, after: Happened) => {
  if (before.settledAt || !after.settledAt) return;
  await publish({ type: 'withdrawal.settled', data: () => eventData(after) });
};

const write = writerOf<WithdrawalDocument>(WithdrawalModel, withdrawalSettled);

const settledMail = (withdrawal: Pick<Withdrawal, 'email' | 'code'>, answer: string) =>
  mailOf(withdrawal, [
    `Respondimos tu pedido de arrepentimiento ${withdrawal.code}:`,
    ...answer.split('\n').filter((line) => line.trim() !== ''),
    `Si tienes dudas, llámanos al ${academy.contact.phone}.`,
  ]);
