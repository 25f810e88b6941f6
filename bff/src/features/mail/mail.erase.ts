import { MailModel } from './mail.model.ts';

export const eraseMail = async (userId: string) => {
  await MailModel.deleteMany({ userId });
};
