import { beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { DEFAULT_RULES } from '#domain/schedule/schedule.ts';
import { ScheduleModel } from '../../src/features/schedule/schedule.model.ts';
import { toSnake } from '../../src/rest/key-case.ts';
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
import { commandsOf, monitored } from '../commands.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { anOpenWeek, noSchedule } from '../schedule-builders.ts';
import { surfaces } from '../surfaces.ts';
import { doubleBookings } from './double-bookings.ts';

const server = useTestServer(monitored);
const DAY = academyDay(30);
const LOCATION = 'Polígono Norte';
const LANES = ['1', '2'].map((id) => ({ id, name: `Línea ${id}`, location: LOCATION, isActive: true }));
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server));
const at = (clock: string, day = DAY) => instantOf(day, clock, academy.timeZone);

beforeEach(async () => {
  await Promise.all([noSchedule(), EnrolmentModel.deleteMany(), CourseModel.deleteMany()]);
});

const enforced = (changes: object = {}) =>
  anOpenWeek({ policy: 'enforce', lanes: LANES.slice(0, 1), ...changes });

const aClassroom = (differences: object = {}) =>
  aPersonalisedCourse({ location: LOCATION, durationMinutes: 60, ...differences });

const booking = (courseId: string, clock: string) =>
  aBooking(courseId, { scheduledDate: at(clock).toISOString(), scheduledTime: clock });

const book = (courseId: string, clock: string, member: Member = student) =>
  member.api.enrol(booking(courseId, clock));

const TAKEN = { status: 409, detail: messages.timeUnavailable };

const timesOf = async (courseId: string, movedEnrolmentId?: string) =>
  good(await student.api.availability({ courseId, from: DAY, to: DAY, movedEnrolmentId })).days[0]?.times;

describe.each(surfaces)('while free times are enforced, by %s', (name, connect) => {
  it(`a class is booked at a free time and at no other by ${name}`, async () => {
    await enforced();
    const { id } = await aClassroom();
    const me = await aStudent({ url: server.url, connect });
    expect(await book(id, '03:00', me)).toMatchObject(TAKEN);
    good(await book(id, '10:00', me));
    expect(await timesOf(id)).toEqual(['09:00', '11:00']);
    expect(await book(id, '10:00')).toMatchObject(TAKEN);
    expect(await book(id, '10:30')).toMatchObject(TAKEN);
    good(await book(id, '11:00'));
    expect(await doubleBookings()).toEqual([]);
  });
});

const send = (path: string, body: object, { token } = student) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

it('a rejected time has the three nearest free ones, in GraphQL alone', async () => {
  await enforced();
  const { id } = await aClassroom();
  good(await book(id, '10:00'));
  const query = `mutation ($input: BookClassInput!) { bookClass(input: $input) { id } }`;
  const { errors } = (await (
    await send('/graphql', {
      query,
      variables: { input: { ...booking(id, '10:00'), classType: 'DEFENSIVE' } },
    })
  ).json()) as { errors: { extensions: object }[] };
  expect(errors[0]).toMatchObject({
    message: messages.timeUnavailable,
    extensions: { code: 'CONFLICT', reason: 'TIME_UNAVAILABLE' },
  });
  expect(errors[0]?.extensions).toHaveProperty('slots', [
    { day: DAY, time: '09:00' },
    { day: DAY, time: '11:00' },
    { day: academyDay(29), time: '11:00' },
  ]);
  const rest = await send('/api/courses/enroll', toSnake(booking(id, '10:00')) as object);
  expect([rest.status, await rest.json()]).toEqual([409, { detail: messages.timeUnavailable }]);
  const [, path = ''] = /^<([^>]+)>; rel="related"/.exec(rest.headers.get('link') ?? '') ?? [];
  const { days } = (await (await fetch(`${server.url}${path}`)).json()) as { days: { times: string[] }[] };
  expect(days[0]?.times).toEqual(['09:00', '11:00']);
});

