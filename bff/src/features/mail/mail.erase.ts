import { MailModel } from './mail.model.ts';

/** Deletes the messages to a person, sent or not. */
export const forgetMail = async (userId: string) => {
  await MailModel.deleteMany({ userId });
};
