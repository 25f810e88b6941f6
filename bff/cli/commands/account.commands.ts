import type { Command } from 'commander';
import type * as v from 'valibot';
import { emailSchema, passwordSchema } from '#domain/auth/auth.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { hashPassword } from '../../src/features/credentials/password-hash.ts';
import {
  changeUser,
  createUser,
  findUserByEmail,
  newPendingDocument,
} from '../../src/features/users/user.store.ts';
import { withDatabase } from '../database.ts';
import { PASSWORD_STDIN, readPassword } from '../password-input.ts';

const requireValue = (schema: v.GenericSchema<unknown, string>, value: string) => {
  const parsed = parseInput(schema, value);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
};

const createAdmin = async (email: string, passwordFrom: () => Promise<string>) => {
  const existing = await findUserByEmail(email);
  if (existing) {
    await changeUser(existing.id, () => ({ role: 'admin', isActive: true }));
    const activated = existing.isActive ? '' : ' It was deactivated and is active again.';
    return `${email} had an account already and is an admin now; the password is unchanged.${activated}`;
  }
  const passwordHash = await hashPassword(requireValue(passwordSchema, await passwordFrom()));
  await createUser({
    email,
    passwordHash,
    role: 'admin',
    documentNumber: newPendingDocument(),
    referrals: 'settled',
    createdAt: new Date(),
  });
  return `${email} is an admin now.`;
};

export const addAccountCommands = (program: Command) => {
  program
    .command('create-admin')
    .description('create an admin account, or make an existing account an admin')
    .requiredOption('--email <address>', 'address to sign in with')
    .option(...PASSWORD_STDIN)
    .action(async (options: { email: string; passwordStdin: boolean }) => {
      const email = requireValue(emailSchema, options.email);
      await withDatabase(async () => {
        console.log(await createAdmin(email, () => readPassword(options.passwordStdin)));
      });
    });
};
