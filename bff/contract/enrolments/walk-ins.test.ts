import { addDays, addHours, addMinutes } from 'date-fns';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import type { Payload } from '../academy-api.ts';
import { aCourse, aStudent, aWaiting, anAdmin, anInstructor, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { moneyIs } from '../money-builders.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const staff = (headers = {}) => connectGraphql(server.url, admin.token, headers);
const student = () => aStudent(server);

const HOUR_AGO = () => addHours(new Date(), -1);
const OVER_CAPACITY = { overCapacity: true, reason: 'Lo autorizó el instructor' };

const enrolIn = async (courseId: string, rest: Payload = {}) => {
  const member = await student();
  const result = await staff().enrolStudent({ userId: member.id, courseId, ...rest });
  return { member, result };
};

/** A course whose only seat is taken. */
const aTakenCourse = async (scheduledDate = addDays(new Date(), 7)) => {
  const { id } = await aCourse({ capacity: 1, scheduledDate });
  const holder = good(await (await student()).api.enrol({ courseId: id }));
  return { id, holder };
};

const placesTaken = async (courseId: string) => good(await staff().staffCourse(courseId)).placesTaken;

describe('staff enrols in a course that has begun', () => {
  it.each([
    ['while it runs', HOUR_AGO()],
    ['until three days after its end', addMinutes(addDays(new Date(), -3), -119)],
  ])('%s', async (_, scheduledDate) => {
    const { id } = await aCourse({ scheduledDate, durationMinutes: 120 });
    const { member, result } = await enrolIn(id);
    expect(good(result).status).toBe('pending');
    expect(await (await student()).api.enrol({ courseId: id })).toMatchObject({
      status: 409,
      detail: messages.courseInPast,
    });
    expect(good(await member.api.myEnrolments())).toHaveLength(1);
  });

  it('but not later', async () => {
    const scheduledDate = addMinutes(addDays(new Date(), -3), -121);
    const { id } = await aCourse({ scheduledDate, durationMinutes: 120 });
    expect((await enrolIn(id)).result).toMatchObject({ status: 409, detail: messages.lateEntryOver });
  });

  it('a student on its waiting list', async () => {
    const { id } = await aCourse({ scheduledDate: HOUR_AGO(), capacity: 3 });
    await aWaiting((await student()).id, id);
    good((await enrolIn(id)).result);
  });
});

describe('attendance at once', () => {
  it('completes the enrolment in one step, with its points and the instructor of the course', async () => {
    const instructor = await anInstructor();
    const { id } = await aCourse({
      scheduledDate: HOUR_AGO(),
      durationMinutes: 60,
      pointsValue: 60,
      instructorId: instructor.id,
    });
    const { member, result } = await enrolIn(id, { attended: true });
    expect(good(result)).toMatchObject({
      status: 'completed',
      completionDate: expect.any(String),
      instructorName: instructor.name,
    });
    expect(good(await member.api.myPoints())).toBe(60);
    expect((await verify()).problems).toEqual([]);
  });

  it('is charged at once while money is on', async () => {
    await moneyIs({});
    onTestFinished(async () => void (await MoneyRulesModel.deleteMany({})));
    const { id } = await aCourse({ scheduledDate: HOUR_AGO(), durationMinutes: 60, price: 500 });
    const { member, result } = await enrolIn(id, { attended: true });
    expect(good(result).status).toBe('completed');
    expect(good(await member.api.myMoneyAccount())?.balance).toBe(500);
    expect((await verify()).problems).toEqual([]);
  });

  it('is rejected for a future course', async () => {
    const { id } = await aCourse();
    const { member, result } = await enrolIn(id, { attended: true });
    expect(result).toMatchObject({ status: 409, detail: messages.attendanceTooEarly });
    expect(good(await member.api.myEnrolments())).toEqual([]);
  });
});

describe('beyond the capacity', () => {
  it('staff enrols only with a confirmation and a reason', async () => {
    const { id } = await aTakenCourse();
    expect((await enrolIn(id)).result).toMatchObject({ status: 409, detail: messages.courseFull });
    expect((await enrolIn(id, { overCapacity: true })).result).toMatchObject({
      status: 422,
      fields: [{ field: 'reason', message: messages.reasonLength }],
    });
    const enrolment = good((await enrolIn(id, OVER_CAPACITY)).result);
    const entry = await AuditEntryModel.findOne({ subjectId: enrolment.id }).orFail().lean();
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'overCapacity', before: null, after: 'true' },
        { field: 'reason', before: null, after: OVER_CAPACITY.reason },
      ]),
    );
    expect(good(await staff().staffCourse(id))).toMatchObject({ placesTaken: 2, placesLeft: 0 });
  });

  it('is shown in the agenda', async () => {
    const scheduledDate = addHours(new Date(), 30);
    const { id } = await aTakenCourse(scheduledDate);
    good((await enrolIn(id, OVER_CAPACITY)).result);
    const day = addDays(scheduledDate, 1).toISOString().slice(0, 10);
    const from = addDays(scheduledDate, -1).toISOString().slice(0, 10);
    const entries = good(await staff().agenda({ from, to: day }));
    const entry = entries.find(({ course }) => course.id === id);
    expect(entry?.warnings).toContain('over_capacity');
  });

  it('does not take the seats of waiting students', async () => {
    const { id, holder } = await aTakenCourse();
    const waiting = await student();
    await aWaiting(waiting.id, id);
    const { member, result } = await enrolIn(id, OVER_CAPACITY);
    expect(await placesTaken(id)).toBe(2);
    good(await staff().cancelEnrolments({ ids: [holder.id] }));
    // One is enrolled beyond the capacity: the first free seat is nobody's.
    expect(await placesTaken(id)).toBe(1);
    good(await member.api.cancelEnrolment(good(result).id));
    const live = await EnrolmentModel.find({ courseId: id, status: 'pending' }).lean();
    expect(live.map(({ userId }) => String(userId))).toEqual([waiting.id]);
    expect(await placesTaken(id)).toBe(1);
    expect((await verify()).problems).toEqual([]);
  });
});
