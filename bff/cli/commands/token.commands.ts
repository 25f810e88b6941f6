import type { Command } from 'commander';
import { TOKEN_DAYS, TOKEN_SCOPES, type AccessToken } from '#domain/access-tokens/access-token.ts';
import { dayAndTime } from '#domain/dates/date-text.ts';
import {
  createAccessToken,
  listMyAccessTokens,
  revokeAccessToken,
} from '../../src/features/access-tokens/access-token.operations.ts';
import { onBehalfOf } from '../operator-context.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

type NewToken = Output & { name: string; scope: string[]; days: number };

const USER = '<email or id>';

const showTokens = (tokens: AccessToken[]) =>
  textTable(
    ['ID', 'NAME', 'SCOPES', 'EXPIRES', 'LAST USED'],
    tokens.map(({ id, name, scopes, expiresAt, lastUsedAt }) => [
      id,
      name,
      scopes.join(' '),
      dayAndTime(expiresAt),
      dayAndTime(lastUsedAt),
    ]),
  );

export const addTokenCommands = (program: Command) => {
  const token = program
    .command('token')
    .description('personal access tokens, by which machines act for a user');

  token
    .command('create')
    .description('make a token and print it, this once')
    .argument(USER)
    .requiredOption('--name <text>', '2 to 80 characters: what it is for')
    .requiredOption('--scope <scopes...>', `one or more of ${TOKEN_SCOPES.join(', ')}`)
    .option('--days <number>', 'how long it works, 1 to 366 days', number, TOKEN_DAYS.usual)
    .option('--json', 'print the token and its data as JSON', false)
    .action((idOrEmail: string, { json, name, scope: scopes, days: expiresInDays }: NewToken) =>
      runOperation(
        { json },
        {
          run: async (ctx) =>
            createAccessToken(await onBehalfOf(ctx, idOrEmail), { name, scopes, expiresInDays }),
          show: (created) => created.token,
        },
      ),
    );

  token
    .command('list')
    .description('list the tokens of a user, newest first')
    .argument(USER)
    .option('--json', 'print the tokens as JSON', false)
    .action((idOrEmail: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => listMyAccessTokens(await onBehalfOf(ctx, idOrEmail)),
        show: showTokens,
      }),
    );

  token
    .command('revoke')
    .description('revoke a token of a user at once')
    .argument(USER)
    .argument('<id>', 'as token list shows it')
    .option('--json', 'print the answer as JSON', false)
    .action((idOrEmail: string, id: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => revokeAccessToken(await onBehalfOf(ctx, idOrEmail), { id }),
        show: () => `${id}: revoked.`,
      }),
    );
};
