import type { Command } from 'commander';
import { TOKEN_SCOPES } from '#domain/access-tokens/access-token.ts';
import { dayAndTime } from '#domain/dates/date-text.ts';
import type { ServiceAccount } from '#domain/service-accounts/service-account.ts';
import {
  createServiceAccount,
  endServiceAccount,
  listServiceAccounts,
  rotateServiceAccount,
} from '../../src/features/service-accounts/service-account.operations.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

type NewAccount = Output & { name: string; scope: string[]; days?: number };
type Rotation = Output & { days?: number };

const ID = '<id>';
const AS_LISTED = 'as service-account list shows it';
const DAYS = '--days <number>';
const DAYS_TEXT = 'how long the secret works, 1 to 366 days; for ever without it';

const showAccounts = (accounts: ServiceAccount[]) =>
  textTable(
    ['ID', 'NAME', 'SCOPES', 'EXPIRES', 'LAST USED'],
    accounts.map(({ id, name, scopes, expiresAt, lastUsedAt }) => [
      id,
      name,
      scopes.join(' '),
      dayAndTime(expiresAt),
      dayAndTime(lastUsedAt),
    ]),
  );

export const addServiceAccountCommands = (program: Command) => {
  const account = program
    .command('service-account')
    .description('service accounts, by which integrations act in their own name');

  account
    .command('create')
    .description('make a service account and print its secret, this once')
    .requiredOption('--name <text>', '2 to 80 characters: which integration it is')
    .requiredOption('--scope <scopes...>', `one or more of ${TOKEN_SCOPES.join(', ')}`)
    .option(DAYS, DAYS_TEXT, number)
    .option('--json', 'print the secret and the service account as JSON', false)
    .action(({ json, name, scope: scopes, days: expiresInDays }: NewAccount) =>
      runOperation(
        { json },
        {
          run: (ctx) => createServiceAccount(ctx, { name, scopes, expiresInDays }),
          show: ({ secret }) => secret,
        },
      ),
    );

  account
    .command('list')
    .description('list the service accounts that have not ended, the oldest first')
    .option('--json', 'print them as JSON', false)
    .action((output: Output) => runOperation(output, { run: listServiceAccounts, show: showAccounts }));

  account
    .command('rotate')
    .description('print a new secret, this once; the former one stops working')
    .argument(ID, AS_LISTED)
    .option(DAYS, DAYS_TEXT, number)
    .option('--json', 'print the secret and the service account as JSON', false)
    .action((id: string, { json, days: expiresInDays }: Rotation) =>
      runOperation(
        { json },
        { run: (ctx) => rotateServiceAccount(ctx, { id, expiresInDays }), show: ({ secret }) => secret },
      ),
    );

  account
    .command('end')
    .description('end a service account for good, at once')
    .argument(ID, AS_LISTED)
    .option('--json', 'print the service account as JSON', false)
    .action((id: string, output: Output) =>
      runOperation(output, { run: (ctx) => endServiceAccount(ctx, { id }), show: () => `${id}: ended.` }),
    );
};
