import { CALENDAR_KINDS, type CalendarLink } from '#domain/calendars/calendar.ts';
import {
  listUserCalendarLinks,
  revokeUserCalendarLink,
} from '../../src/features/calendars/calendar.operations.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const USER = '<email or id>';

const showLinks = tableOf<CalendarLink>({ KIND: 'kind', CREATED: 'createdAt', 'LAST USED': 'lastUsedAt' });

export const addCalendarCommands = (program: OperatorCommand) => {
  const calendar = program.command('calendar').description('secret links by which calendar programs read');

  calendar
    .command('list')
    .description('list the calendar links of a user')
    .argument(USER)
    .operation({
      json: 'the links',
      run: async (ctx, user: string) => listUserCalendarLinks(ctx, { userId: await userIdOf(user) }),
      show: showLinks,
    });

  calendar
    .command('revoke')
    .description('revoke a calendar link of a user at once')
    .argument(USER)
    .argument('<kind>', CALENDAR_KINDS.join(', '))
    .operation({
      json: 'the answer',
      run: async (ctx, user: string, kind: string) =>
        revokeUserCalendarLink(ctx, { userId: await userIdOf(user), kind }),
      show: (_, _user: string, kind: string) => `${kind}: revoked.`,
    });
};
