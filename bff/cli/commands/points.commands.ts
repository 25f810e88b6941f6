import type { Command } from 'commander';
import { dayAndTime } from '#domain/dates/date-text.ts';
import { REDEMPTION_STATES } from '#domain/points/redemption.schema.ts';
import type { Redemption } from '#domain/points/redemption.ts';
import { adjustPoints, redeemPoints } from '../../src/features/points/points.operations.ts';
import { handOutRedemption, listRedemptions } from '../../src/features/points/redemption.operations.ts';
import { allPages } from '../all-pages.ts';
import { onBehalfOf } from '../operator-context.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

const showRedemptions = (redemptions: Redemption[]) =>
  textTable(
    ['CODE', 'DATE', 'POINTS', 'HANDED OUT', 'DESCRIPTION'],
    redemptions.map(({ code, createdAt, points, handedOutAt, description }) => [
      code,
      dayAndTime(createdAt),
      points,
      dayAndTime(handedOutAt),
      description,
    ]),
  );

type Adjustment = Output & { points: number; reason: string };

export const addPointsCommands = (program: Command) => {
  const points = program.command('points').description('points of students');

  points
    .command('redemptions')
    .description('list what students have redeemed points for, newest first')
    .option('--state <state>', REDEMPTION_STATES.join(' or '))
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .option('--json', 'print the redemptions as JSON', false)
    .action(({ json, limit, state }: Output & { limit: number; state?: string }) =>
      runOperation(
        { json },
        {
          run: (ctx) => allPages(limit, (page) => listRedemptions(ctx, { state, ...page })),
          show: showRedemptions,
        },
      ),
    );

  program
    .command('hand-out')
    .description('hand out what a student has redeemed points for, once')
    .argument('<code>', 'as the student shows it')
    .option('--json', 'print the redemption as JSON', false)
    .action((code: string, output: Output) =>
      runOperation(output, {
        run: (ctx) => handOutRedemption(ctx, { code }),
        show: (redemption) => `${redemption.code} ${redemption.description}: handed out.`,
      }),
    );

  points
    .command('redeem')
    .description('redeem points of a student, under the rules that the student would meet')
    .argument('<email or id>')
    .requiredOption('--points <number>', 'whole points, at least 1', number)
    .requiredOption('--reason <text>', 'what for, 1 to 200 characters')
    .option('--json', 'print the ledger entry as JSON', false)
    .action((idOrEmail: string, { json, points: redeemed, reason }: Adjustment) =>
      runOperation(
        { json },
        {
          run: async (ctx) =>
            redeemPoints(await onBehalfOf(ctx, idOrEmail), { points: redeemed, description: reason }),
          show: ({ points: balance, transaction }) =>
            `${transaction.points} points, the balance is ${balance}; the code is ${transaction.code}.`,
        },
      ),
    );

  points
    .command('adjust')
    .description('correct a balance')
    .argument('<email or id>')
    .requiredOption('--points <number>', 'signed whole points, not 0', number)
    .requiredOption('--reason <text>', 'text for the student, 1 to 200 characters')
    .option('--json', 'print the ledger entry as JSON', false)
    .action((idOrEmail: string, { json, points: delta, reason }: Adjustment) =>
      runOperation(
        { json },
        {
          run: async (ctx) =>
            adjustPoints(ctx, { userId: await userIdOf(idOrEmail), points: delta, description: reason }),
          show: (change) => `${change.transaction.points} points, the balance is ${change.points}.`,
        },
      ),
    );
};
