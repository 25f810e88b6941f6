import { dayAndTime } from '#domain/dates/date-text.ts';
import { STAFF_REASONS } from '#domain/enrolments/cancellation.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { ENROLMENT_STATUSES } from '#domain/enrolments/enrolment.status.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { courseOfEnrolment } from '../../src/features/courses/course.store.ts';
import { enrolStudent } from '../../src/features/enrolments/enrol-student.operations.ts';
import { listEnrolments } from '../../src/features/enrolments/lists/enrolment.lists.ts';
import {
  cancelEnrolments,
  completeEnrolments,
  confirmEnrolments,
  markNoShows,
  type EnrolmentOutcome,
} from '../../src/features/enrolments/enrolment.staff.operations.ts';
import { userLoader } from '../../src/features/users/user.store.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
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

const showEnrolments = tableOf<Row>({
  ID: 'id',
  STATUS: 'status',
  CLASS: 'startsAt',
  COURSE: ({ course }) => course.name,
  STUDENT: ({ student }) => student?.email ?? null,
});

type Change = (ctx: Ctx, given: object) => Promise<EnrolmentOutcome[]>;

/** Each enrolment has its own outcome. Exit code 1 if one was not changed. */
const changeEach = (change: Change) => ({
  json: 'the outcome of each',
  run: async (ctx: Ctx, ids: string[], given: object) => {
    const outcomes = await change(ctx, { ids, ...given });
    if (outcomes.some(({ error }) => error !== null)) process.exitCode = 1;
    return outcomes;
  },
  show: showOutcomes,
});

export const addEnrolmentCommands = (program: OperatorCommand) => {
  const enrolment = program.command('enrolment').description('places of students in courses');
  const forEach = (name: string, description: string) =>
    enrolment.command(name).description(description).argument('<ids...>', 'up to 100');

  enrolment
    .command('create')
    .description('enrol a student in a group course, under the rules that the student would meet')
    .requiredOption('--student <email or id>')
    .requiredOption('--course <id>')
    .operation({
      json: 'the enrolment',
      run: async (ctx, { student, course }: { student: string; course: string }) =>
        enrolStudent(ctx, { userId: await userIdOf(student), courseId: course }),
      show: showEnrolment,
    });

  enrolment
    .command('list')
    .description('list enrolments, newest first; of some days, by class')
    .option('--status <status>', ENROLMENT_STATUSES.join(', '))
    .option('--course <id>', 'of one course')
    .option('--student <email or id>', 'of one student')
    .option('--from <day>', 'class on this day, YYYY-MM-DD in the zone of the academy, or later')
    .option('--to <day>', 'class on this day or before')
    .option('--limit <number>', 'rows at most', number, DEFAULT_LISTED)
    .operation({
      json: 'the enrolments',
      run: (ctx, { limit, ...filter }: Filter & { limit: number }) => listed(ctx, limit, filter),
      show: showEnrolments,
    });

  forEach('confirm', 'confirm pending enrolments').operation(changeEach(confirmEnrolments));
  forEach('complete', 'complete confirmed enrolments; their points are credited once')
    .option('--reason <text>', 'why before the end of the class, 3 to 200 characters')
    .operation(changeEach(completeEnrolments));
  forEach('no-show', 'cancel confirmed enrolments whose student did not come').operation(
    changeEach(markNoShows),
  );
  forEach('cancel', 'cancel enrolments; freed places go to those who wait')
    .option('--reason <reason>', STAFF_REASONS.join(', '))
    .option('--note <text>', 'at most 200 characters')
    .operation(changeEach(cancelEnrolments));
};
