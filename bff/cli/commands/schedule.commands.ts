import { InvalidArgumentError, type Command } from 'commander';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { isDuringClosure } from '#domain/schedule/closure.ts';
import type { HoursException, Lane, Schedule, Span, WeeklySpan } from '#domain/schedule/schedule.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { getAgenda, type AgendaEntry } from '../../src/features/planning/agenda.operations.ts';
import {
  addHoursException,
  getSchedule,
  removeHoursException,
  updateSchedule,
} from '../../src/features/schedule/schedule.operations.ts';
import { userLoader } from '../../src/features/users/user.store.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';

const JSON_OPTION = ['--json', 'print the answer as JSON', false] as const;

const WEEKDAYS = 7;

const weekdayOf = (text: string) => {
  const weekday = Number(text);
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > WEEKDAYS) {
    throw new InvalidArgumentError('A weekday is 1 (Monday) to 7 (Sunday).');
  }
  return weekday;
};

const weekdaysOf = (text: string) => text.split(',').map(weekdayOf);

const spanOf = (text: string, others: Span[]) => {
  const [from, to, ...rest] = text.split('-');
  if (!from || !to || rest.length > 0) throw new InvalidArgumentError('Write a span as 09:00-13:00.');
  return [...others, { from, to }];
};

const spanText = ({ from, to }: Span) => `${from}-${to}`;

const showWeek = (weeklyHours: readonly WeeklySpan[]) =>
  textTable(
    ['WEEKDAY', 'HOURS'],
    Array.from({ length: WEEKDAYS }, (_, index) => {
      const ofDay = weeklyHours.filter(({ weekday }) => weekday === index + 1);
      return [index + 1, ofDay.map(spanText).join(' ') || 'closed'];
    }),
  );

const showSchedule = ({ policy, weeklyHours, rules }: Schedule) =>
  [
    `Policy: ${policy}`,
    `Notice: ${rules.noticeHours} h, horizon: ${rules.horizonDays} days, buffer: ${rules.bufferMinutes} min, step: ${rules.stepMinutes} min`,
    showWeek(weeklyHours),
  ].join('\n');

const showExceptions = (exceptions: readonly HoursException[]) =>
  textTable(
    ['ID', 'DAY', 'STATE', 'HOURS', 'REASON'],
    exceptions.map(({ id, day, isOpen, span, reason }) => [
      id,
      day,
      isOpen ? 'open' : 'closed',
      span ? spanText(span) : 'all day',
      reason,
    ]),
  );

const showLanes = (lanes: readonly Lane[]) =>
  textTable(
    ['ID', 'ACTIVE', 'NAME', 'LOCATION'],
    lanes.map(({ id, isActive, name, location }) => [id, isActive ? 'yes' : 'no', name, location]),
  );

/** Changes the schedule that was read. Rejected if it has changed meanwhile. */
const change = async (ctx: Ctx, decide: (schedule: Schedule) => object) => {
  const schedule = await getSchedule(ctx);
  return updateSchedule(ctx, { ...decide(schedule), expectedRevision: schedule.revision });
};

type NewHours = Output & { weekday: number[]; span?: Span[] };

const addHoursCommands = (program: Command) => {
  const hours = program.command('hours').description('when the academy is open');

  hours
    .command('show')
    .description('print policy, rules and hours of the week')
    .option(...JSON_OPTION)
    .action((output: Output) => runOperation(output, { run: (ctx) => getSchedule(ctx), show: showSchedule }));

  hours
    .command('set')
    .description('replace the hours of weekdays')
    .requiredOption('--weekday <1,2,…>', '1 (Monday) to 7 (Sunday)', weekdaysOf)
    .option('--span <from-to>', 'as 09:00-13:00, repeatable; without it: closed', spanOf, [])
    .option(...JSON_OPTION)
    .action(({ json, weekday: weekdays, span: spans = [] }: NewHours) =>
      runOperation(
        { json },
        {
          run: (ctx) =>
            change(ctx, ({ weeklyHours }) => ({
              weeklyHours: [
                ...weeklyHours.filter(({ weekday }) => !weekdays.includes(weekday)),
                ...weekdays.flatMap((weekday) => spans.map((span) => ({ weekday, ...span }))),
              ],
            })),
          show: showSchedule,
        },
      ),
    );

  hours
    .command('policy')
    .description('what free times do to bookings')
    .argument('<policy>', 'off, suggest or enforce')
    .option(...JSON_OPTION)
    .action((policy: string, output: Output) =>
      runOperation(output, { run: (ctx) => updateSchedule(ctx, { policy }), show: showSchedule }),
    );
};

type NewLane = Output & { name: string; location: string };

