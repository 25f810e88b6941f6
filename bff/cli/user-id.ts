import { findUserByEmail } from '../src/features/users/user.store.ts';

/** The id of a user, given by id or email. */
export const userIdOf = async (idOrEmail: string) => {
  if (!idOrEmail.includes('@')) return idOrEmail;
  const user = await findUserByEmail(idOrEmail.trim().toLowerCase());
  return user?.id ?? idOrEmail;
};
