import { addMinutes } from 'date-fns';
import { beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { clearDays } from '../../src/features/schedule/cached-days.ts';
import { ScheduleModel } from '../../src/features/schedule/schedule.model.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import type { Course } from '../academy-api.ts';
import {
  aBooking,
  aCalledOffCourse,
  aCourse,
  academyDay,
  anAdmin,
  anInstructor,
  aPersonalisedCourse,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { commandsOf, monitored } from '../commands.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { examinedBy, itCounted } from '../examined.ts';
import { insertMany } from '../insert-many.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { anOpenWeek, newException, noSchedule } from '../schedule-builders.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer(monitored);
const admin = useBuilt(() => anAdmin(server));
const DAY = academyDay(30);
const ALL = ['09:00', '10:00', '11:00'];

beforeEach(noSchedule);

/** A class of an hour at a location of its own. */
const aClassroom = (differences: object = {}): Promise<Course> =>
  aPersonalisedCourse({ location: `Sede ${Math.random()}`, durationMinutes: 60, ...differences });

const sentTimes = async (api: Member['api'], courseId: string, day = DAY) => {
  const { days } = good(await api.availability({ courseId, from: day, to: day }));
  expect(days.map((one) => one.day)).toEqual([day]);
  return days[0]?.times;
};

const start = (clock: string) => instantOf(DAY, clock, academy.timeZone);

const book = async (member: Member, courseId: string, clock: string) =>
  good(
    await member.api.enrol(
      aBooking(courseId, { scheduledDate: start(clock).toISOString(), scheduledTime: clock }),
    ),
  );

describe.each(surfaces)('free times by %s', (surface, connect) => {
  const visitor = () => connect(server.url);
  const times = (courseId: string) => sentTimes(visitor() as Member['api'], courseId);
  const aLaneAt = (location: string, isActive = true) => ({ id: 'a', name: 'Línea 1', location, isActive });

  it(`are those of the opening hours, for visitors by ${surface}`, async () => {
    await anOpenWeek();
    const { id } = await aClassroom();
    expect(await times(id)).toEqual(ALL);
  });

  it(`are empty while the academy offers none by ${surface}`, async () => {
    await anOpenWeek({ policy: 'off' });
    const { id } = await aClassroom();
    const offered = good(await visitor().availability({ courseId: id, from: DAY, to: DAY }));
    const { timeZone } = academy;
    expect(offered).toEqual({
      policy: 'off',
      timeZone,
      durationMinutes: 60,
      dependsOnWeapons: false,
      instructors: [],
      days: [],
    });
  });

  it(`follow exceptions by ${surface}`, async () => {
    await anOpenWeek();
    const { id } = await aClassroom();
    good(await admin.api.addHoursException(newException({ day: DAY, span: { from: '09:00', to: '10:00' } })));
    expect(await times(id)).toEqual(['10:00', '11:00']);
  });

  it(`leave out booked classes where the location has lanes by ${surface}`, async () => {
    const course = await aClassroom();
    await anOpenWeek({ lanes: [aLaneAt(course.location)] });
    const student = await aStudent({ url: server.url, connect });
    const { id } = await book(student, course.id, '10:00');
    expect(await times(course.id)).toEqual(['09:00', '11:00']);
    good(await student.api.cancelEnrolment(id));
    expect(await times(course.id)).toEqual(ALL);
  });

  it(`count the time of a class that is moved as free, for those who may read it by ${surface}`, async () => {
    const course = await aClassroom();
    await anOpenWeek({ lanes: [aLaneAt(course.location)] });
    const student = await aStudent({ url: server.url, connect });
    const { id: movedEnrolmentId } = await book(student, course.id, '10:00');
    const send = (api: Pick<Member['api'], 'availability'>) =>
      api.availability({ courseId: course.id, from: DAY, to: DAY, movedEnrolmentId });
    for (const api of [student.api, admin.api]) {
      expect(good(await send(api)).days).toEqual([{ day: DAY, times: ALL }]);
    }
    for (const api of [(await aStudent({ url: server.url, connect })).api, visitor()]) {
      expect(await send(api)).toMatchObject({ status: 404 });
    }
  });

  it(`leave out times of group courses, but not of called-off ones, by ${surface}`, async () => {
    const course = await aClassroom();
    const { location } = course;
    await anOpenWeek({ lanes: [aLaneAt(location)] });
    await aCalledOffCourse({ location, scheduledDate: start('09:00'), durationMinutes: 60 });
    await aCourse({ location, scheduledDate: start('11:00'), durationMinutes: 60 });
    expect(await times(course.id)).toEqual(['09:00', '10:00']);
  });

  it(`are empty if every lane is closed by ${surface}`, async () => {
    const course = await aClassroom();
    await anOpenWeek({ lanes: [aLaneAt(course.location, false)] });
    expect(await times(course.id)).toEqual([]);
  });

  it(`follow the instructor of the course by ${surface}`, async () => {
    await anOpenWeek();
    const { id: instructorId } = await anInstructor();
    const course = await aClassroom({ instructorId });
    const span = { from: '09:00', to: '10:00' };
    const absence = { fromDay: DAY, toDay: DAY, span, reason: 'Turno médico' };
    good(await admin.api.updateInstructor({ id: instructorId, absences: [absence] }));
    await aCourse({ instructorId, scheduledDate: start('11:30'), durationMinutes: 60, location: 'Lejos' });
    expect(await times(course.id)).toEqual(['10:00']);
  });

  it(`of a group course are its date, while a seat is free by ${surface}`, async () => {
    await anOpenWeek();
    const { id } = await aCourse({ scheduledDate: start('20:00'), capacity: 1 });
    expect(await times(id)).toEqual(['20:00']);
    good(await (await aStudent({ url: server.url, connect })).api.enrol({ courseId: id }));
    expect(await times(id)).toEqual([]);
  });

  it(`of an inactive course are not found by ${surface}`, async () => {
    const { id } = await aClassroom({ isActive: false });
    const result = await visitor().availability({ courseId: id, from: DAY, to: DAY });
    expect(result).toMatchObject({ status: 404 });
  });

  it(`are of at most 62 days by ${surface}`, async () => {
    const { id } = await aClassroom();
    const result = await visitor().availability({ courseId: id, from: DAY, to: academyDay(92) });
    expect(result).toMatchObject({ status: 422, detail: messages.dayRange });
  });

  it(`do not prevent a booking of another time by ${surface}`, async () => {
    await anOpenWeek();
    const { id } = await aClassroom();
    const { status } = await book(await aStudent({ url: server.url, connect }), id, '03:00');
    expect(status).toBe('pending');
  });
});

describe('the size of free times', () => {
  itCounted(
    'of 62 days, open day and night, with 1,000 classes, 20 lanes and 40 instructors is bounded',
    async () => {
      const { id: courseId, location } = await aClassroom({ durationMinutes: 15 });
      const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
      const rules = { noticeHours: 0, horizonDays: 700, bufferMinutes: 0, stepMinutes: 15 };
      const lanes = Array.from({ length: 20 }, (_, lane) => ({
        id: `${lane}`,
        name: `${lane}`,
        location,
        isActive: true,
      }));
      const instructors = Array.from({ length: 40 }, (_, index) => ({
        name: `Instructor ${index}`,
        isActive: true,
        accountKey: `size:${index}`,
        workingHours: weeklyHours,
      }));
      await insertMany(InstructorModel, instructors);
      await anOpenWeek({ weeklyHours, rules, lanes });
      const classes = Array.from({ length: 1_000 }, (_, index) => ({
        courseId,
        status: 'confirmed',
        slotKey: `size:${index}`,
        startsAt: addMinutes(start('00:00'), index * 15),
        scheduledDate: addMinutes(start('00:00'), index * 15),
      }));
      await insertMany(EnrolmentModel, classes);
      const query = `from=${DAY}&to=${academyDay(30 + 61)}`;
      const send = () => fetch(`${server.url}/api/courses/${courseId}/availability?${query}`);
      const text = await (await send()).text();
      expect(text.length).toBeGreaterThan(40_000);
      expect(text.length).toBeLessThan(60_000);
      const sendFirst = () => {
        clearDays();
        return send();
      };
      // The sweep and other test files use the engine meanwhile.
      const finds = async () =>
        (await commandsOf(sendFirst)).filter((name) => name.startsWith('find')).sort();
      const courses = ['find courses', 'find courses', 'find courses'];
      await expect
        .poll(finds, { timeout: 20_000 })
        .toEqual([...courses, 'find enrolments', 'find instructors', 'find schedules']);
      const documents = async () => (await examinedBy(sendFirst)).documents;
      await expect
        .poll(documents, { timeout: 20_000 })
        .toBeLessThan(classes.length + instructors.length + 400);
    },
  );
});

describe('the schedule', () => {
  it('is empty and off by default', async () => {
    expect(good(await admin.api.schedule())).toMatchObject({
      policy: 'off',
      weeklyHours: [],
      exceptions: [],
      lanes: [],
    });
  });

  it('changes the given fields, and lanes keep their ids', async () => {
    const lane = { name: 'Línea 1', location: 'Polígono Norte' };
    const weeklyHours = [{ weekday: 1, from: '09:00', to: '24:00' }];
    const first = good(await admin.api.updateSchedule({ policy: 'suggest', weeklyHours, lanes: [lane] }));
    expect(first).toMatchObject({ policy: 'suggest', weeklyHours, lanes: [{ ...lane, isActive: true }] });
    const id = first.lanes[0]?.id;
    const lanes = [
      { id, ...lane, isActive: false },
      { ...lane, name: 'Línea 2' },
    ];
    const second = good(await admin.api.updateSchedule({ lanes, rules: { bufferMinutes: 15 } }));
    expect(second).toMatchObject({ policy: 'suggest', weeklyHours, lanes: [{ id, isActive: false }, {}] });
    expect(second.rules).toEqual({ ...first.rules, bufferMinutes: 15 });
    expect(good(await admin.api.schedule())).toEqual(second);
  });

  const of = (weekday: number, from: string, to: string) => ({ weekday, from, to });

  it.each([
    ['spans that overlap', [of(1, '09:00', '12:00'), of(1, '11:45', '13:00')], messages.spansApart],
    ['a span that ends before it begins', [of(1, '12:00', '09:00')], messages.spanOrder],
    ['a span of half a quarter', [of(1, '09:07', '12:00')], messages.spanTime],
    ['an eighth day', [of(8, '09:00', '12:00')], 'Escribe un número entero de 1 a 7'],
  ])('rejects %s', async (_, weeklyHours, detail) => {
    expect(await admin.api.updateSchedule({ weeklyHours })).toMatchObject({ status: 422, detail });
  });

  it.each([
    ['a buffer of ten minutes', { bufferMinutes: 10 }, messages.bufferMinutes],
    ['a step of twenty minutes', { stepMinutes: 20 }, messages.stepMinutes],
    ['a horizon of no day', { horizonDays: 0 }, messages.horizonDays],
  ])('rejects %s', async (_, rules, detail) => {
    expect(await admin.api.updateSchedule({ rules })).toMatchObject({ status: 422, detail });
  });

  it('rejects an unknown lane', async () => {
    const lanes = [{ id: 'x', name: 'Línea 1', location: 'Polígono' }];
    expect(await admin.api.updateSchedule({ lanes })).toMatchObject({
      status: 422,
      detail: messages.laneUnknown,
    });
  });

  it('rejects a change of a revision that is no longer the last one', async () => {
    good(await admin.api.updateSchedule({ policy: 'suggest' }));
    const revision = (await ScheduleModel.findOne().orFail().lean()).rev;
    good(await admin.api.updateSchedule({ policy: 'off', expectedRevision: revision }));
    const late = await admin.api.updateSchedule({ policy: 'suggest', expectedRevision: revision });
    expect(late).toMatchObject({ status: 409, detail: messages.revisionDiffers });
  });

  it('keeps every exception of two people who add at the same time', async () => {
    good(await admin.api.addHoursException(newException()));
    await Promise.all(
      ['09:00', '10:00', '11:00', '12:00'].map(async (from) =>
        good(await admin.api.addHoursException(newException({ span: { from, to: '13:00' } }))),
      ),
    );
    expect(good(await admin.api.schedule()).exceptions).toHaveLength(5);
  });

  it('removes an exception once', async () => {
    const { exceptions } = good(await admin.api.addHoursException(newException()));
    const id = exceptions[0]?.id;
    expect(good(await admin.api.removeHoursException({ id })).exceptions).toEqual([]);
    expect(await admin.api.removeHoursException({ id })).toMatchObject({
      status: 404,
      detail: messages.exceptionNotFound,
    });
  });
});

it('one of two people who change the absences of an instructor reads them again', async () => {
  const { id } = await anInstructor();
  const anAbsence = (reason: string) => ({ fromDay: DAY, toDay: DAY, reason });
  const change = (expectedRevision: number, absences: object[]) =>
    admin.api.updateInstructor({ id, absences, expectedRevision });
  const results = await Promise.all([change(0, [anAbsence('Trámite')]), change(0, [anAbsence('Viaje')])]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { absences } = good(await admin.api.instructor(id));
  expect(good(await change(1, [...absences, anAbsence('Examen')])).absences).toHaveLength(2);
});

it('the working hours and absences of an instructor are recorded, without reasons in the audit trail', async () => {
  const { id } = await anInstructor();
  const workingHours = [{ weekday: 2, from: '09:00', to: '13:00' }];
  const absences = [{ fromDay: DAY, toDay: academyDay(31), span: null, reason: 'Cirugía de rodilla' }];
  expect(good(await admin.api.updateInstructor({ id, workingHours, absences }))).toMatchObject({
    workingHours,
    absences,
  });
  const backwards = [{ fromDay: academyDay(31), toDay: DAY, reason: 'Viaje' }];
  expect(await admin.api.updateInstructor({ id, absences: backwards })).toMatchObject({
    status: 422,
    detail: messages.absenceOrder,
  });
  const entries = await AuditEntryModel.find({ subjectId: id }).lean();
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).toContain(DAY);
  expect(JSON.stringify(entries)).not.toContain('Cirugía');
});

describe('before a schedule is stored', () => {
  it('a change that is refused by input, by key or by role stores none', async () => {
    const student = await aStudent(server);
    const keyed = connectGraphql(server.url, admin.token, { 'idempotency-key': 'k'.repeat(200) });
    const notStaff = connectGraphql(server.url, student.token);
    const refused = await Promise.all([
      admin.api.updateSchedule({
        policy: 'suggest',
        weeklyHours: [{ weekday: 9, from: '09:00', to: '10:00' }],
      }),
      admin.api.updateSchedule({ policy: 'suggest', expectedRevision: 7 }),
      admin.api.addHoursException(newException({ day: 'mañana' })),
      admin.api.addHoursException(newException({ day: academyDay(10_000) })),
      admin.api.removeHoursException({ id: 'none' }),
      ...[keyed, notStaff].flatMap((api) => [
        api.updateSchedule({ policy: 'suggest' }),
        api.addHoursException(newException()),
        api.removeHoursException({ id: 'none' }),
      ]),
    ]);
    expect(refused.filter(({ ok }) => ok)).toEqual([]);
    expect(await ScheduleModel.countDocuments()).toBe(0);
  });

  it('the first change stores it once, also from two at once and under a repeated key', async () => {
    const keyed = connectGraphql(server.url, admin.token, { 'idempotency-key': 'first-schedule' });
    const exception = newException();
    const results = await Promise.all([
      keyed.addHoursException(exception),
      keyed.addHoursException(exception),
      admin.api.updateSchedule({ rules: { noticeHours: 5 } }),
    ]);
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    const stored = good(await admin.api.schedule());
    expect(stored.exceptions).toHaveLength(1);
    expect(stored).toMatchObject({ rules: { noticeHours: 5 } });
    expect(await ScheduleModel.find().lean()).toMatchObject([{ rev: 2 }]);
  });
});
