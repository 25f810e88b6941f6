import { InvalidArgumentError, type Command } from 'commander';
import type {
  BookingRules,
  Lane,
  Schedule,
  Span,
  WeaponCount,
  WeeklySpan,
} from '#domain/schedule/schedule.ts';
import { withoutAbsent } from '#domain/without-absent.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { getSchedule, updateSchedule } from '../../src/features/schedule/schedule.operations.ts';
import { deadlineHoursOf } from '../../src/features/schedule/schedule.store.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';
import { addClosureCommands } from './closure.commands.ts';
import { JSON_OPTION, spanOf, spanText } from './schedule.options.ts';

const WEEKDAYS = 7;

const weekdayOf = (text: string) => {
  const weekday = Number(text);
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > WEEKDAYS) {
    throw new InvalidArgumentError('A weekday is 1 (Monday) to 7 (Sunday).');
  }
  return weekday;
};

const weekdaysOf = (text: string) => text.split(',').map(weekdayOf);

const showWeek = (weeklyHours: readonly WeeklySpan[]) =>
  textTable(
    ['WEEKDAY', 'HOURS'],
    Array.from({ length: WEEKDAYS }, (_, index) => {
      const ofDay = weeklyHours.filter(({ weekday }) => weekday === index + 1);
      return [index + 1, ofDay.map(spanText).join(' ') || 'closed'];
    }),
  );

type ShownSchedule = Schedule & { rules: Required<BookingRules> };

const showSchedule = ({ policy, weeklyHours, rules }: ShownSchedule) =>
  [
    `Policy: ${policy}`,
    `Notice: ${rules.noticeHours} h, deadline: ${rules.deadlineHours} h, horizon: ${rules.horizonDays} days, buffer: ${rules.bufferMinutes} min, step: ${rules.stepMinutes} min`,
    showWeek(weeklyHours),
  ].join('\n');

const showLanes = (lanes: readonly Lane[]) =>
  textTable(
    ['ID', 'ACTIVE', 'NAME', 'LOCATION', 'WEAPONS'],
    lanes.map(({ id, isActive, name, location, weapons }) => [
      id,
      isActive ? 'yes' : 'no',
      name,
      location,
      weapons.join(' ') || 'all',
    ]),
  );

const showWeaponCounts = (counts: readonly WeaponCount[]) =>
  counts.length === 0
    ? 'No weapons are counted.'
    : textTable(
        ['WEAPON', 'COUNT'],
        counts.map(({ weapon, count }) => [weapon, String(count)]),
      );

/** Prints the schedule that `work` returns, with the deadline that counts. */
const printSchedule = (output: Output, work: (ctx: Ctx) => Promise<Schedule>) =>
  runOperation(output, {
    run: async (ctx): Promise<ShownSchedule> => {
      const { rules, ...others } = await work(ctx);
      return { ...others, rules: { ...rules, deadlineHours: deadlineHoursOf(ctx, rules) } };
    },
    show: showSchedule,
  });

/** Changes the schedule that was read. Rejected if it has changed meanwhile. */
const change = async (ctx: Ctx, decide: (schedule: Schedule) => object) => {
  const schedule = await getSchedule(ctx);
  return updateSchedule(ctx, { ...decide(schedule), expectedRevision: schedule.revision });
};

type NewRules = Output & Partial<Record<'notice' | 'deadline' | 'horizon' | 'buffer' | 'step', number>>;

type NewHours = Output & { weekday: number[]; span?: Span[] };

const addHoursCommands = (program: Command) => {
  const hours = program.command('hours').description('when the academy is open');

  hours
    .command('show')
    .description('print policy, rules and hours of the week')
    .option(...JSON_OPTION)
    .action((output: Output) => printSchedule(output, (ctx) => getSchedule(ctx)));

  hours
    .command('set')
    .description('replace the hours of weekdays')
    .requiredOption('--weekday <1,2,…>', '1 (Monday) to 7 (Sunday)', weekdaysOf)
    .option('--span <from-to>', 'as 09:00-13:00, repeatable; without it: closed', spanOf, [])
    .option(...JSON_OPTION)
    .action(({ json, weekday: weekdays, span: spans = [] }: NewHours) =>
      printSchedule({ json }, (ctx) =>
        change(ctx, ({ weeklyHours }) => ({
          weeklyHours: [
            ...weeklyHours.filter(({ weekday }) => !weekdays.includes(weekday)),
            ...weekdays.flatMap((weekday) => spans.map((span) => ({ weekday, ...span }))),
          ],
        })),
      ),
    );

  hours
    .command('policy')
    .description('what free times do to bookings')
    .argument('<policy>', 'off, suggest or enforce')
    .option(...JSON_OPTION)
    .action((policy: string, output: Output) =>
      printSchedule(output, (ctx) => updateSchedule(ctx, { policy })),
    );

  hours
    .command('rules')
    .description('change rules of booking; what is not named stays')
    .option('--notice <hours>', 'between booking and class, 0 to 720', Number)
    .option('--deadline <hours>', 'until a student cancels or moves a class, 0 to 720 before it', Number)
    .option('--horizon <days>', 'that can be booked, 1 to 730', Number)
    .option('--buffer <minutes>', 'between two classes, 0 to 240 in steps of 15', Number)
    .option('--step <minutes>', 'between two offered times: 15, 30 or 60', Number)
    .option(...JSON_OPTION)
    .action(({ json, notice, deadline, horizon, buffer, step }: NewRules) => {
      const rules = {
        noticeHours: notice,
        deadlineHours: deadline,
        horizonDays: horizon,
        bufferMinutes: buffer,
        stepMinutes: step,
      };
      return printSchedule({ json }, (ctx) => updateSchedule(ctx, { rules: withoutAbsent(rules) }));
    });
};

type NewLane = Output & { name: string; location: string; weapon?: string[] };

const repeated = (text: string, others: string[]) => [...others, text];

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
    .option('--weapon <id>', 'may be used in it, repeatable; without it: all', repeated, [])
    .option(...JSON_OPTION)
    .action(({ json, weapon: weapons = [], ...added }: NewLane) =>
      runOperation(
        { json },
        {
          run: (ctx) => change(ctx, ({ lanes }) => ({ lanes: [...lanes, { ...added, weapons }] })),
          show: showAll,
        },
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

const countOf = (text: string) => {
  if (text === 'none') return null;
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a number, or none.');
  return Number(text);
};

const addWeaponCommands = (program: Command) => {
  const weapon = program.command('weapon').description('how many weapons of a model can be lent at once');

  weapon
    .command('list')
    .description('list the counted models')
    .option(...JSON_OPTION)
    .action((output: Output) =>
      runOperation(output, {
        run: async (ctx) => (await getSchedule(ctx)).weaponCounts,
        show: showWeaponCounts,
      }),
    );

  weapon
    .command('count')
    .description('set how many there are of a model')
    .argument('<model>', 'as pistola-9mm')
    .argument('<number>', '0 to 100, or none: not counted', countOf)
    .option(...JSON_OPTION)
    .action((model: string, count: number | null, output: Output) =>
      runOperation(output, {
        run: async (ctx) => {
          const { weaponCounts } = await change(ctx, ({ weaponCounts: before }) => ({
            weaponCounts: [
              ...before.filter((one) => one.weapon !== model),
              ...(count === null ? [] : [{ weapon: model, count }]),
            ],
          }));
          return weaponCounts;
        },
        show: showWeaponCounts,
      }),
    );
};

export const addScheduleCommands = (program: Command) => {
  addHoursCommands(program);
  addLaneCommands(program);
  addWeaponCommands(program);
  addClosureCommands(program);
};
