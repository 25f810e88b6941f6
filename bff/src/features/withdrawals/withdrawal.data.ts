import { messages } from '#domain/messages.ts';
import { anonymisedEmail } from '#domain/users/no-email.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { WORKINGS, dataSection } from '../../lists/data-section.ts';
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
  },
});

/** Code, dates and answer stay: they prove that the request was settled. */
export const eraseWithdrawals = async (emails: readonly string[]) => {
  for (const { _id } of await WithdrawalModel.find({ email: { $in: emails } }, { _id: 1 }).lean()) {
    await WithdrawalModel.updateOne(
      { _id },
      {
        $set: {
          name: messages.anonymisedPerson,
          email: anonymisedEmail(_id.toString()),
          phone: null,
          about: '',
        },
      },
    );
  }
};
