import { IdentityModel } from './identity.model.ts';

export const unlinkGoogle = async (userId: string) => {
  await IdentityModel.deleteMany({ userId });
};
