import type { Command } from 'commander';
import { adjustPoints } from '../src/features/points/points.operations.ts';
import { number } from './option-values.ts';
import { runOperation, type Output } from './run-operation.ts';
import { userIdOf } from './user.commands.ts';

type Adjustment = Output & { points: number; reason: string };

export const addPointsCommands = (program: Command) => {
  program
    .command('points')
    .description('points of students')
    .command('adjust')
    .description('correct a balance')
    .argument('<email or id>')
    .requiredOption('--points <number>', 'signed whole points, not 0', number)
    .requiredOption('--reason <text>', 'text for the student, 1 to 200 characters')
    .option('--json', 'print the ledger entry as JSON', false)
    .action((idOrEmail: string, { json, points, reason }: Adjustment) =>
      runOperation(
        { json },
        {
          run: async (ctx) =>
            adjustPoints(ctx, { userId: await userIdOf(idOrEmail), points, description: reason }),
          show: (change) => `${change.transaction.points} points, the balance is ${change.points}.`,
        },
      ),
    );
};
