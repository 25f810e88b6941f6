import { rowOrder } from '../../lists/row-order.ts';
import { KEYED_FIELDS, WORKINGS, dataSection } from '../privacy/data-section.ts';
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
    ...KEYED_FIELDS,
  },
});
