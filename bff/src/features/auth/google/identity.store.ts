import { IdentityModel } from './identity.model.ts';

/** The Google account of a user may open another account from then on. */
export const unlinkGoogle = async (userId: string) => {
  await IdentityModel.deleteMany({ userId });
};
