import { Argument, type Command } from 'commander';
import { ROLES, STAFF_ROLES } from '#domain/academy.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { updateUser } from '../../src/features/users/account.operations.ts';
import { setPassword } from '../../src/features/auth/password.operations.ts';
import { endSecondFactorOf } from '../../src/features/auth/second-factor/second-factor.operations.ts';
import { balanceOf } from '../../src/features/points/ledger.ts';
import { anonymise } from '../../src/features/privacy/deletion.operations.ts';
import { getUser } from '../../src/features/users/user.operations.ts';
import { PASSWORD_STDIN, readPassword } from '../password-input.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { userIdOf } from '../user-id.ts';

const showUser = (user: User) =>
  Object.entries(user)
    .map(([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : (value ?? '-')}`)
    .join('\n');

const showState = ({ email, role, staffRole, isActive }: User) =>
  `${email}: ${staffRole ?? role}, ${isActive ? 'active' : 'deactivated'}`;

const withPoints = async (ctx: Ctx, idOrEmail: string) => {
  const user = await getUser(ctx, { id: await userIdOf(idOrEmail) });
  return { ...user, points: await balanceOf(user.id) };
};

const changePassword = async (ctx: Ctx, idOrEmail: string, isPiped: boolean) => {
  const { id } = await getUser(ctx, { id: await userIdOf(idOrEmail) });
  return setPassword(ctx, { id, password: await readPassword(isPiped) });
};

const USER = '<email or id>';

export const addUserCommands = (program: Command) => {
  const user = program.command('user').description('accounts');

  const addChange = (name: string, description: string, changes: object) =>
    user
      .command(name)
      .description(description)
      .argument(USER)
      .option('--json', 'print the user as JSON', false)
      .action((idOrEmail: string, output: Output) =>
        runOperation(output, {
          run: async (ctx) => updateUser(ctx, { id: await userIdOf(idOrEmail), ...changes }),
          show: showState,
        }),
      );

  user
    .command('show')
    .description('show an account and its points')
    .argument(USER)
    .option('--json', 'print the user as JSON', false)
    .action((idOrEmail: string, output: Output) =>
      runOperation(output, { run: (ctx) => withPoints(ctx, idOrEmail), show: showUser }),
    );

  user
    .command('end-second-factor')
    .description('for somebody who has lost the phone and the recovery codes')
    .argument(USER)
    .option('--json', 'print the user as JSON', false)
    .action((idOrEmail: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => endSecondFactorOf(ctx, { id: await userIdOf(idOrEmail) }),
        show: ({ email }) => `${email} signs in without a second factor.`,
      }),
    );

  user
    .command('set-role')
    .description('say what an account may do; the last active admin stays one')
    .argument(USER)
    .addArgument(new Argument('<role>').choices(ROLES))
    .option('--json', 'print the user as JSON', false)
    .action((idOrEmail: string, role: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => updateUser(ctx, { id: await userIdOf(idOrEmail), role }),
        show: showState,
      }),
    );

  user
    .command('set-staff-role')
    .description('say what somebody who is not an admin does among the staff')
    .argument(USER)
    .addArgument(new Argument('<role>').choices([...STAFF_ROLES, 'none']))
    .option('--json', 'print the user as JSON', false)
    .action((idOrEmail: string, role: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) =>
          updateUser(ctx, { id: await userIdOf(idOrEmail), staffRole: role === 'none' ? null : role }),
        show: showState,
      }),
    );

  user
    .command('set-email')
    .description('give an account another email; ends all its sessions and its link to Google')
    .argument(USER)
    .argument('<email>')
    .option('--json', 'print the user as JSON', false)
    .action((idOrEmail: string, email: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => updateUser(ctx, { id: await userIdOf(idOrEmail), email }),
        show: showState,
      }),
    );

  user
    .command('set-password')
    .description('give an account a password, for one that has none or has lost it; ends all its sessions')
    .argument(USER)
    .option(...PASSWORD_STDIN)
    .option('--json', 'print the user as JSON', false)
    .action((idOrEmail: string, { passwordStdin, json }: Output & { passwordStdin: boolean }) =>
      runOperation(
        { json },
        {
          run: (ctx) => changePassword(ctx, idOrEmail, passwordStdin),
          show: ({ email }) => `${email} has a new password; all its sessions are ended.`,
        },
      ),
    );

  user
    .command('anonymise')
    .description('remove all that is personal from an account and keep its training record; cannot be undone')
    .argument(USER)
    .option('--json', 'print the user as JSON', false)
    .action((idOrEmail: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => anonymise(ctx, { id: await userIdOf(idOrEmail) }),
        show: ({ id }) => `${id} is anonymised.`,
      }),
    );

  addChange('deactivate', 'end all sessions of an account and let it open no more', { isActive: false });
  addChange('activate', 'let a deactivated account sign in again', { isActive: true });
};
