import { addDays, addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import type { AttendanceOutcome } from '#domain/enrolments/attendance.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { inTransaction, outsideTransaction } from '../../src/database/transaction.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { CERTIFICATE_UNDUE } from '../../src/features/enrolments/enrolment.completion.ts';
import { writeFound } from '../../src/features/enrolments/enrolment.writes.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { systemContext } from '../../src/operation/context.ts';
import type { Payload } from '../academy-api.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const staff = (headers = {}) => connectGraphql(server.url, admin.token, headers);

const CALL_OFF = { reason: 'weather', note: null, state: 'in_force', wasActive: true };
const REASON = 'Se marcó al alumno equivocado';

const begin = async (courseId: string, hours = -3) => {
  const startsAt = addHours(new Date(), hours);
  await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId }, { $set: startFields(startsAt) });
};

type Status = 'pending' | 'confirmed' | 'completed' | 'no_show';

/** An enrolment of a course that has begun. */
const anEnrolment = async (status: Status, differences: Parameters<typeof aCourse>[0] = {}) => {
  const { id: courseId } = await aCourse({ pointsValue: 100, ...differences });
  const member = await aStudent(server);
  const { id } = good(await member.api.enrol({ courseId }));
  await begin(courseId);
  if (status !== 'pending') good(await staff().confirmEnrolments({ ids: [id] }));
  if (status === 'completed') good(await staff().completeEnrolments({ ids: [id] }));
  if (status === 'no_show') good(await staff().markNoShows({ ids: [id] }));
  return { id, courseId, member };
};

const correct = (id: string, outcome: AttendanceOutcome, rest: Payload = {}) =>
  staff().correctAttendance({ id, outcome, reason: REASON, ...rest });

const stored = (id: string) => EnrolmentModel.findById(id).orFail().lean();
const points = async ({ api }: Member) => good(await api.myPoints());
const expectClean = async () => expect((await verify()).problems).toEqual([]);

it('an enrolment that is to come again is decided again if its course changes meanwhile', async () => {
  const { id, courseId } = await anEnrolment('completed', { pointsValue: 0 });
  let attempts = 0;
  await inTransaction(async () => {
    attempts += 1;
    const found = await stored(id);
    if (attempts === 1)
      await outsideTransaction(async () =>
        good(await staff().updateCourse({ id: courseId, description: 'Otra' })),
      );
    await writeFound(systemContext(server.deps), found, {
      status: 'confirmed',
      completionDate: null,
      completion: null,
      certificate: CERTIFICATE_UNDUE,
    });
  });
  expect(attempts).toBe(2);
  await expectClean();
});

describe('a wrong completion', () => {
  it.each([
    ['confirmed', { status: 'confirmed', cancellation: null }],
    ['no_show', { status: 'cancelled', cancellation: { reason: 'no_show' } }],
  ] as const)('becomes %s, without date of completion and points', async (outcome, expected) => {
    const { id, member } = await anEnrolment('completed');
    expect(good(await correct(id, outcome))).toMatchObject({
      enrolment: { ...expected, completionDate: null },
      points: -100,
      spentPoints: 0,
      notice: 'Se descontaron 100 puntos',
    });
    expect(await points(member)).toBe(0);
    expect(good(await member.api.myTransactions())).toMatchObject([
      { type: 'adjust', points: -100, description: 'Asistencia corregida: Tiro Defensivo' },
      { type: 'earn', points: 100 },
    ]);
    await expectClean();
  });

  it('debits the points that are left, and returns how many were spent', async () => {
    const { id, member } = await anEnrolment('completed');
    good(await member.api.redeem({ points: 70, description: 'Gorra' }));
    expect(good(await correct(id, 'confirmed'))).toMatchObject({
      points: -30,
      spentPoints: 70,
      notice: 'Se descontaron 30 de 100 puntos: el resto ya estaba canjeado',
    });
    expect(await points(member)).toBe(0);
    good(await staff().completeEnrolments({ ids: [id] }));
    expect(await points(member)).toBe(30);
    await expectClean();
  });

  it('of a student who has spent all points can be corrected', async () => {
    const { id, member } = await anEnrolment('completed');
    good(await member.api.redeem({ points: 100, description: 'Gorra' }));
    expect(good(await correct(id, 'no_show'))).toMatchObject({
      points: 0,
      spentPoints: 100,
      notice: 'No se descontaron puntos: los 100 ya estaban canjeados',
    });
    good(await correct(id, 'completed'));
    expect(await points(member)).toBe(0);
    await expectClean();
  });

  it('completed again credits the same points once in total, even if the course has other points by then', async () => {
    const { id, courseId, member } = await anEnrolment('completed');
    for (const pointsValue of [250, 5]) {
      good(await correct(id, 'confirmed'));
      expect(await points(member)).toBe(0);
      good(await staff().updateCourse({ id: courseId, pointsValue }));
      good(await staff().updateEnrolment(id, { status: 'completed' }));
      expect(await points(member)).toBe(100);
    }
    expect(await PointsEntryModel.countDocuments({ userId: member.id })).toBe(5);
    await expectClean();
  });

  it('of a class to come is not a no-show', async () => {
    const { id, courseId } = await anEnrolment('completed');
    await begin(courseId, 24);
    expect(await correct(id, 'no_show')).toMatchObject({ status: 409, detail: messages.noShowTooEarly });
    good(await correct(id, 'confirmed'));
  });

  it('of a class without points moves none', async () => {
    const { id } = await anEnrolment('completed', { pointsValue: 0 });
    expect(good(await correct(id, 'confirmed'))).toMatchObject({ points: 0, spentPoints: 0, notice: null });
  });
});

