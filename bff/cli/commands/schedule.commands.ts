import { addFirearmCommands } from './firearm.commands.ts';
import { InvalidArgumentError } from 'commander';
import type {
  BookingRules,
  Lane,
  Schedule,
  Span,
  WeaponCount,
  WeeklySpan,
} from '#domain/schedule/schedule.ts';
import { withoutAbsent } from '#domain/pick.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { getSchedule, updateSchedule } from '../../src/features/schedule/schedule.operations.ts';
import { deadlineHoursOf } from '../../src/features/schedule/schedule.store.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
import { addClosureCommands } from './closure.commands.ts';
import { spanOf, spanText } from './schedule.options.ts';

const WEEKDAYS = 7;

const weekdayOf = (text: string) => {
  const weekday = Number(text);
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > WEEKDAYS) {
    throw new InvalidArgumentError('A weekday is 1 (Monday) to 7 (Sunday).');
  }
  return weekday;
};

const weekdaysOf = (text: string) => text.split(',').map(weekdayOf);

const weekTable = tableOf<{ weekday: number; hours: string }>({ WEEKDAY: 'weekday', HOURS: 'hours' });

const showWeek = (weeklyHours: readonly WeeklySpan[]) =>
  weekTable(
    Array.from({ length: WEEKDAYS }, (_, index) => {
      const ofDay = weeklyHours.filter(({ weekday }) => weekday === index + 1);
      return { weekday: index + 1, hours: ofDay.map(spanText).join(' ') || 'closed' };
    }),
  );

type ShownSchedule = Schedule & { rules: BookingRules & Required<Pick<BookingRules, 'deadlineHours'>> };

const showSchedule = ({ policy, weeklyHours, rules }: ShownSchedule) =>
  [
    `Policy: ${policy}`,
    `Notice: ${rules.noticeHours} h, deadline: ${rules.deadlineHours} h, horizon: ${rules.horizonDays} days, buffer: ${rules.bufferMinutes} min, step: ${rules.stepMinutes} min`,
    showWeek(weeklyHours),
  ].join('\n');

const showLanes = tableOf<Lane>({
  ID: 'id',
  ACTIVE: 'isActive',
  NAME: 'name',
  LOCATION: 'location',
  WEAPONS: ({ weapons }) => weapons.join(' ') || 'all',
});

const countTable = tableOf<WeaponCount>({ WEAPON: 'weapon', COUNT: 'count' });

const showWeaponCounts = (counts: readonly WeaponCount[]) =>
  counts.length === 0 ? 'No weapons are counted.' : countTable(counts);

/** Prints the schedule that `work` returns, with the deadline that counts. */
const schedule = <Given extends unknown[]>(work: (ctx: Ctx, ...given: Given) => Promise<Schedule>) => ({
  json: 'the answer',
  run: async (ctx: Ctx, ...given: Given): Promise<ShownSchedule> => {
    const { rules, ...others } = await work(ctx, ...given);
    return { ...others, rules: { ...rules, deadlineHours: deadlineHoursOf(ctx, rules) } };
  },
  show: showSchedule,
});

/** Changes the schedule that was read. Rejected if it has changed meanwhile. */
const change = async (ctx: Ctx, decide: (schedule: Schedule) => object) => {
  const schedule = await getSchedule(ctx);
  return updateSchedule(ctx, { ...decide(schedule), expectedRevision: schedule.revision });
};

type NewRules = Partial<Record<'notice' | 'deadline' | 'horizon' | 'buffer' | 'step', number>>;

type NewHours = { weekday: number[]; span?: Span[] };

