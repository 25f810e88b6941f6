import type { Command } from 'commander';
import { dayAndTime } from '#domain/dates/date-text.ts';
import { STAFF_REASONS } from '#domain/enrolments/cancellation.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { ENROLMENT_STATUSES } from '#domain/enrolments/enrolment.status.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { courseOfEnrolment } from '../../src/features/courses/course.store.ts';
import { enrolStudent } from '../../src/features/enrolments/attendance/enrol-student.operations.ts';
import { listEnrolments } from '../../src/features/enrolments/lists/enrolment.inbox.ts';
import {
  cancelEnrolments,
  completeEnrolments,
  confirmEnrolments,
  markNoShows,
  type EnrolmentOutcome,
} from '../../src/features/enrolments/staff/enrolment.staff.operations.ts';
import { userLoader } from '../../src/features/users/user.store.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

type Row = Enrolment & { course: Course; student: User | null };
type Filter = { status?: string; course?: string; student?: string; from?: string; to?: string };

const listed = async (ctx: Ctx, limit: number, { course, student, ...filter }: Filter): Promise<Row[]> => {
  const userId = student && (await userIdOf(student));
  const given = { ...filter, courseId: course, userId };
  const enrolments = await allPages(limit, (page) => listEnrolments(ctx, { filter: given, ...page }));
  return Promise.all(
    enrolments.map(async (enrolment) => ({
      ...enrolment,
      course: await courseOfEnrolment(ctx, enrolment),
      student: await userLoader(ctx).load(enrolment.userId),
    })),
  );
};

const showEnrolment = ({ id, status, startsAt }: Enrolment) =>
  `${id} ${status} ${dayAndTime(startsAt) ?? 'without a date'}`;

const showOutcomes = (outcomes: EnrolmentOutcome[]) =>
  outcomes.map(({ id, enrolment, error }) => `${id} ${enrolment?.status ?? error?.message}`).join('\n');

const showEnrolments = (rows: Row[]) =>
  textTable(
    ['ID', 'STATUS', 'CLASS', 'COURSE', 'STUDENT'],
    rows.map(({ id, status, startsAt, course, student }) => [
      id,
      status,
      dayAndTime(startsAt),
      course.name,
      student?.email ?? null,
    ]),
  );

type Change = (ctx: Ctx, given: object) => Promise<EnrolmentOutcome[]>;

/** Each enrolment has its own outcome. Exit code 1 if one was not changed. */
const changeEach = (output: Output, change: Change, given: object) =>
  runOperation(output, {
    run: async (ctx) => {
      const outcomes = await change(ctx, given);
      if (outcomes.some(({ error }) => error !== null)) process.exitCode = 1;
      return outcomes;
    },
    show: showOutcomes,
  });

const IDS = '<ids...>';
const JSON_OPTION = ['--json', 'print the outcome of each as JSON', false] as const;

export const addEnrolmentCommands = (program: Command) => {
  const enrolment = program.command('enrolment').description('places of students in courses');

  const addChange = (name: string, description: string, change: Change) =>
    enrolment
      .command(name)
      .description(description)
      .argument(IDS, 'up to 100')
      .option(...JSON_OPTION)
      .action((ids: string[], output: Output) => changeEach(output, change, { ids }));

  enrolment
    .command('create')
    .description('enrol a student in a group course, under the rules that the student would meet')
    .requiredOption('--student <email or id>')
    .requiredOption('--course <id>')
    .option('--json', 'print the enrolment as JSON', false)
    .action(({ json, student, course }: Output & { student: string; course: string }) =>
      runOperation(
        { json },
        {
          run: async (ctx) => enrolStudent(ctx, { userId: await userIdOf(student), courseId: course }),
          show: showEnrolment,
        },
      ),
    );

  enrolment
    .command('list')
    .description('list enrolments, newest first; of some days, by class')
    .option('--status <status>', ENROLMENT_STATUSES.join(', '))
    .option('--course <id>', 'of one course')
    .option('--student <email or id>', 'of one student')
    .option('--from <day>', 'class on this day, YYYY-MM-DD in the zone of the academy, or later')
    .option('--to <day>', 'class on this day or before')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .option('--json', 'print the enrolments as JSON', false)
    .action(({ json, limit, ...filter }: Output & Filter & { limit: number }) =>
      runOperation({ json }, { run: (ctx) => listed(ctx, limit, filter), show: showEnrolments }),
    );

  addChange('confirm', 'confirm pending enrolments', confirmEnrolments);
  addChange('complete', 'complete confirmed enrolments; their points are credited once', completeEnrolments);
  addChange('no-show', 'cancel confirmed enrolments whose student did not come', markNoShows);
  enrolment
    .command('cancel')
    .description('cancel enrolments; freed places go to those who wait')
    .argument(IDS, 'up to 100')
    .option('--reason <reason>', STAFF_REASONS.join(', '))
    .option('--note <text>', 'at most 200 characters')
    .option(...JSON_OPTION)
    .action((ids: string[], { json, ...cancellation }: Output & { reason?: string; note?: string }) =>
      changeEach({ json }, cancelEnrolments, { ids, ...cancellation }),
    );
};
