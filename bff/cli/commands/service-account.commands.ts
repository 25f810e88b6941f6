import { TOKEN_SCOPES } from '#domain/access-tokens/access-token.ts';
import type { ServiceAccount } from '#domain/service-accounts/service-account.ts';
import {
  createServiceAccount,
  endServiceAccount,
  listServiceAccounts,
  rotateServiceAccount,
} from '../../src/features/service-accounts/service-account.operations.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

type Rotation = { days?: number };
type NewAccount = Rotation & { name: string; scope: string[] };

const ID = '<id>';
const AS_LISTED = 'as service-account list shows it';
const DAYS = '--days <number>';
const DAYS_TEXT = 'how long the secret works, 1 to 366 days; for ever without it';

const showAccounts = tableOf<ServiceAccount>({
  ID: 'id',
  NAME: 'name',
  SCOPES: 'scopes',
  EXPIRES: 'expiresAt',
  'LAST USED': 'lastUsedAt',
});

export const addServiceAccountCommands = (program: OperatorCommand) => {
  const account = program
    .command('service-account')
    .description('service accounts, by which integrations act in their own name');

  account
    .command('create')
    .description('make a service account and print its secret, this once')
    .requiredOption('--name <text>', '2 to 80 characters: which integration it is')
    .requiredOption('--scope <scopes...>', `one or more of ${TOKEN_SCOPES.join(', ')}`)
    .option(DAYS, DAYS_TEXT, number)
    .operation({
      json: 'the secret and the service account',
      run: (ctx, { name, scope: scopes, days: expiresInDays }: NewAccount) =>
        createServiceAccount(ctx, { name, scopes, expiresInDays }),
      show: ({ secret }) => secret,
    });

  account
    .command('list')
    .description('list the service accounts that have not ended, the oldest first')
    .operation({ json: 'them', run: (ctx) => listServiceAccounts(ctx), show: showAccounts });

  account
    .command('rotate')
    .description('print a new secret, this once; the former one stops working')
    .argument(ID, AS_LISTED)
    .option(DAYS, DAYS_TEXT, number)
    .operation({
      json: 'the secret and the service account',
      run: (ctx, id: string, { days: expiresInDays }: Rotation) =>
        rotateServiceAccount(ctx, { id, expiresInDays }),
      show: ({ secret }) => secret,
    });

  account
    .command('end')
    .description('end a service account for good, at once')
    .argument(ID, AS_LISTED)
    .operation({
      json: 'the service account',
      run: (ctx, id: string) => endServiceAccount(ctx, { id }),
      show: (_, id: string) => `${id}: ended.`,
    });
};
