import { subHours } from 'date-fns';
import { Types } from 'mongoose';
import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { requestWithdrawalSchema, settleWithdrawalSchema } from '#domain/withdrawals/withdrawal.schema.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
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
import { randomText } from '../../process/public-code.ts';
import type { OutgoingMail } from '../../process/mail.ts';
import { withdrawalReceived, withdrawalSettled } from './withdrawal.events.ts';
import { receivedMail, settledMail } from './withdrawal.mail.ts';
import { WithdrawalModel, toWithdrawal, type WithdrawalDocument } from './withdrawal.model.ts';

const CODE_LENGTH = 8;
/** Messages to one address within an hour. Further requests are stored without a message. */
const MAX_MESSAGES = 3;

/** Where the server has mail. The request is stored by now: it succeeds without the message. */
const send = ({ mail, log }: Ctx, write: () => OutgoingMail) => {
  try {
    mail?.sendLater(() => Promise.resolve(write()));
  } catch (error) {
    log.warn({ err: error }, 'mail not sent');
  }
};

const confirm = async (ctx: Ctx, withdrawal: Withdrawal) => {
  const recent = { email: withdrawal.email, createdAt: { $gt: subHours(ctx.now, 1) } };
  if ((await WithdrawalModel.countDocuments(recent)) > MAX_MESSAGES) return;
  send(ctx, () => receivedMail(withdrawal));
};

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
    const document = await WithdrawalModel.create({ ...own, ...(await withdrawalReceived(own)) });
    const withdrawal = toWithdrawal(document.toObject());
    await confirm(ctx, withdrawal);
    return withdrawal;
  },
});

const NEWEST = rowOrder<WithdrawalDocument>(WithdrawalModel, { createdAt: -1, _id: -1 });

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

const requireWithdrawal = requireById<WithdrawalDocument>(WithdrawalModel, 'WITHDRAWAL_NOT_FOUND');

const repeatOfWithdrawal = repeatable(WithdrawalModel, toWithdrawal);

const write = writerOf(WithdrawalModel, withdrawalSettled);

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
  run: async ({ ctx, subject: found, input: { answer }, request }): Promise<Withdrawal> => {
    const settled = await changeDocument(found, {
      request,
      decide: ({ settledAt }) => {
        if (settledAt) throw new DomainError('WITHDRAWAL_SETTLED', messages.withdrawalSettled);
        return { answer, settledAt: ctx.now };
      },
      write,
      reload: () => requireWithdrawal(found._id.toString()),
    });
    const isRepeated = settled.settledAt?.getTime() !== ctx.now.getTime();
    if (!isRepeated && !isAnonymisedEmail(settled.email)) send(ctx, () => settledMail(settled, answer));
    return toWithdrawal(settled);
  },
});
