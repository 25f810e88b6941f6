import { deadlinesOf } from '#domain/withdrawals/withdrawal.ts';
import { pendingEvents, withEvents } from '../webhooks/outbox.ts';
import type { WithdrawalDocument } from './withdrawal.model.ts';

type Happened = Pick<WithdrawalDocument, '_id' | 'code' | 'createdAt' | 'settledAt'>;

/** Webhook data of a withdrawal: neither the person nor what was written. */
const eventData = ({ _id, code, createdAt, settledAt }: Happened) => ({
  id: _id.toString(),
  code,
  createdAt,
  ...deadlinesOf(createdAt),
  settledAt,
});

export const withdrawalReceived = (document: Happened) =>
  withEvents({ type: 'withdrawal.received', data: () => eventData(document) });

export const withdrawalSettled = async (before: Happened, after: Happened) =>
  after.settledAt && !before.settledAt
    ? pendingEvents({ type: 'withdrawal.settled', data: () => eventData(after) })
    : [];
