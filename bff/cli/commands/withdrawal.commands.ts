import type { Command } from 'commander';
import { dayAndTime } from '#domain/dates/date-text.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { listWithdrawals, settleWithdrawal } from '../../src/features/withdrawals/withdrawal.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

const DEFAULT_LISTED = 100;

type Listing = Output & { all: boolean; limit: number };

const showWithdrawals = (withdrawals: Withdrawal[]) =>
  textTable(
    ['ID', 'CODE', 'ANSWER BY', 'SETTLE BY', 'SETTLED', 'NAME', 'EMAIL'],
    withdrawals.map(({ id, code, answerBy, settleBy, settledAt, name, email }) => [
      id,
      code,
      dayAndTime(answerBy),
      dayAndTime(settleBy),
      dayAndTime(settledAt),
      name,
      email,
    ]),
  );

export const addWithdrawalCommands = (program: Command) => {
  const withdrawal = program.command('withdrawal').description('requests to withdraw from a contract');

  withdrawal
    .command('list')
    .description('list the requests that are to be settled, newest first')
    .option('--all', 'settled ones as well', false)
    .option('--limit <number>', 'at most so many', number, DEFAULT_LISTED)
    .option('--json', 'print the requests as JSON', false)
    .action(({ json, all, limit }: Listing) =>
      runOperation(
        { json },
        {
          run: (ctx) =>
            allPages(limit, (page) =>
              listWithdrawals(ctx, { ...page, ...(all ? {} : { isSettled: false }) }),
            ),
          show: showWithdrawals,
        },
      ),
    );

  withdrawal
    .command('settle')
    .description('record that a request is settled, and what was answered')
    .argument('<id>', 'as withdrawal list shows it')
    .requiredOption('--answer <text>', '1 to 1,000 characters')
    .option('--json', 'print the request as JSON', false)
    .action((id: string, { json, answer }: Output & { answer: string }) =>
      runOperation(
        { json },
        { run: (ctx) => settleWithdrawal(ctx, { id, answer }), show: ({ code }) => `${code}: settled.` },
      ),
    );
};
