import type { Command } from 'commander';
import { dayAndTime } from '#domain/dates/date-text.ts';
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
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

type Row = WaitingEntry & { student: User | null };
type Line = Output & { student: string; course: string };

const listed = async (ctx: Ctx, courseId: string): Promise<Row[]> => {
  const entries = await listCourseWaiting(ctx, { courseId });
  return Promise.all(
    entries.map(async (entry) => ({ ...entry, student: await userLoader(ctx).load(entry.userId) })),
  );
};

const showLine = (rows: Row[]) =>
  textTable(
    ['PLACE', 'SINCE', 'STUDENT'],
    rows.map(({ joinedAt, student }, index) => [index + 1, dayAndTime(joinedAt), student?.email ?? null]),
  );

export const addWaitingListCommands = (program: Command) => {
  const line = program.command('waiting-list').description('students who wait for a place in a full course');

  const addChange = (name: string, description: string, change: typeof joinWaitingList) =>
    line
      .command(name)
      .description(description)
      .requiredOption('--student <email or id>')
      .requiredOption('--course <id>')
      .option('--json', 'print the entry as JSON', false)
      .action(({ json, student, course }: Line) =>
        runOperation(
          { json },
          {
            run: async (ctx) => change(await onBehalfOf(ctx, student), { courseId: course }),
            show: ({ id }) => id,
          },
        ),
      );

  addChange('join', 'put a student at the end of the line', joinWaitingList);
  addChange('leave', 'take a student out of the line', leaveWaitingList);
  line
    .command('list')
    .description('who waits for a course, the first in line first')
    .argument('<course>')
    .option('--json', 'print the entries as JSON', false)
    .action((courseId: string, output: Output) =>
      runOperation(output, { run: (ctx) => listed(ctx, courseId), show: showLine }),
    );
};
