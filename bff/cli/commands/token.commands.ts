import { TOKEN_DAYS, TOKEN_SCOPES, type AccessToken } from '#domain/access-tokens/access-token.ts';
import {
  createAccessToken,
  listMyAccessTokens,
  revokeAccessToken,
} from '../../src/features/access-tokens/access-token.operations.ts';
import { onBehalfOf } from '../operator-context.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

type NewToken = { name: string; scope: string[]; days: number };

const USER = '<email or id>';

const showTokens = tableOf<AccessToken>({
  ID: 'id',
  NAME: 'name',
  SCOPES: 'scopes',
  EXPIRES: 'expiresAt',
  'LAST USED': 'lastUsedAt',
});

export const addTokenCommands = (program: OperatorCommand) => {
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
    .operation({
      json: 'the token and its data',
      run: async (ctx, user: string, { name, scope: scopes, days: expiresInDays }: NewToken) =>
        createAccessToken(await onBehalfOf(ctx, user), { name, scopes, expiresInDays }),
      show: (created) => created.token,
    });

  token
    .command('list')
    .description('list the tokens of a user, newest first')
    .argument(USER)
    .operation({
      json: 'the tokens',
      run: async (ctx, user: string) => listMyAccessTokens(await onBehalfOf(ctx, user)),
      show: showTokens,
    });

  token
    .command('revoke')
    .description('revoke a token of a user at once')
    .argument(USER)
    .argument('<id>', 'as token list shows it')
    .operation({
      json: 'the answer',
      run: async (ctx, user: string, id: string) => revokeAccessToken(await onBehalfOf(ctx, user), { id }),
      show: (_, _user: string, id: string) => `${id}: revoked.`,
    });
};
