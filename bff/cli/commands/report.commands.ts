import type { AuditEntry } from '#domain/audit/audit.ts';
import { readAuditTrail } from '../../src/features/audit/audit.operations.ts';
import { getReports, type MonthReport } from '../../src/features/reports/report.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

const DEFAULT_LISTED = 100;

const showReports = tableOf<MonthReport>({
  MONTH: 'month',
  PENDING: ({ enrolments }) => enrolments.pending,
  CONFIRMED: ({ enrolments }) => enrolments.confirmed,
  COMPLETED: ({ enrolments }) => enrolments.completed,
  CANCELLED: ({ enrolments }) => enrolments.cancelled,
  INCOME: 'bookedIncome',
  PLACES: ({ occupancy }) => `${occupancy.taken}/${occupancy.places}`,
  EARNED: ({ points }) => points.earned,
  REDEEMED: ({ points }) => points.redeemed,
  ADJUSTED: ({ points }) => points.adjusted,
});

const showTrail = tableOf<AuditEntry>({
  WHEN: 'at',
  WHO: ({ actor }) => (actor.isServiceAccount ? `${actor.label} (service account)` : actor.label),
  WHAT: 'action',
  ABOUT: ({ subject }) => subject.label,
  OUTCOME: 'outcome',
});

type Trail = { action?: string; subject?: string; limit: number };

export const addReportCommands = (program: OperatorCommand) => {
  program
    .command('report')
    .description('figures of at most 36 months')
    .requiredOption('--from <month>', 'YYYY-MM')
    .requiredOption('--to <month>', 'YYYY-MM')
    .operation({
      json: 'the figures',
      run: (ctx, { from, to }: { from: string; to: string }) =>
        getReports(ctx, { fromMonth: from, toMonth: to }),
      show: showReports,
    });

  program
    .command('audit')
    .description('who did what, newest first')
    .option('--action <action>', 'for example course.update')
    .option('--subject <id>', 'about this course, enrolment, user …')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the entries',
      run: (ctx, { action, subject, limit }: Trail) =>
        allPages(limit, (page) => readAuditTrail(ctx, { filter: { action, subjectId: subject }, ...page })),
      show: showTrail,
    });
};
