import { ResetModel } from './reset.model.ts';

export const endResetsOf = async (userId: string) => {
  await ResetModel.deleteMany({ userId });
};
