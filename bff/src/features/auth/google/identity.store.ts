import { IdentityModel } from './identity.model.ts';

/** Deletes the identities of a user, so that the Google account may open another account. */
export const unlinkGoogle = async (userId: string) => {
  await IdentityModel.deleteMany({ userId });
};
