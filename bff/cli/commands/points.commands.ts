import { REDEMPTION_STATES } from '#domain/points/redemption.schema.ts';
import type { Redemption } from '#domain/points/redemption.ts';
import { adjustPoints, redeemPoints } from '../../src/features/points/points.operations.ts';
import { handOutRedemption, listRedemptions } from '../../src/features/points/redemption.operations.ts';
import { allPages } from '../all-pages.ts';
import { onBehalfOf } from '../operator-context.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

const showRedemptions = tableOf<Redemption>({
  CODE: 'code',
  DATE: 'createdAt',
  POINTS: 'points',
  'HANDED OUT': 'handedOutAt',
  DESCRIPTION: 'description',
});

type Adjustment = { points: number; reason: string };

export const addPointsCommands = (program: OperatorCommand) => {
  const points = program.command('points').description('points of students');

  points
    .command('redemptions')
    .description('list what students have redeemed points for, newest first')
    .option('--state <state>', REDEMPTION_STATES.join(' or '))
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the redemptions',
      run: (ctx, { limit, state }: { limit: number; state?: string }) =>
        allPages(limit, (page) => listRedemptions(ctx, { state, ...page })),
      show: showRedemptions,
    });

  program
    .command('hand-out')
    .description('hand out what a student has redeemed points for, once')
    .argument('<code>', 'as the student shows it')
    .operation({
      json: 'the redemption',
      run: (ctx, code: string) => handOutRedemption(ctx, { code }),
      show: ({ code, description }) => `${code} ${description}: handed out.`,
    });

  points
    .command('redeem')
    .description('redeem points of a student, under the rules that the student would meet')
    .argument('<email or id>')
    .requiredOption('--points <number>', 'whole points, at least 1', number)
    .requiredOption('--reason <text>', 'what for, 1 to 200 characters')
    .operation({
      json: 'the ledger entry',
      run: async (ctx, user: string, { points: redeemed, reason }: Adjustment) =>
        redeemPoints(await onBehalfOf(ctx, user), { points: redeemed, description: reason }),
      show: ({ points: balance, transaction }) =>
        `${transaction.points} points, the balance is ${balance}; the code is ${transaction.code}.`,
    });

  points
    .command('adjust')
    .description('correct a balance')
    .argument('<email or id>')
    .requiredOption('--points <number>', 'signed whole points, not 0', number)
    .requiredOption('--reason <text>', 'text for the student, 1 to 200 characters')
    .operation({
      json: 'the ledger entry',
      run: async (ctx, user: string, { points: delta, reason }: Adjustment) =>
        adjustPoints(ctx, { userId: await userIdOf(user), points: delta, description: reason }),
      show: (change) => `${change.transaction.points} points, the balance is ${change.points}.`,
    });
};
