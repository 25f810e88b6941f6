import type { Command } from 'commander';
import { STAFF_REASONS } from '#domain/enrolments/cancellation.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { Ctx } from '../src/context.ts';
import {
  cancelEnrolments,
  completeEnrolments,
  confirmEnrolments,
  enrolStudent,
  markNoShows,
  type EnrolmentOutcome,
} from '../src/features/enrolments/enrolment.staff.operations.ts';
import { shownInstant } from './option-values.ts';
import { runOperation, type Output } from './run-operation.ts';
import { userIdOf } from './user.commands.ts';

const showEnrolment = ({ id, status, startsAt }: Enrolment) =>
  `${id} ${status} ${shownInstant(startsAt) ?? 'without a date'}`;

const showOutcomes = (outcomes: EnrolmentOutcome[]) =>
  outcomes.map(({ id, enrolment, error }) => `${id} ${enrolment?.status ?? error?.message}`).join('\n');

type Change = (ctx: Ctx, given: object) => Promise<EnrolmentOutcome[]>;

/** Each enrolment has an outcome of its own; exit code 1 when one was left as it was. */
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
