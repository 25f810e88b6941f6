import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { emailSchema, passwordSchema } from '#domain/auth/auth.schema.ts';
import type * as v from 'valibot';
import { parseInput } from '#domain/schema.ts';
import { seedDemo } from '../demo/seed.ts';
import { openBackend } from '../src/backend.ts';
import { systemContext, type Ctx } from '../src/context.ts';
import { readEnv } from '../src/env.ts';
import { hashPassword } from '../src/features/auth/password.ts';
import {
  changeUser,
  createUser,
  findUserByEmail,
  newPendingDocument,
} from '../src/features/users/user.store.ts';
import { verify } from './verify.ts';

const requireValue = (schema: v.GenericSchema<unknown, string>, value: string) => {
  const parsed = parseInput(schema, value);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
};

/** Works on the database that the server's settings name, whether or not the server runs. */
const withDatabase = async (work: (ctx: Ctx, migrations: string[]) => Promise<void>) => {
  const { deps, migrations, close } = await openBackend(readEnv());
  try {
    await work(systemContext(deps), migrations);
  } finally {
    await close();
  }
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

const createAdmin = async (ctx: Ctx, email: string, passwordFrom: () => Promise<string>) => {
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
    createdAt: ctx.now,
  });
  return `${email} is an admin now.`;
};

const program = new Command('npm run cli --').description(
  'Administration of Academia, on the database that the environment names (MONGODB_URI, DB_ENGINE, DATA_DIR).',
);

program
  .command('create-admin')
  .description('create an admin account, or make an existing account an admin')
  .requiredOption('--email <address>', 'address to sign in with')
  .option('--password-stdin', 'read the password from standard input instead of asking for it', false)
  .action(async (options: { email: string; passwordStdin: boolean }) => {
    const email = requireValue(emailSchema, options.email);
    await withDatabase(async (ctx) => {
      console.log(await createAdmin(ctx, email, () => readPassword(options.passwordStdin)));
    });
  });

program
  .command('seed')
  .description('add the demo data (never in production); does nothing when they are there')
  .action(() =>
    withDatabase(async (ctx) => {
      const outcome = await seedDemo(ctx);
      console.log(outcome === 'seeded' ? 'Demo data added.' : 'The demo data are there already.');
    }),
  );

program
  .command('migrate')
  .description('apply the changes of stored data that this version needs; the server does so at every start')
  .action(() =>
    withDatabase(async (_, migrations) => {
      console.log(migrations.length > 0 ? `Applied: ${migrations.join(', ')}.` : 'Nothing to apply.');
    }),
  );

program
  .command('verify')
  .description('recompute every invariant of the stored data; exit code 1 when one is violated')
  .option('--json', 'print the result as JSON', false)
  .action((options: { json: boolean }) =>
    withDatabase(async () => {
      const result = await verify();
      const { users, enrolments, entries, problems } = result;
      const summary = `${users} users, ${enrolments} enrolments, ${entries} ledger entries: `;
      const verdict = problems.length === 0 ? 'all invariants hold.' : `${problems.length} problems:`;
      console.log(options.json ? JSON.stringify(result) : [summary + verdict, ...problems].join('\n  '));
      if (problems.length > 0) process.exitCode = 1;
    }),
  );

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
