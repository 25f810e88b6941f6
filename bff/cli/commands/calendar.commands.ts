import type { Command } from 'commander';
import { CALENDAR_KINDS, type CalendarLink } from '#domain/calendars/calendar.ts';
import { dayAndTime } from '#domain/dates/date-text.ts';
import {
  listUserCalendarLinks,
  revokeUserCalendarLink,
} from '../../src/features/calendars/calendar.operations.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const USER = '<email or id>';

const showLinks = (links: CalendarLink[]) =>
  textTable(
    ['KIND', 'CREATED', 'LAST USED'],
    links.map(({ kind, createdAt, lastUsedAt }) => [kind, dayAndTime(createdAt), dayAndTime(lastUsedAt)]),
  );

export const addCalendarCommands = (program: Command) => {
  const calendar = program.command('calendar').description('secret links by which calendar programs read');

  calendar
    .command('list')
    .description('list the calendar links of a user')
    .argument(USER)
    .option('--json', 'print the links as JSON', false)
    .action((idOrEmail: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => listUserCalendarLinks(ctx, { userId: await userIdOf(idOrEmail) }),
        show: showLinks,
      }),
    );

  calendar
    .command('revoke')
    .description('revoke a calendar link of a user at once')
    .argument(USER)
    .argument('<kind>', CALENDAR_KINDS.join(', '))
    .option('--json', 'print the answer as JSON', false)
    .action((idOrEmail: string, kind: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => revokeUserCalendarLink(ctx, { userId: await userIdOf(idOrEmail), kind }),
        show: () => `${kind}: revoked.`,
      }),
    );
};
