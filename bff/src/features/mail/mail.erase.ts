import { MailModel } from './mail.model.ts';

/** Deletes the messages to a person, sent or not. */
export const eraseMail = async (userId: string) => {
  await MailModel.deleteMany({ userId });
};
