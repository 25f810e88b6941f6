import { isPassword } from '../src/features/credentials/password-hash.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { DEMO_ACCOUNTS } from './seed.ts';

/** The accounts of the demo data that still sign in with their published password. */
export const findKnownAccounts = async () => {
  const email = { $in: DEMO_ACCOUNTS.map((account) => account.email) };
  const users = await UserModel.find({ email, isActive: true }).select('+passwordHash').lean();
  const found = [];
  for (const account of DEMO_ACCOUNTS) {
    const user = users.find((one) => one.email === account.email);
    if (user?.passwordHash && (await isPassword(user.passwordHash, account.password))) found.push(account);
  }
  return found;
};

export const knownAccountsText = (accounts: readonly { email: string }[]) =>
  `${accounts.map(({ email }) => email).join(', ')}: anybody signs in with the published password of the demo data. Change the password or deactivate the account.`;