it('of ten students who book one time of two courses at once, as many get it as there are lanes', async () => {
  await enforced({ lanes: LANES });
  const courses = [await aClassroom(), await aClassroom()];
  const students = await Promise.all(Array.from({ length: 10 }, () => aStudent(server)));
  const results = await Promise.all(
    students.map((one, index) => book(courses[index % 2]?.id ?? '', '10:00', one)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  const lanes = (await EnrolmentModel.find().lean()).map(({ laneId }) => laneId);
  expect(lanes.sort()).toEqual(['1', '2']);
});

it('a booking reads the schedule once, for its policy and for the minimum age, and costs five more commands while free times are enforced', async () => {
  const costs: Record<string, string[]> = {};
  for (const policy of ['off', 'suggest', 'enforce'] as const) {
    await enforced({ policy });
    const { id } = await aClassroom();
    const clock = { off: '09:00', suggest: '10:00', enforce: '11:00' }[policy];
    const names = await commandsOf(() => book(id, clock));
    costs[policy] = names.filter((name) => /schedules|courses|instructors|find enrolments/.test(name)).sort();
  }
  expect(costs.off).toEqual(costs.suggest);
  expect(costs.off?.filter((name) => name === 'find schedules')).toHaveLength(1);
  const more = ['find courses', 'find courses', 'find courses', 'find enrolments', 'find instructors'];
  expect(costs.enforce).toEqual([...(costs.off ?? []), ...more].sort());
});

it('a move takes the new time and frees the old one', async () => {
  await enforced();
  const { id: courseId } = await aClassroom();
  const { id } = good(await book(courseId, '10:00'));
  expect(await timesOf(courseId, id)).toEqual(['09:00', '10:00', '11:00']);
  good(await student.api.rescheduleEnrolment({ id, scheduledDate: at('09:00').toISOString() }));
  expect(await timesOf(courseId)).toEqual(['10:00', '11:00']);
  good(await book(courseId, '11:00'));
  const taken = await student.api.rescheduleEnrolment({ id, scheduledDate: at('11:00').toISOString() });
  expect(taken).toMatchObject({ status: 409 });
  expect(await timesOf(courseId)).toEqual(['10:00']);
  good(await student.api.cancelEnrolment(id));
  expect(await timesOf(courseId)).toEqual(['09:00', '10:00']);
  expect(await doubleBookings()).toEqual([]);
});

it('an instructor is never in two classes, whoever assigns', async () => {
  await enforced({ lanes: LANES });
  const { id: instructorId } = await anInstructor();
  const { id: courseId } = await aClassroom();
  const [one, other] = [good(await book(courseId, '10:00')), good(await book(courseId, '09:00'))];
  good(await admin.api.assignInstructor({ ids: [one.id, other.id], instructorId }));
  const third = good(await book(courseId, '10:00', await aStudent(server)));
  const [outcome] = good(await admin.api.assignInstructor({ ids: [third.id], instructorId }));
  expect(outcome?.error).toMatchObject({ message: messages.timeUnavailable });
  const course = await admin.api.createCourse({
    name: 'Tiro',
    description: 'Tiro',
    location: 'Lejos',
    courseType: 'Grupal',
    price: 1,
    instructorId,
    scheduledDate: at('10:30').toISOString(),
  });
  expect(course).toMatchObject(TAKEN);
  expect(await doubleBookings()).toEqual([]);
});

it('staff books any quarter, within the notice and beyond the horizon of students', async () => {
  for (const limits of [{ noticeHours: 24 * 60 }, { horizonDays: 7 }]) {
    await EnrolmentModel.deleteMany();
    await enforced({ rules: { ...DEFAULT_RULES, noticeHours: 0, horizonDays: 365, ...limits } });
    const { id } = await aClassroom();
    expect(await book(id, '10:00'), JSON.stringify(limits)).toMatchObject(TAKEN);
    const another = await aStudent(server);
    good(await admin.api.enrolStudent({ userId: another.id, ...booking(id, '10:15') }));
  }
});

it('staff overbooks with a reason, which is audited, and takes nothing from the other class', async () => {
  await enforced();
  const { id: courseId } = await aClassroom();
  const first = good(await book(courseId, '10:00'));
  const given = { userId: (await aStudent(server)).id, ...booking(courseId, '10:00') };
  expect(await admin.api.enrolStudent(given)).toMatchObject(TAKEN);
  expect(await admin.api.enrolStudent({ ...given, overbook: true })).toMatchObject({ status: 422 });
  const reason = 'Lo pidió el instructor';
  const second = good(await admin.api.enrolStudent({ ...given, overbook: true, reason }));
  expect((await EnrolmentModel.findById(second.id).orFail().lean()).laneId).toBe(null);
  const entry = await AuditEntryModel.findOne({ subjectId: second.id, outcome: 'done' })
    .sort({ at: -1 })
    .orFail()
    .lean();
  expect(JSON.stringify(entry.changes)).toContain(reason);
  const move = { id: first.id, scheduledDate: at('09:00').toISOString(), overbook: true, reason };
  expect(await student.api.rescheduleEnrolment(move)).toMatchObject({ status: 403 });
  expect(await timesOf(courseId)).toEqual(['09:00', '11:00']);
});

it('staff moves a class to another lane, if it is free', async () => {
  await enforced({ lanes: LANES });
  const { id: courseId } = await aClassroom();
  const one = good(await book(courseId, '10:00'));
  const other = good(await book(courseId, '11:00', await aStudent(server)));
  const to = (id: string, clock: string, laneId: string) =>
    admin.api.rescheduleEnrolment({ id, scheduledDate: at(clock).toISOString(), laneId });
  good(await to(one.id, '10:00', '2'));
  expect((await EnrolmentModel.findById(one.id).orFail().lean()).laneId).toBe('2');
  expect(await to(other.id, '10:00', '2')).toMatchObject(TAKEN);
  const query = 'mutation ($input: RescheduleEnrolmentInput!) { rescheduleEnrolment(input: $input) { id } }';
  const input = { id: other.id, scheduledDate: at('10:00'), laneId: '2' };
  const refusal = await send('/graphql', { query, variables: { input } }, admin);
  expect(await refusal.json()).toHaveProperty('errors.0.extensions.slots.0', { day: DAY, time: '09:00' });
  expect(await to(other.id, '10:00', 'x')).toMatchObject({ status: 422, detail: messages.laneUnknown });
  good(await to(other.id, '10:00', '1'));
  expect(await timesOf(courseId)).toEqual(['09:00', '11:00']);
  expect(await doubleBookings()).toEqual([]);
});

it('staff chooses a lane where free times are only suggested', async () => {
  await enforced({ policy: 'suggest', lanes: LANES });
  const { id: courseId } = await aClassroom();
  const { id } = good(await book(courseId, '10:00'));
  good(await admin.api.rescheduleEnrolment({ id, scheduledDate: at('10:00').toISOString(), laneId: '2' }));
  expect((await EnrolmentModel.findById(id).orFail().lean()).laneId).toBe('2');
});

it('group courses have a lane until they are called off', async () => {
  await enforced();
  const { id: courseId } = await aClassroom();
  const group = {
    name: 'Tiro',
    description: 'Tiro',
    location: LOCATION,
    courseType: 'Grupal',
    price: 1,
    durationMinutes: 60,
    scheduledDate: at('10:00').toISOString(),
  };
  const { id } = good(await admin.api.createCourse(group));
  expect(await admin.api.createCourse(group)).toMatchObject(TAKEN);
  expect(await timesOf(courseId)).toEqual(['09:00', '11:00']);
  good(await admin.api.updateCourse({ id, scheduledDate: at('11:00').toISOString() }));
  expect(await timesOf(courseId)).toEqual(['09:00', '10:00']);
  good(await admin.api.callOffCourse({ id, reason: 'weather' }));
  expect(await timesOf(courseId)).toEqual(['09:00', '10:00', '11:00']);
  expect(await doubleBookings()).toEqual([]);
});

it('a course whose classes would meet others keeps its length', async () => {
  await enforced();
  const { id } = await aClassroom();
  good(await book(id, '09:00'));
  good(await book(id, '10:00'));
  expect(await admin.api.updateCourse({ id, durationMinutes: 90 })).toMatchObject(TAKEN);
  expect(await doubleBookings()).toEqual([]);
  good(await admin.api.updateCourse({ id, durationMinutes: 45 }));
  expect(await doubleBookings()).toEqual([]);
});

const switchOn = () => admin.api.updateSchedule({ policy: 'enforce' });
it('what was booked before gets a lane when free times begin to be enforced', async () => {
  await anOpenWeek({ lanes: LANES });
  const { id } = await aClassroom();
  await aCourse({ location: LOCATION, scheduledDate: at('09:00'), durationMinutes: 60 });
  good(await book(id, '09:00'));
  good(await book(id, '03:00'));
  good(await switchOn());
  const placed = [
    ...(await EnrolmentModel.find().lean()),
    ...(await CourseModel.find({ courseType: 'Grupal' }).lean()),
  ];
  expect(placed.map(({ laneId }) => laneId)).not.toContain(null);
  expect(await doubleBookings()).toEqual([]);
  expect(await timesOf(id)).toEqual(['10:00', '11:00']);
});

it('classes that have the same time are named, and nothing is enforced', async () => {
  await anOpenWeek({ lanes: LANES.slice(0, 1) });
  const { id } = await aClassroom();
  good(await book(id, '09:00'));
  good(await book(id, '09:30'));
  const result = await switchOn();
  expect(result).toMatchObject({ status: 409 });
  expect(result).toHaveProperty('detail', expect.stringMatching(/superponen.*09:30 \(Polígono Norte\)/));
  expect((await ScheduleModel.findOne().orFail().lean()).policy).toBe('suggest');
  expect(await EnrolmentModel.find({ laneId: { $ne: null } }).lean()).toEqual([]);
});

it('classes get the lane that they lack when there is one again', async () => {
  await enforced();
  const { id } = await aClassroom();
  good(await book(id, '09:00'));
  const other = { ...LANES[1], id: 'new' };
  await ScheduleModel.updateOne({}, { $set: { lanes: [other] } });
  expect(await timesOf(id)).toEqual(['10:00', '11:00']);
  good(await admin.api.updateSchedule({ rules: { ...DEFAULT_RULES, noticeHours: 0 } }));
  expect((await EnrolmentModel.findOne().orFail().lean()).laneId).toBe('new');
});

it('a class without an instructor is given by one who is free, and nobody is assigned who would be needed', async () => {
  await enforced({ lanes: LANES });
  const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }));
  const [one, other] = [await anInstructor({ workingHours }), await anInstructor({ workingHours })];
  const { id: courseId } = await aClassroom();
  const { id } = good(await book(courseId, '10:00'));
  const reserved = (await EnrolmentModel.findById(id).orFail().lean()).reservedInstructorId;
  expect([one.id, other.id]).toContain(reserved);
  const named = (await aClassroom({ instructorId: reserved })).id;
  const student2 = await aStudent(server);
  expect(await book(named, '10:00', student2)).toMatchObject(TAKEN);
  good(
    await admin.api.assignInstructor({ ids: [id], instructorId: reserved === one.id ? other.id : one.id }),
  );
  good(await book(named, '10:00', student2));
  expect(await doubleBookings()).toEqual([]);
});
