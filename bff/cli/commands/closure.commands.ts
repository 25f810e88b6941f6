import type { AgendaEntry } from '#domain/schedule/agenda.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { isDuringClosure } from '#domain/schedule/closure.ts';
import type { HoursException, Span } from '#domain/schedule/schedule.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { getAgenda } from '../../src/features/planning/agenda.operations.ts';
import {
  addHoursException,
  getSchedule,
  removeHoursException,
} from '../../src/features/schedule/schedule.operations.ts';
import { userLoader } from '../../src/features/users/user.store.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
import { spanOf, spanText } from './schedule.options.ts';

const showExceptions = tableOf<HoursException>({
  ID: 'id',
  DAY: 'day',
  STATE: ({ isOpen }) => (isOpen ? 'open' : 'closed'),
  HOURS: ({ span }) => (span ? spanText(span) : 'all day'),
  REASON: 'reason',
});

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

const conflictTable = tableOf<Conflict>({
  START: 'startsAt',
  COURSE: 'course',
  STUDENT: 'student',
  PHONE: 'phone',
  ENROLMENT: 'enrolmentId',
});

type NewClosure = { day: string; span?: Span[]; reason: string };

export const addClosureCommands = (program: OperatorCommand) => {
  const closure = program.command('closure').description('days on which the academy is closed');

  closure
    .command('list')
    .description('list the days that differ from the week')
    .operation({
      json: 'the answer',
      run: async (ctx) => (await getSchedule(ctx)).exceptions,
      show: showExceptions,
    });

  closure
    .command('add')
    .description('close a day or a part of it, and list the classes that are booked then')
    .requiredOption('--day <day>', 'YYYY-MM-DD')
    .option('--span <from-to>', 'as 09:00-13:00; without it: all day', spanOf, [])
    .requiredOption('--reason <text>', '3 to 200 characters, for staff')
    .operation({
      json: 'the answer',
      run: async (ctx, { day, span: spans = [], reason }: NewClosure) => {
        const span = spans[0] ?? null;
        await addHoursException(ctx, { day, isOpen: false, span, reason });
        return conflictsOf(ctx, { day, span });
      },
      show: (conflicts) => (conflicts.length === 0 ? 'No class is booked then.' : conflictTable(conflicts)),
    });

  closure
    .command('remove')
    .description('remove a day that differs from the week')
    .argument('<id>', 'the closure')
    .operation({
      json: 'the answer',
      run: async (ctx, id: string) => (await removeHoursException(ctx, { id })).exceptions,
      show: showExceptions,
    });
};