describe('a wrong no-show', () => {
  it.each([
    ['confirmed', 0],
    ['completed', 100],
  ] as const)('becomes %s, with %i points', async (outcome, earned) => {
    const { id, member } = await anEnrolment('no_show');
    const { enrolment } = good(await correct(id, outcome));
    expect(enrolment).toMatchObject({ status: outcome, cancellation: null });
    expect(await points(member)).toBe(earned);
    await expectClean();
  });

  it('takes a seat again, beyond the capacity only if staff confirms that', async () => {
    const { id, courseId } = await anEnrolment('no_show', { capacity: 1 });
    const other = await aStudent(server);
    await begin(courseId, 24);
    good(await other.api.enrol({ courseId }));
    await begin(courseId);
    expect(await correct(id, 'completed')).toMatchObject({ status: 409, detail: messages.courseFull });
    good(await correct(id, 'completed', { overCapacity: true }));
    expect((await CourseModel.findById(courseId).orFail().lean()).placesTaken).toBe(2);
    const third = await anEnrolment('no_show', { capacity: 1 });
    good(await correct(third.id, 'confirmed'));
    await expectClean();
  });

  it('of a student who enrolled again cannot be corrected', async () => {
    const { id, courseId, member } = await anEnrolment('no_show');
    await begin(courseId, 24);
    good(await member.api.enrol({ courseId }));
    expect(await correct(id, 'confirmed')).toMatchObject({ status: 409, detail: messages.studentEnrolled });
  });

  it('of a class whose time is taken by another class cannot be corrected', async () => {
    const member = await aStudent(server);
    const booking = aBooking((await aPersonalisedCourse()).id);
    const { id } = good(await member.api.enrol(booking));
    const { startsAt } = await stored(id);
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(addDays(new Date(), -1)) });
    good(await staff().markNoShows({ ids: [id] }));
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(startsAt) });
    good(await member.api.enrol(booking));
    expect(await correct(id, 'confirmed')).toMatchObject({ status: 409, detail: messages.studentBooked });
  });
});

describe('a course that was called off', () => {
  it('cannot get active enrolments by a correction', async () => {
    const { id, courseId } = await anEnrolment('completed');
    await CourseModel.updateOne({ _id: courseId }, { $set: { callOff: { ...CALL_OFF, at: new Date() } } });
    expect(await correct(id, 'confirmed')).toMatchObject({ status: 409, detail: messages.courseCalledOff });
    good(await correct(id, 'no_show'));
  });

  it('and takes place again accepts corrections', async () => {
    const { id, courseId } = await anEnrolment('completed');
    const callOff = { ...CALL_OFF, state: 'undone', at: new Date() };
    await CourseModel.updateOne({ _id: courseId }, { $set: { callOff } });
    expect(good(await correct(id, 'confirmed'))).toMatchObject({ enrolment: { status: 'confirmed' } });
  });
});

describe('a correction', () => {
  it('is in the audit trail with its reason', async () => {
    const { id } = await anEnrolment('completed');
    good(await correct(id, 'no_show'));
    const action = 'enrolment.correctAttendance';
    const entry = await AuditEntryModel.findOne({ action, subjectId: id }).orFail().lean();
    expect(entry.outcome).toBe('done');
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', before: 'completed', after: 'cancelled' },
        { field: 'points', before: null, after: '-100' },
        { field: 'reason', before: null, after: REASON },
      ]),
    );
  });

  it.each([{ reason: '' }, { reason: 'x'.repeat(201) }])('needs a reason: %o', async (rest) => {
    const { id } = await anEnrolment('completed');
    expect(await correct(id, 'confirmed', rest)).toMatchObject({
      status: 422,
      detail: messages.reasonLength,
    });
  });

  it.each(['pending', 'confirmed'] as const)('of a %s enrolment is rejected', async (status) => {
    const { id } = await anEnrolment(status);
    expect(await correct(id, 'completed')).toMatchObject({
      status: 409,
      detail: messages.attendanceNotRecorded,
    });
  });

  it('with the present outcome changes nothing', async () => {
    const { id } = await anEnrolment('completed');
    const { rev } = await stored(id);
    good(await correct(id, 'completed'));
    expect((await stored(id)).rev).toBe(rev);
  });
});

describe('a pending class that has begun', () => {
  it('is completed in one step, with its points', async () => {
    const { id, member } = await anEnrolment('pending');
    expect(good(await staff().completeEnrolments({ ids: [id] }))).toMatchObject([
      { enrolment: { status: 'completed' } },
    ]);
    expect(await points(member)).toBe(100);
  });

  it('is marked as a no-show', async () => {
    const { id } = await anEnrolment('pending');
    expect(good(await staff().markNoShows({ ids: [id] }))).toMatchObject([
      { enrolment: { status: 'cancelled', cancellation: { reason: 'no_show' } } },
    ]);
  });

  it('stays pending for PUT, as specified', async () => {
    const { id } = await anEnrolment('pending');
    expect(await staff().updateEnrolment(id, { status: 'completed' })).toMatchObject({
      status: 409,
      detail: messages.statusChange,
    });
  });

  it('is not completed in one step before it begins', async () => {
    const { id, courseId } = await anEnrolment('pending');
    await begin(courseId, 24);
    expect(good(await staff().completeEnrolments({ ids: [id] }))).toMatchObject([
      { error: { message: messages.statusChange } },
    ]);
  });
});