const addLaneCommands = (program: Command) => {
  const lane = program.command('lane').description('lanes, each with one class at a time');
  const showAll = ({ lanes }: Schedule) => showLanes(lanes);

  lane
    .command('list')
    .description('list the lanes')
    .option(...JSON_OPTION)
    .action((output: Output) =>
      runOperation(output, { run: async (ctx) => (await getSchedule(ctx)).lanes, show: showLanes }),
    );

  lane
    .command('add')
    .description('add a lane')
    .requiredOption('--name <text>', '1 to 80 characters')
    .requiredOption('--location <text>', 'as the courses that use it spell it')
    .option(...JSON_OPTION)
    .action(({ json, ...added }: NewLane) =>
      runOperation(
        { json },
        { run: (ctx) => change(ctx, ({ lanes }) => ({ lanes: [...lanes, added] })), show: showAll },
      ),
    );

  for (const [name, isActive] of [
    ['open', true],
    ['close', false],
  ] as const) {
    lane
      .command(name)
      .description(`${name} a lane`)
      .argument('<id>', 'the lane')
      .option(...JSON_OPTION)
      .action((id: string, output: Output) =>
        runOperation(output, {
          run: (ctx) =>
            change(ctx, ({ lanes }) => ({
              lanes: lanes.some((one) => one.id === id)
                ? lanes.map((one) => (one.id === id ? { ...one, isActive } : one))
                : [...lanes, { id, name: id, location: id }],
            })),
          show: showAll,
        }),
      );
  }
};

type Conflict = {
  startsAt: Date;
  course: string;
  student: string | null;
  phone: string | null;
  enrolmentId: string | null;
};

const conflictOf = async (ctx: Ctx, { startsAt, course, enrolment }: AgendaEntry): Promise<Conflict> => {
  const student = enrolment && (await userLoader(ctx).load(enrolment.userId));
  return {
    startsAt,
    course: course.name,
    student: student ? `${student.firstName} ${student.lastName}` : null,
    phone: student?.phone ?? null,
    enrolmentId: enrolment?.id ?? null,
  };
};

type Closure = Pick<HoursException, 'day' | 'span'>;

/** Classes booked during a closure, which does not cancel them. */
const conflictsOf = async (ctx: Ctx, closure: Closure) => {
  const entries = await getAgenda(ctx, { from: dayAfter(closure.day, -1), to: closure.day });
  const during = entries.filter((entry) => !entry.course.callOff && isDuringClosure(closure, entry));
  return Promise.all(during.map((entry) => conflictOf(ctx, entry)));
};

const showConflicts = (conflicts: readonly Conflict[]) =>
  conflicts.length === 0
    ? 'No class is booked then.'
    : textTable(
        ['START', 'COURSE', 'STUDENT', 'PHONE', 'ENROLMENT'],
        conflicts.map(({ startsAt, course, student, phone, enrolmentId }) => [
          `${dayIn(startsAt, academy.timeZone)} ${clockIn(startsAt, academy.timeZone)}`,
          course,
          student,
          phone,
          enrolmentId,
        ]),
      );

type NewClosure = Output & { day: string; span?: Span[]; reason: string };

const addClosureCommands = (program: Command) => {
  const closure = program.command('closure').description('days on which the academy is closed');

  closure
    .command('list')
    .description('list the days that differ from the week')
    .option(...JSON_OPTION)
    .action((output: Output) =>
      runOperation(output, { run: async (ctx) => (await getSchedule(ctx)).exceptions, show: showExceptions }),
    );

  closure
    .command('add')
    .description('close a day or a part of it, and list the classes that are booked then')
    .requiredOption('--day <day>', 'YYYY-MM-DD')
    .option('--span <from-to>', 'as 09:00-13:00; without it: all day', spanOf, [])
    .requiredOption('--reason <text>', '3 to 200 characters, for staff')
    .option(...JSON_OPTION)
    .action(({ json, day, span: spans = [], reason }: NewClosure) =>
      runOperation(
        { json },
        {
          run: async (ctx) => {
            const span = spans[0] ?? null;
            await addHoursException(ctx, { day, isOpen: false, span, reason });
            return conflictsOf(ctx, { day, span });
          },
          show: showConflicts,
        },
      ),
    );

  closure
    .command('remove')
    .description('remove a day that differs from the week')
    .argument('<id>', 'the closure')
    .option(...JSON_OPTION)
    .action((id: string, output: Output) =>
      runOperation(output, {
        run: async (ctx) => (await removeHoursException(ctx, { id })).exceptions,
        show: showExceptions,
      }),
    );
};

export const addScheduleCommands = (program: Command) => {
  addHoursCommands(program);
  addLaneCommands(program);
  addClosureCommands(program);
};
