import { listIds } from '../../lists/list-ids.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { DERIVED, OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { MoneyAccountModel, type MoneyAccountDocument } from './money-account.ts';
import { MoneyEntryModel, type MoneyEntryDocument } from './money-entry.model.ts';

export const moneyData = dataSection<MoneyEntryDocument>({
  name: 'money',
  order: rowOrder(MoneyEntryModel, { seq: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    userId: OWNER,
    seq: true,
    type: true,
    delta: true,
    balance: true,
    sourceKey: WORKINGS,
    description: true,
    createdAt: true,
    enrolmentId: true,
    paymentId: true,
    method: true,
    reference: true,
    invoice: true,
    receiptKey: DERIVED,
    pointOfSale: true,
    receiptNumber: true,
    by: SOMEBODY_ELSE,
    rev: WORKINGS,
    updatedAt: WORKINGS,
  },
});

export const moneyAccountData = dataSection<MoneyAccountDocument>({
  name: 'moneyAccount',
  order: rowOrder(MoneyAccountModel, { _id: 1 }),
  filter: ({ id }) => ({ _id: id }),
  fields: {
    _id: OWNER,
    seq: WORKINGS,
    owed: true,
    owedSince: true,
    unpaid: true,
  },
});

/** Payments, of which the audit trail has the name of the person. */
export const listPaymentIds = (userId: string, limit: number) =>
  listIds(MoneyEntryModel, { filter: { userId, type: 'payment' }, limit });