const addHoursCommands = (program: OperatorCommand) => {
  const hours = program.command('hours').description('when the academy is open');

  hours
    .command('show')
    .description('print policy, rules and hours of the week')
    .operation(schedule((ctx) => getSchedule(ctx)));

  hours
    .command('set')
    .description('replace the hours of weekdays')
    .requiredOption('--weekday <1,2,…>', '1 (Monday) to 7 (Sunday)', weekdaysOf)
    .option('--span <from-to>', 'as 09:00-13:00, repeatable; without it: closed', spanOf, [])
    .operation(
      schedule((ctx, { weekday: weekdays, span: spans = [] }: NewHours) =>
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
    .operation(schedule((ctx, policy: string) => updateSchedule(ctx, { policy })));

  hours
    .command('rules')
    .description('change rules of booking; what is not named stays')
    .option('--notice <hours>', 'between booking and class, 0 to 720', Number)
    .option('--deadline <hours>', 'until a student cancels or moves a class, 0 to 720 before it', Number)
    .option('--horizon <days>', 'that can be booked, 1 to 730', Number)
    .option('--buffer <minutes>', 'between two classes, 0 to 240 in steps of 15', Number)
    .option('--step <minutes>', 'between two offered times: 15, 30 or 60', Number)
    .operation(
      schedule((ctx, { notice, deadline, horizon, buffer, step }: NewRules) => {
        const rules = {
          noticeHours: notice,
          deadlineHours: deadline,
          horizonDays: horizon,
          bufferMinutes: buffer,
          stepMinutes: step,
        };
        return updateSchedule(ctx, { rules: withoutAbsent(rules) });
      }),
    );
};

type NewLane = { name: string; location: string; weapon?: string[] };

const repeated = (text: string, others: string[]) => [...others, text];

const addLaneCommands = (program: OperatorCommand) => {
  const lane = program.command('lane').description('lanes, each with one class at a time');
  const showAll = ({ lanes }: Schedule) => showLanes(lanes);

  lane
    .command('list')
    .description('list the lanes')
    .operation({
      json: 'the answer',
      run: async (ctx) => (await getSchedule(ctx)).lanes,
      show: showLanes,
    });

  lane
    .command('add')
    .description('add a lane')
    .requiredOption('--name <text>', '1 to 80 characters')
    .requiredOption('--location <text>', 'as the courses that use it spell it')
    .option('--weapon <id>', 'may be used in it, repeatable; without it: all', repeated, [])
    .operation({
      json: 'the answer',
      run: (ctx, { weapon: weapons = [], ...added }: NewLane) =>
        change(ctx, ({ lanes }) => ({ lanes: [...lanes, { ...added, weapons }] })),
      show: showAll,
    });

  for (const [name, isActive] of [
    ['open', true],
    ['close', false],
  ] as const) {
    lane
      .command(name)
      .description(`${name} a lane`)
      .argument('<id>', 'the lane')
      .operation({
        json: 'the answer',
        run: (ctx, id: string) =>
          change(ctx, ({ lanes }) => ({
            lanes: lanes.some((one) => one.id === id)
              ? lanes.map((one) => (one.id === id ? { ...one, isActive } : one))
              : [...lanes, { id, name: id, location: id }],
          })),
        show: showAll,
      });
  }
};

const countOf = (text: string) => {
  if (text === 'none') return null;
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a number, or none.');
  return Number(text);
};

const addWeaponCommands = (program: OperatorCommand) => {
  const weapon = program
    .command('weapon')
    .description('how many weapons of a model can be lent at once, and the weapons of the academy');
  addFirearmCommands(program, weapon);

  weapon
    .command('list')
    .description('list the counted models')
    .operation({
      json: 'the answer',
      run: async (ctx) => (await getSchedule(ctx)).weaponCounts,
      show: showWeaponCounts,
    });

  weapon
    .command('count')
    .description('set how many there are of a model')
    .argument('<model>', 'as pistola-9mm')
    .argument('<number>', '0 to 100, or none: not counted', countOf)
    .operation({
      json: 'the answer',
      run: async (ctx, model: string, count: number | null) => {
        const { weaponCounts } = await change(ctx, ({ weaponCounts: before }) => ({
          weaponCounts: [
            ...before.filter((one) => one.weapon !== model),
            ...(count === null ? [] : [{ weapon: model, count }]),
          ],
        }));
        return weaponCounts;
      },
      show: showWeaponCounts,
    });
};

export const addScheduleCommands = (program: OperatorCommand) => {
  addHoursCommands(program);
  addLaneCommands(program);
  addWeaponCommands(program);
  addClosureCommands(program);
};
