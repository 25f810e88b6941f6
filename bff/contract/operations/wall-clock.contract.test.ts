import { addDays, addHours } from 'date-fns';
import { getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { dayAfter, instantOf, isOnClock } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { instant } from '../../cli/option-values.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import type { Connect } from '../academy-api.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { rootFields } from '../operation-list.ts';
import { surfaces } from '../surfaces.ts';

/** Its clock skips from 00:00 to 01:00 on a day in spring, and repeats the hour before midnight in autumn. */
const ZONE = 'America/Santiago';
const HOME = academy.timeZone;
const SKIPPED = '00:30';

const setZone = (timeZone: string) => Object.assign(academy, { timeZone });

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server));
let spring = '';
let autumn = '';

const daysFrom = (first: string) => Array.from({ length: 400 }, (_, index) => dayAfter(first, index));

const isRepeated = (day: string) => {
  const first = instantOf(day, '23:30', ZONE);
  return clockIn(addHours(first, 1), ZONE) === '23:30';
};

beforeAll(async () => {
  setZone(ZONE);
  const days = daysFrom(dayIn(addDays(new Date(), 3), ZONE));
  spring = days.find((day) => !isOnClock(day, SKIPPED, ZONE)) ?? '';
  autumn = days.find(isRepeated) ?? '';
});
afterAll(() => setZone(HOME));

const as = (connect: Connect, { token }: Member) => connect(server.url, token);

/** A day with a time of its own. */
const booking = async (day: string, scheduledTime = SKIPPED) => ({
  ...aBooking((await aPersonalisedCourse()).id),
  scheduledDate: instantOf(day, '12:00', ZONE).toISOString(),
  scheduledTime,
});

/** The class of a student at a time that the clock skips in spring. */
const aNightClass = async () => {
  const input = await booking(dayAfter(spring, -7));
  return good(await student.api.enrol(input)).id;
};

const nameOf = ({ name }: GraphQLArgument | GraphQLInputField) => name;

type Sent = { ok: boolean; status?: number; detail?: string; fields?: { field: string }[] };
type Case = { field: string; send: (connect: Connect) => Promise<Sent> };

/** Every input with a time of day, and every one that may be a day, whose time then is that of the present start. */
const CASES: Record<string, Case> = {
  'Mutation.enrol(input.scheduledTime)': {
    field: 'scheduledTime',
    send: async (connect) => as(connect, student).enrol(await booking(spring)),
  },
  'Mutation.bookClass(input.scheduledTime)': {
    field: 'scheduledTime',
    send: async () => student.api.bookClass(await booking(spring)),
  },
  'Mutation.enrolStudent(input.scheduledTime)': {
    field: 'scheduledTime',
    send: async () => admin.api.enrolStudent({ userId: student.id, ...(await booking(spring)) }),
  },
  'Mutation.updateEnrolment(input.scheduledTime)': {
    field: 'scheduledTime',
    send: async (connect) => {
      const { id } = good(await student.api.enrol(await booking(spring, '10:00')));
      const refused = await as(connect, student).updateEnrolment(id, { scheduledTime: SKIPPED });
      await EnrolmentModel.deleteOne({ _id: id });
      return refused;
    },
  },
  'Mutation.updateEnrolment(input.scheduledDate)': {
    field: 'scheduledDate',
    send: async (connect) => {
      const id = await aNightClass();
      const refused = await as(connect, admin).updateEnrolment(id, { scheduledDate: spring });
      await EnrolmentModel.deleteOne({ _id: id });
      return refused;
    },
  },
  'Mutation.rescheduleEnrolment(input.scheduledDate)': {
    field: 'scheduledDate',
    send: async () => {
      const id = await aNightClass();
      const refused = await admin.api.rescheduleEnrolment({ id, scheduledDate: spring });
      await EnrolmentModel.deleteOne({ _id: id });
      return refused;
    },
  },
  'Mutation.updateCourses(input.startTime)': {
    field: 'startTime',
    send: async () => {
      const { id } = await aCourse({ scheduledDate: instantOf(spring, '10:00', ZONE) });
      const [outcome] = good(await admin.api.updateCourses({ ids: [id], startTime: SKIPPED }));
      return { ok: false, status: 422, detail: outcome?.error?.message, fields: [{ field: 'startTime' }] };
    },
  },
  'Mutation.addHoursException(input.span)': {
    field: 'span.from',
    send: () =>
      admin.api.addHoursException({
        day: spring,
        isOpen: true,
        span: { from: SKIPPED, to: '10:00' },
        reason: 'Torneo de medianoche',
      }),
  },
};

