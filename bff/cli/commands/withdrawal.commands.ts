import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { listWithdrawals, settleWithdrawal } from '../../src/features/withdrawals/withdrawal.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

const DEFAULT_LISTED = 100;

const showWithdrawals = tableOf<Withdrawal>({
  ID: 'id',
  CODE: 'code',
  'ANSWER BY': 'answerBy',
  'SETTLE BY': 'settleBy',
  SETTLED: 'settledAt',
  NAME: 'name',
  EMAIL: 'email',
});

export const addWithdrawalCommands = (program: OperatorCommand) => {
  const withdrawal = program.command('withdrawal').description('requests to withdraw from a contract');

  withdrawal
    .command('list')
    .description('list the requests that are to be settled, newest first')
    .option('--all', 'settled ones as well', false)
    .option('--limit <number>', 'at most so many', number, DEFAULT_LISTED)
    .operation({
      json: 'the requests',
      run: (ctx, { all, limit }: { all: boolean; limit: number }) =>
        allPages(limit, (page) => listWithdrawals(ctx, { ...page, ...(all ? {} : { isSettled: false }) })),
      show: showWithdrawals,
    });

  withdrawal
    .command('settle')
    .description('record that a request is settled, and what was answered')
    .argument('<id>', 'as withdrawal list shows it')
    .requiredOption('--answer <text>', '1 to 1,000 characters')
    .operation({
      json: 'the request',
      run: (ctx, id: string, { answer }: { answer: string }) => settleWithdrawal(ctx, { id, answer }),
      show: ({ code }) => `${code}: settled.`,
    });
};
