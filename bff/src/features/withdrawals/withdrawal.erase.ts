import { messages } from '#domain/messages.ts';
import { anonymisedEmail } from '#domain/users/no-email.ts';
import { WithdrawalModel } from './withdrawal.model.ts';

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
