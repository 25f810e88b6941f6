import type { WaitingEntry } from '#domain/enrolments/waiting.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../../src/operation/context.ts';
import {
  joinWaitingList,
  leaveWaitingList,
  listCourseWaiting,
} from '../../src/features/enrolments/waiting/waiting.operations.ts';
import { userLoader } from '../../src/features/users/user.store.ts';
import { onBehalfOf } from '../operator-context.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';

type Row = WaitingEntry & { student: User | null };

const listed = async (ctx: Ctx, courseId: string): Promise<Row[]> => {
  const entries = await listCourseWaiting(ctx, { courseId });
  return Promise.all(
    entries.map(async (entry) => ({ ...entry, student: await userLoader(ctx).load(entry.userId) })),
  );
};

const showList = tableOf<Row>({
  PLACE: (_, index) => index + 1,
  SINCE: 'joinedAt',
  STUDENT: ({ student }) => student?.email ?? null,
});

export const addWaitingListCommands = (program: OperatorCommand) => {
  const commands = program
    .command('waiting-list')
    .description('students who wait for a place in a full course');

  const addChange = (name: string, description: string, change: typeof joinWaitingList) =>
    commands
      .command(name)
      .description(description)
      .requiredOption('--student <email or id>')
      .requiredOption('--course <id>')
      .operation({
        json: 'the entry',
        run: async (ctx, { student, course }: { student: string; course: string }) =>
          change(await onBehalfOf(ctx, student), { courseId: course }),
        show: ({ id }) => id,
      });

  addChange('join', 'put a student at the end of the line', joinWaitingList);
  addChange('leave', 'take a student out of the line', leaveWaitingList);
  commands
    .command('list')
    .description('who waits for a course, the first in line first')
    .argument('<course>')
    .operation({
      json: 'the entries',
      run: (ctx, courseId: string) => listed(ctx, courseId),
      show: showList,
    });
};