/** Inputs with a time of day that is of no day, or of the beginning of a day alone. */
const WITHOUT_INSTANT = [
  'Mutation.updateSchedule(input.weeklyHours)',
  'Mutation.updateInstructor(input.workingHours)',
  'Mutation.updateEnrolment(input.completionDate)',
];

const TIME = /time$/i;
const hasSpan = (type: ReturnType<typeof getNamedType>) =>
  isInputObjectType(type) &&
  'from' in type.getFields() &&
  'to' in type.getFields() &&
  getNamedType(type.getFields().from?.type)?.name === 'String';

const timed = rootFields.flatMap(({ name, field }) =>
  field.args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    const inner = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return [argument, ...inner]
      .filter(
        (one) =>
          (TIME.test(nameOf(one)) && getNamedType(one.type).name === 'String') ||
          hasSpan(getNamedType(one.type)),
      )
      .map((one) => `${name}(${one === argument ? '' : `${argument.name}.`}${one.name})`);
  }),
);

const DAY_ALONE = /\(input\.(scheduledDate|completionDate)\)$/;

it('every input with a time of day is in CASES, or in WITHOUT_INSTANT', () => {
  const known = [...Object.keys(CASES), ...WITHOUT_INSTANT].filter((one) => !DAY_ALONE.test(one));
  expect(timed.toSorted()).toEqual(known.toSorted());
});

describe.each(surfaces)('a time that the clock skips by %s', (_surface, connect) => {
  it.each(Object.entries(CASES))('is rejected with its reason in %s', async (_name, { field, send }) => {
    expect(await send(connect)).toMatchObject({
      ok: false,
      status: 422,
      detail: messages.timeSkipped,
      fields: [{ field }],
    });
  });

  it('has the neighbours that the clock shows', async () => {
    for (const scheduledTime of ['01:00', '23:30']) {
      const { id, scheduledDate } = good(
        await as(connect, student).enrol(await booking(spring, scheduledTime)),
      );
      expect(clockIn(new Date(scheduledDate ?? ''), ZONE)).toBe(scheduledTime);
      await EnrolmentModel.deleteOne({ _id: id });
    }
  });

  it('that it repeats is the first of both', async () => {
    const { id, scheduledDate } = good(await as(connect, student).enrol(await booking(autumn, '23:30')));
    expect(scheduledDate).toBe(instantOf(autumn, '23:30', ZONE).toISOString());
    expect(clockIn(addHours(new Date(scheduledDate ?? ''), 1), ZONE)).toBe('23:30');
    await EnrolmentModel.deleteOne({ _id: id });
  });
});

describe('where midnight is skipped', () => {
  it('a day alone begins with its first minute', async () => {
    const { id } = good(await student.api.enrol(await booking(dayAfter(spring, 1), '10:00')));
    const { completionDate } = good(await admin.api.updateEnrolment(id, { completionDate: spring }));
    expect(clockIn(new Date(completionDate ?? ''), ZONE)).toBe('01:00');
  });

  it('a whole day may be closed', async () => {
    const closed = { day: spring, isOpen: false, reason: 'Feriado' };
    good(await admin.api.addHoursException({ ...closed, span: { from: '00:00', to: '24:00' } }));
    good(await admin.api.addHoursException(closed));
  });
});

it('a time that the clock skips is rejected on the command line', () => {
  expect(() => instant(`${spring} ${SKIPPED}`)).toThrow(messages.timeSkipped);
  expect(instant(`${spring} 01:00`)).toBe(instantOf(spring, '01:00', ZONE).toISOString());
});
