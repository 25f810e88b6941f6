import type { Command } from 'commander';
import { dayAndTime } from '#domain/dates/date-text.ts';
import type { AuditEntry } from '#domain/audit/audit.ts';
import { readAuditTrail } from '../../src/features/audit/audit.operations.ts';
import { getReports, type MonthReport } from '../../src/features/reports/report.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

const DEFAULT_LISTED = 100;

const showReports = (reports: MonthReport[]) =>
  textTable(
    [
      'MONTH',
      'PENDING',
      'CONFIRMED',
      'COMPLETED',
      'CANCELLED',
      'INCOME',
      'PLACES',
      'EARNED',
      'REDEEMED',
      'ADJUSTED',
    ],
    reports.map(({ month, enrolments, bookedIncome, occupancy, points }) => [
      month,
      enrolments.pending,
      enrolments.confirmed,
      enrolments.completed,
      enrolments.cancelled,
      bookedIncome,
      `${occupancy.taken}/${occupancy.places}`,
      points.earned,
      points.redeemed,
      points.adjusted,
    ]),
  );

const showTrail = (entries: AuditEntry[]) =>
  textTable(
    ['WHEN', 'WHO', 'WHAT', 'ABOUT', 'OUTCOME'],
    entries.map(({ at, actor, action, subject, outcome }) => [
      dayAndTime(at),
      actor.isServiceAccount ? `${actor.label} (service account)` : actor.label,
      action,
      subject.label,
      outcome,
    ]),
  );

type Months = Output & { from: string; to: string };
type Trail = Output & { action?: string; subject?: string; limit: number };

export const addReportCommands = (program: Command) => {
  program
    .command('report')
    .description('figures of at most 36 months')
    .requiredOption('--from <month>', 'YYYY-MM')
    .requiredOption('--to <month>', 'YYYY-MM')
    .option('--json', 'print the figures as JSON', false)
    .action(({ json, from, to }: Months) =>
      runOperation(
        { json },
        { run: (ctx) => getReports(ctx, { fromMonth: from, toMonth: to }), show: showReports },
      ),
    );

  program
    .command('audit')
    .description('who did what, newest first')
    .option('--action <action>', 'for example course.update')
    .option('--subject <id>', 'about this course, enrolment, user …')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .option('--json', 'print the entries as JSON', false)
    .action(({ json, action, subject, limit }: Trail) =>
      runOperation(
        { json },
        {
          run: (ctx) =>
            allPages(limit, (page) =>
              readAuditTrail(ctx, { filter: { action, subjectId: subject }, ...page }),
            ),
          show: showTrail,
        },
      ),
    );
};
