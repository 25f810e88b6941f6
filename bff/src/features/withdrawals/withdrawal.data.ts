import { rowOrder } from '../../lists/row-order.ts';
import { WORKINGS, dataSection } from '../privacy/data-section.ts';
import { SOURCE_FIELDS } from '../webhooks/outbox.ts';
import { WithdrawalModel, type WithdrawalDocument } from './withdrawal.model.ts';

export const withdrawalsData = dataSection<WithdrawalDocument>({
  name: 'withdrawals',
  order: rowOrder(WithdrawalModel, { _id: 1 }),
  filter: ({ email }) => ({ email }),
  fields: {
    _id: true,
    rev: WORKINGS,
    code: true,
    name: true,
    email: true,
    phone: true,
    about: true,
    createdAt: true,
    answer: true,
    settledAt: true,
    ...SOURCE_FIELDS,
  },
});
