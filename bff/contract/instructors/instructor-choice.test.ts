import { beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import type { Absence, SchedulePolicy } from '#domain/schedule/schedule.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { Connect } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  academyDay,
  anAdmin,
  anInstructor,
  aPersonalisedCourse,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { anOpenWeek, noSchedule } from '../schedule-builders.ts';
import { surfaces } from '../surfaces.ts';
import { doubleBookings } from '../schedule/double-bookings.ts';

const server = useTestServer();
const DAY = academyDay(30);
const ALL = ['09:00', '10:00', '11:00'];
const at = (clock: string) => instantOf(DAY, clock, academy.timeZone);
const admin = useBuilt(() => anAdmin(server));

beforeEach(async () => {
  await Promise.all([noSchedule(), EnrolmentModel.deleteMany()]);
  await Promise.all([CourseModel.deleteMany(), InstructorModel.deleteMany()]);
});

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const absentAt = (from: string, to: string, reason = 'Turno'): Absence => ({
  fromDay: DAY,
  toDay: DAY,
  reason,
  span: { from, to },
});

/** Marta works from 9 to 12, Bruno until 11. */
const anAcademy = async (policy: SchedulePolicy = 'suggest') => {
  await anOpenWeek({ policy });
  const [marta, bruno, without, inactive] = await Promise.all([
    anInstructor({ name: 'Marta Ruiz', workingHours: everyDay('09:00', '12:00') }),
    anInstructor({ name: 'Álvaro Bruno', workingHours: everyDay('09:00', '11:00') }),
    anInstructor({ name: 'Sin horario' }),
    anInstructor({ name: 'De antes', isActive: false, workingHours: everyDay('09:00', '12:00') }),
  ]);
  const { id: courseId } = await aPersonalisedCourse({ durationMinutes: 60 });
  return { marta: marta.id, bruno: bruno.id, unknown: [without.id, inactive.id, 'x'], courseId };
};

const aMember = (connect: Connect = connectGraphql) => aStudent({ url: server.url, connect });
type Query = { courseId: string; instructorId?: string; movedEnrolmentId?: string };
const availabilityFor = ({ api }: Pick<Member, 'api'>, query: Query) =>
  api.availability({ ...query, from: DAY, to: DAY });
const timesOf = async (member: Pick<Member, 'api'>, query: Query) =>
  good(await availabilityFor(member, query)).days[0]?.times;

type Wish = { courseId: string; preferredInstructorId?: unknown };

const book = ({ api }: Pick<Member, 'api'>, clock: string, { courseId, ...wish }: Wish) =>
  api.enrol(aBooking(courseId, { scheduledDate: at(clock).toISOString(), scheduledTime: clock, ...wish }));

describe.each(surfaces)('the instructor of a class, by %s', (name, connect) => {
  it(`can be one of those with working hours, listed with the name only by ${name}`, async () => {
    const { courseId, marta, bruno } = await anAcademy();
    await InstructorModel.updateOne({ _id: bruno }, { $set: { absences: [absentAt('09:00', '24:00')] } });
    expect(good(await availabilityFor(await aMember(connect), { courseId })).instructors).toEqual([
      { id: bruno, name: 'Álvaro Bruno' },
      { id: marta, name: 'Marta Ruiz' },
    ]);
  });

  it(`is not told to visitors and deactivated accounts, who get the times only, by ${name}`, async () => {
    const { courseId, marta, unknown } = await anAcademy();
    const former = await aMember(connect);
    await UserModel.updateOne({ _id: former.id }, { $set: { isActive: false } });
    const visitor = { api: connect(server.url) as Member['api'] };
    for (const caller of [visitor, former]) {
      const { instructors, days } = good(await availabilityFor(caller, { courseId }));
      expect([instructors, days[0]?.times]).toEqual([[], ALL]);
      for (const instructorId of [marta, ...unknown]) {
        expect(await availabilityFor(caller, { courseId, instructorId })).toMatchObject({
          status: 401,
          detail: messages.unauthenticated,
        });
      }
    }
  });

  it(`limits the free times by ${name}`, async () => {
    const { courseId, marta, bruno } = await anAcademy();
    const me = await aMember(connect);
    expect(await timesOf(me, { courseId, instructorId: marta })).toEqual(ALL);
    expect(await timesOf(me, { courseId, instructorId: bruno })).toEqual(['09:00', '10:00']);
    good(await book(me, '09:00', { courseId, preferredInstructorId: bruno }));
    expect(await timesOf(me, { courseId, instructorId: bruno })).toEqual(['10:00']);
    expect(await timesOf(me, { courseId })).toEqual(ALL);
  });

  it(`cannot be one who is not offered by ${name}`, async () => {
    const { courseId, unknown, marta } = await anAcademy();
    const me = await aMember(connect);
    for (const instructorId of unknown) {
      expect(await availabilityFor(me, { courseId, instructorId })).toMatchObject({
        status: 404,
        detail: messages.instructorNotFound,
      });
      expect(await book(me, '09:00', { courseId, preferredInstructorId: instructorId })).toMatchObject({
        status: 422,
        detail: messages.instructorNotFound,
      });
    }
    expect(await availabilityFor(me, { courseId: (await aCourse()).id, instructorId: marta })).toMatchObject({
      status: 404,
    });
    expect(await EnrolmentModel.countDocuments()).toBe(0);
  });

  it(`is that of the course, if it has one, by ${name}`, async () => {
    const { marta, bruno } = await anAcademy();
    const { id: courseId } = await aPersonalisedCourse({ durationMinutes: 60, instructorId: bruno });
    const me = await aMember(connect);
    expect(good(await availabilityFor(me, { courseId })).instructors).toMatchObject([{ id: bruno }]);
    expect(await availabilityFor(me, { courseId, instructorId: marta })).toMatchObject({ status: 404 });
    expect(await book(me, '09:00', { courseId, preferredInstructorId: marta })).toMatchObject({
      status: 422,
    });
  });

  it(`cannot be chosen while no free times are offered by ${name}`, async () => {
    const { courseId, marta } = await anAcademy('off');
    const me = await aMember(connect);
    expect(good(await availabilityFor(me, { courseId, instructorId: marta }))).toMatchObject({
      instructors: [],
      days: [],
    });
    expect(await book(me, '09:00', { courseId, preferredInstructorId: marta })).toMatchObject({
      status: 422,
    });
    good(await book(me, '09:00', { courseId, preferredInstructorId: null }));
  });

  it(`is planned by a booking, at any time while free times are suggested, by ${name}`, async () => {
    const { courseId, bruno, marta } = await anAcademy();
    const me = await aMember(connect);
    const booked = good(await book(me, '11:00', { courseId, preferredInstructorId: bruno }));
    expect(booked).toMatchObject({ instructorId: bruno, instructorName: 'Álvaro Bruno', status: 'pending' });
    good(await admin.api.assignInstructor({ ids: [booked.id], instructorId: marta }));
    const { instructorId, instructorName } = good(await admin.api.staffEnrolment(booked.id));
    expect([instructorId, instructorName]).toEqual([marta, 'Marta Ruiz']);
  });

  it(`is kept for a booking while free times are enforced by ${name}`, async () => {
    const { courseId, bruno } = await anAcademy('enforce');
    const [me, other] = await Promise.all([aMember(connect), aMember()]);
    const wish = { courseId, preferredInstructorId: bruno };
    const { id: movedEnrolmentId } = good(await book(me, '10:00', wish));
    const taken = { status: 409, detail: messages.timeUnavailable };
    expect(await book(other, '10:00', wish)).toMatchObject(taken);
    expect(await book(me, '11:00', wish)).toMatchObject(taken);
    good(await book(other, '10:00', { courseId }));
    expect(await timesOf(me, { courseId, instructorId: bruno })).toEqual(['09:00']);
    expect(await timesOf(me, { courseId, movedEnrolmentId })).toEqual(['09:00', '10:00']);
    const move = (clock: string) =>
      me.api.updateEnrolment(movedEnrolmentId, { scheduledDate: at(clock).toISOString() });
    expect(await move('11:00')).toMatchObject(taken);
    expect(good(await move('09:00'))).toMatchObject({ instructorId: bruno });
    expect(await doubleBookings()).toEqual([]);
  });

  it(`does not show why there is no time by ${name}`, async () => {
    const { courseId, bruno } = await anAcademy();
    const me = await aMember(connect);
    const seen = async () =>
      JSON.stringify(good(await availabilityFor(me, { courseId, instructorId: bruno })));
    good(await book(await aMember(), '09:00', { courseId, preferredInstructorId: bruno }));
    const booked = await seen();
    await EnrolmentModel.deleteMany();
    for (const reason of ['Cirugía de rodilla', 'Vacaciones']) {
      await InstructorModel.updateOne(
        { _id: bruno },
        { $set: { absences: [absentAt('09:00', '10:00', reason)] } },
      );
      expect(await seen()).toBe(booked);
    }
    const hours = everyDay('10:00', '11:00');
    await InstructorModel.updateOne({ _id: bruno }, { $set: { absences: [], workingHours: hours } });
    expect(await seen()).toBe(booked);
  });
});

it('staff names the instructor of a class for a student', async () => {
  const { courseId, bruno } = await anAcademy();
  const { id: userId } = await aMember();
  const booking = aBooking(courseId, { scheduledDate: at('09:00').toISOString(), scheduledTime: '09:00' });
  const enrolled = good(await admin.api.enrolStudent({ userId, ...booking, preferredInstructorId: bruno }));
  expect(enrolled).toMatchObject({ instructorId: bruno, instructorName: 'Álvaro Bruno' });
});

it('a class whose instructor is only a name is moved to an offered time', async () => {
  const { courseId } = await anAcademy('enforce');
  const me = await aMember();
  const { id } = good(await book(me, '09:00', { courseId }));
  good(await admin.api.updateEnrolment(id, { instructorName: 'Una invitada' }));
  expect(await timesOf(me, { courseId, movedEnrolmentId: id })).toEqual(ALL);
  good(await me.api.updateEnrolment(id, { scheduledDate: at('11:00').toISOString() }));
});
