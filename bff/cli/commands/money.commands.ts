import type { MoneyEntry } from '#domain/money/money.ts';
import type { TillSession } from '#domain/money/till.ts';
import {
  adjustMoneyAccount,
  getMoneyAccount,
  listMoneyEntries,
} from '../../src/features/money/money.operations.ts';
import { getMoneyRules } from '../../src/features/money/money-rules.ts';
import { listTillSessions } from '../../src/features/money/till.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

const showEntries = tableOf<MoneyEntry>({
  DATE: 'createdAt',
  TYPE: 'type',
  AMOUNT: 'amount',
  BALANCE: 'balance',
  METHOD: 'method',
  RECEIPT: 'receipt',
  DESCRIPTION: 'description',
});

const showSessions = tableOf<TillSession>({
  TILL: 'tillName',
  'POINT OF SALE': 'pointOfSale',
  NUMBER: 'number',
  OPENED: 'openedAt',
  CLOSED: 'closedAt',
  FLOAT: 'float',
  EXPECTED: 'expected',
  COUNTED: 'counted',
  DIFFERENCE: 'difference',
  ID: 'id',
});

type Days = { limit: number; from?: string; to?: string };

/** Nothing is paid or given back here: that is done in person, at a till. */
export const addMoneyCommands = (program: OperatorCommand) => {
  const account = program.command('account').description('what people owe');

  account
    .command('show')
    .description('what a person owes, and the last entries of the account, newest first')
    .argument('<email or id>')
    .option('--limit <number>', 'entries at most', number, DEFAULT_LISTED)
    .option('--from <day>', 'first day of the entries')
    .option('--to <day>', 'last day of the entries')
    .operation({
      json: 'the balance and the entries',
      run: async (ctx, user: string, { limit, ...days }: Days) => {
        const userId = await userIdOf(user);
        const found = await getMoneyAccount(ctx, { userId });
        const entries = await allPages(limit, (page) => listMoneyEntries(ctx, { userId, ...days, ...page }));
        return { balance: found?.balance ?? null, entries };
      },
      show: ({ balance, entries }) =>
        balance === null ? 'Money is off.' : `Balance: ${balance}\n${showEntries(entries)}`,
    });

  account
    .command('adjust')
    .description('correct what a person owes, or give a discount')
    .argument('<email or id>')
    .requiredOption('--amount <pesos>', 'what it adds to the debt; a discount lowers it', number)
    .requiredOption('--reason <text>', 'text for the person, 3 to 200 characters')
    .option('--type <type>', 'adjustment or discount', 'adjustment')
    .operation({
      json: 'the entry and the balance',
      run: async (ctx, user: string, adjustment: { amount: number; reason: string; type: string }) =>
        adjustMoneyAccount(ctx, { userId: await userIdOf(user), ...adjustment }),
      show: ({ entry, balance }) => `${entry.amount} pesos, the balance is ${balance}.`,
    });

  const till = program.command('till').description('tills and their sessions');

  till
    .command('list')
    .description('the tills')
    .operation({
      json: 'the tills',
      run: async (ctx) => (await getMoneyRules(ctx, {})).tills,
      show: tableOf({ NAME: 'name', 'POINT OF SALE': 'pointOfSale', ID: 'id' }),
    });

  till
    .command('sessions')
    .description('sessions of tills, newest first; an open one has no sums')
    .option('--till <id>', 'only those of this till')
    .option('--from <day>', 'opened from this day on')
    .option('--to <day>', 'opened up to this day')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the sessions',
      run: (ctx, { limit, till: tillId, ...days }: Days & { till?: string }) =>
        allPages(limit, (page) => listTillSessions(ctx, { tillId, ...days, ...page })),
      show: showSessions,
    });
};
