import { Argument } from 'commander';
import { ROLES, STAFF_ROLES } from '#domain/academy.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { updateUser } from '../../src/features/users/account.operations.ts';
import { setPassword } from '../../src/features/auth/password.operations.ts';
import { endSecondFactorOf } from '../../src/features/auth/second-factor/second-factor.operations.ts';
import { balanceOf } from '../../src/features/points/ledger.ts';
import { anonymise } from '../../src/features/privacy/deletion.operations.ts';
import { getUser } from '../../src/features/users/user.operations.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { PASSWORD_STDIN, readPassword } from '../password-input.ts';
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

export const addUserCommands = (program: OperatorCommand) => {
  const user = program.command('user').description('accounts');
  const ofUser = (name: string, description: string) =>
    user.command(name).description(description).argument(USER);
  const changed = (changesOf: (given: string) => object) => ({
    json: 'the user',
    run: async (ctx: Ctx, idOrEmail: string, given: string) =>
      updateUser(ctx, { id: await userIdOf(idOrEmail), ...changesOf(given) }),
    show: showState,
  });

  ofUser('show', 'show an account and its points').operation({
    json: 'the user',
    run: (ctx, idOrEmail: string) => withPoints(ctx, idOrEmail),
    show: showUser,
  });

  ofUser('end-second-factor', 'for somebody who has lost the phone and the recovery codes').operation({
    json: 'the user',
    run: async (ctx, idOrEmail: string) => endSecondFactorOf(ctx, { id: await userIdOf(idOrEmail) }),
    show: ({ email }) => `${email} signs in without a second factor.`,
  });

  ofUser('set-role', 'say what an account may do; the last active admin stays one')
    .addArgument(new Argument('<role>').choices(ROLES))
    .operation(changed((role) => ({ role })));

  ofUser('set-staff-role', 'say what somebody who is not an admin does among the staff')
    .addArgument(new Argument('<role>').choices([...STAFF_ROLES, 'none']))
    .operation(changed((role) => ({ staffRole: role === 'none' ? null : role })));

  ofUser('set-email', 'give an account another email; ends all its sessions and its link to Google')
    .argument('<email>')
    .operation(changed((email) => ({ email })));

  ofUser(
    'set-password',
    'give an account a password, for one that has none or has lost it; ends all its sessions',
  )
    .option(...PASSWORD_STDIN)
    .operation({
      json: 'the user',
      run: (ctx, idOrEmail: string, { passwordStdin }: { passwordStdin: boolean }) =>
        changePassword(ctx, idOrEmail, passwordStdin),
      show: ({ email }) => `${email} has a new password; all its sessions are ended.`,
    });

  ofUser(
    'anonymise',
    'remove all that is personal from an account and keep its training record; cannot be undone',
  ).operation({
    json: 'the user',
    run: async (ctx, idOrEmail: string) => anonymise(ctx, { id: await userIdOf(idOrEmail) }),
    show: ({ id }) => `${id} is anonymised.`,
  });

  ofUser('deactivate', 'end all sessions of an account and let it open no more').operation(
    changed(() => ({ isActive: false })),
  );
  ofUser('activate', 'let a deactivated account sign in again').operation(
    changed(() => ({ isActive: true })),
  );
};
