import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type * as v from 'valibot';
import { emailSchema, passwordSchema } from '#domain/auth/auth.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { hashPassword } from '../src/features/auth/password.ts';
import {
  changeUser,
  createUser,
  findUserByEmail,
  newPendingDocument,
} from '../src/features/users/user.store.ts';
import { withDatabase } from './database.ts';

const requireValue = (schema: v.GenericSchema<unknown, string>, value: string) => {
  const parsed = parseInput(schema, value);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
};

const promptPassword = async () => {
  if (!process.stdin.isTTY) throw new Error('No terminal to ask for a password: use --password-stdin.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password: ');
  const password = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return password;
};

const readPassword = async (isPiped: boolean) =>
  isPiped ? (await text(process.stdin)).replace(/\r?\n$/, '') : promptPassword();

const createAdmin = async (email: string, passwordFrom: () => Promise<string>) => {
  const existing = await findUserByEmail(email);
  if (existing) {
    await changeUser(existing.id, { role: 'admin', isActive: true });
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
    .option('--password-stdin', 'read the password from standard input instead of asking for it', false)
    .action(async (options: { email: string; passwordStdin: boolean }) => {
      const email = requireValue(emailSchema, options.email);
      await withDatabase(async () => {
        console.log(await createAdmin(email, () => readPassword(options.passwordStdin)));
      });
    });
};
